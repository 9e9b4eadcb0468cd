package tricksmith.editor.table.change;

import static tricksmith.editor.node.Styled.styled;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.change.TrickResult;
import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.RedSigns;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.card.CardFace;
import tricksmith.editor.table.geometry.Area;
import tricksmith.editor.table.geometry.Round;
import tricksmith.editor.table.geometry.TrickPlaces;
import tricksmith.editor.table.words.CardNames;
import tricksmith.editor.table.words.Words;

/** A felt with one trick: its cards where they lie on the table, and who takes it. */
public final class TrickTable extends Pane {
  private static final PseudoClass PAST = PseudoClass.getPseudoClass("past");

  private final Words words;
  private final List<Lying> lying = new ArrayList<>();
  private final Label bubble = RedSigns.on(styled(new Label(), "pointed-said"));
  private @Nullable Lying pointed;

  /** The seat beside whose place something is said; 0 for none. */
  private int asked;

  /** What is in force while the trick is played; empty for nothing. */
  private Label held = new Label();

  private Round round = new Round(2, 1, true);

  /** A table on which the same seats have the same places; null for none. */
  private @Nullable TrickTable twin;

  /**
   * A card and the name of its seat.
   *
   * @param turn how many cards the seat has played before it
   */
  private record Lying(CardFace card, String label, @Nullable Label name, int seat, int turn) {}

  /** Creates a felt without cards; one that looks like the past if {@code past}. */
  public TrickTable(Words words, boolean past) {
    this.words = words;
    getStyleClass().addAll("felt", "change-felt");
    pseudoClassStateChanged(PAST, past);
    setMinSize(0, 0);
    bubble.setWrapText(true);
  }

  /**
   * Shows a trick.
   *
   * @param forbidden a card of it that may not be played; null for none
   */
  void show(
      @Nullable TrickResult trick, Round newRound, Table table, Table.@Nullable Face forbidden) {
    if (trick == null) {
      show(List.of(), 0, null, newRound, table, forbidden);
    } else {
      show(trick.cards(), trick.leader(), trick.winner().orElse(null), newRound, table, forbidden);
    }
  }

  /**
   * Shows the cards of a trick.
   *
   * @param winner the seat that takes it; null for none
   * @param forbidden a card of it that may not be played; null for none
   */
  public void show(
      List<Table.PlayedCard> cards,
      int leader,
      @Nullable Integer winner,
      Round newRound,
      Table table,
      Table.@Nullable Face forbidden) {
    round = newRound;
    pointed = null;
    asked = 0;
    bubble.setText("");
    lying.clear();
    cards.forEach(card -> add(card, cards, leader, winner, table, forbidden));
    getChildren().clear();
    lying.forEach(
        each -> {
          getChildren().add(each.card());
          if (each.name() != null) {
            getChildren().add(each.name());
          }
        });
    if (!held.getText().isEmpty()) {
      getChildren().add(held);
    }
    requestLayout();
  }

  /** Sets what is in force while the trick is played, such as the trump suit; it has a corner. */
  public void hold(String text) {
    held = RedSigns.on(new Label(text));
    held.getStyleClass().add("change-held");
  }

  /** Says what a seat is asked, where its card would lie. */
  void ask(int seat, String said) {
    asked = seat;
    bubble.setText(said);
    getChildren().add(bubble);
  }

  private void add(
      Table.PlayedCard played,
      List<Table.PlayedCard> cards,
      int leader,
      @Nullable Integer winner,
      Table table,
      Table.@Nullable Face forbidden) {
    int turn = (int) lying.stream().filter(each -> each.seat() == played.seat()).count();
    boolean wins =
        Objects.equals(winner, played.seat())
            && cards.stream()
                .filter(other -> other.seat() == played.seat())
                .reduce((_, last) -> last)
                .filter(played::equals)
                .isPresent();
    boolean isForbidden = forbidden != null && forbidden.label().equals(played.shown().label());
    ScriptWords script = words.of(table);
    CardFace card =
        styled(
            new CardFace(played.shown(), script),
            isForbidden ? "change-forbidden" : wins ? "change-wins" : "change-lost");
    card.setAccessibleText(
        words.about(
            table,
            played.seat(),
            "change.card",
            played.seat(),
            CardNames.of(played.shown(), script, words)));
    Label name = turn > 0 ? null : name(played.seat(), leader, winner, table);
    lying.add(new Lying(card, played.shown().label(), name, played.seat(), turn));
  }

  private Label name(int seat, int leader, @Nullable Integer winner, Table table) {
    boolean wins = Objects.equals(winner, seat);
    Label name =
        styled(
            new Label(
                wins || leader == seat
                    ? words.about(table, seat, wins ? "change.takes" : "change.leads", seat)
                    : words.seat(table, seat)),
            "change-seat");
    if (wins) {
      name.getStyleClass().add("change-taker");
    }
    return name;
  }

  /** Marks the card of a seat, and says beside it what was said about it. */
  public void point(int seat, String card, String said) {
    lying.stream()
        .filter(each -> each.seat() == seat && card.equals(each.label()))
        .findFirst()
        .ifPresent(
            each -> {
              pointed = each;
              each.card().getStyleClass().removeAll("change-wins", "change-lost");
              each.card().getStyleClass().add("change-pointed");
              bubble.setText(said);
              getChildren().add(bubble);
            });
  }

  /** Gives a seat another name. */
  public void rename(int seat, String text) {
    lying.stream()
        .filter(each -> each.seat() == seat && each.name() != null)
        .forEach(each -> Objects.requireNonNull(each.name()).setText(text));
  }

  /** Lets cards lie at the same places as those of another table, whatever is said of them. */
  void alike(TrickTable other) {
    twin = other;
    other.twin = this;
  }

  @Override
  protected void layoutChildren() {
    TrickPlaces places = TrickPlaces.of(getWidth(), getHeight(), contents());
    for (Lying each : lying) {
      int step = round.step(each.seat());
      Area place = places.cards().get(step);
      double aside = each.turn() * places.card() * TrickPlaces.PLAYOFF_STEP;
      each.card().wide(places.card());
      each.card().resizeRelocate(place.x() + aside, place.y(), places.card(), place.height());
      Label name = each.name();
      if (name != null) {
        Optional<Area> room = places.names().get(step);
        name.setVisible(room.isPresent());
        room.ifPresent(there -> lay(name, there, place));
      }
    }
    if (pointed != null) {
      Area card = places.cards().get(round.step(pointed.seat()));
      places.said().ifPresentOrElse(this::lay, () -> squeeze(card));
    } else if (asked > 0) {
      layQuestion(places.cards().get(round.step(asked)));
    }
    held.autosize();
    held.setVisible(places.corner().isPresent());
    places.corner().ifPresent(corner -> held.relocate(corner.x(), corner.y()));
  }

  /** Lays a name into its room, as near to its card as that allows. */
  private static void lay(Label name, Area room, Area card) {
    double wide = Math.min(room.width(), written(name).width());
    double x =
        room.right() <= card.x()
            ? room.right() - wide
            : room.x() >= card.right() ? room.x() : room.centerX() - wide / 2;
    name.resizeRelocate(x, room.y(), wide, room.height());
  }

  private TrickPlaces.Contents contents() {
    List<TrickPlaces.Written> names =
        new ArrayList<>(Collections.nCopies(round.players(), TrickPlaces.Written.NOTHING));
    Stream.concat(lying.stream(), ofTwin())
        .forEach(
            each ->
                names.set(
                    round.step(each.seat()),
                    names.get(round.step(each.seat())).or(written(each.name()))));
    return new TrickPlaces.Contents(
        names,
        Stream.concat(lying.stream(), ofTwin()).mapToInt(Lying::turn).max().orElse(0),
        pointed == null ? -1 : round.step(pointed.seat()),
        pointed == null ? TrickPlaces.Written.NOTHING : said(),
        held.getText().isEmpty() ? TrickPlaces.Written.NOTHING : written(held));
  }

  private Stream<Lying> ofTwin() {
    return twin != null && twin.round.equals(round) ? twin.lying.stream() : Stream.empty();
  }

  private static TrickPlaces.Written written(@Nullable Label label) {
    return label == null
        ? TrickPlaces.Written.NOTHING
        : new TrickPlaces.Written(Math.ceil(label.prefWidth(-1)), Math.ceil(label.prefHeight(-1)));
  }

  /** Returns the size of what is said, in several lines if one is too long for the table. */
  private TrickPlaces.Written said() {
    double most = Math.floor(getWidth() - 2 * TrickPlaces.EDGE);
    return bubble.prefWidth(-1) <= most
        ? written(bubble)
        : new TrickPlaces.Written(most, Math.ceil(bubble.prefHeight(most)));
  }

  private void layQuestion(Area place) {
    double wide = Math.min(bubble.prefWidth(-1), getWidth());
    double high = bubble.prefHeight(wide);
    double x = place.x() + place.width() / 2 - wide / 2;
    double y = place.y() + place.height() / 2 - high / 2;
    bubble.resizeRelocate(
        Math.clamp(x, 0, getWidth() - wide),
        Math.clamp(y, 0, Math.max(0, getHeight() - high)),
        wide,
        high);
  }

  private void lay(Area said) {
    bubble.resizeRelocate(said.x(), said.y(), said.width(), said.height());
  }

  /** Lays what was said beside its card in several lines, over others if need be. */
  private void squeeze(Area card) {
    double gap = card.width() / 4;
    double left = card.x() - gap;
    double right = getWidth() - card.right() - gap;
    double wide = Math.min(bubble.prefWidth(-1), Math.max(left, right));
    double high = bubble.prefHeight(wide);
    boolean above = card.centerY() <= getHeight() / 2;
    double y = above ? card.y() : card.bottom() - high;
    bubble.resizeRelocate(
        left > right ? left - wide : getWidth() - right,
        Math.clamp(y, 0, Math.max(0, getHeight() - high)),
        wide,
        high);
  }
}
