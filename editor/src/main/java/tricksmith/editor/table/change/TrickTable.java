package tricksmith.editor.table.change;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.change.TrickResult;
import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.card.CardFace;
import tricksmith.editor.table.geometry.Area;
import tricksmith.editor.table.geometry.Round;
import tricksmith.editor.table.geometry.TrickPlaces;
import tricksmith.editor.table.words.CardNames;
import tricksmith.editor.table.words.Words;

/** A felt with one trick: its cards where they lie on the table, and who takes it. */
final class TrickTable extends Pane {
  private static final PseudoClass PAST = PseudoClass.getPseudoClass("past");

  /** The share of a card that the next one in a playoff leaves visible. */
  private static final double PLAYOFF_STEP = 0.3;

  private final Words words;
  private final List<Lying> lying = new ArrayList<>();
  private Round round = new Round(2, 1, true);

  /**
   * A card and the name of its seat.
   *
   * @param turn how many cards the seat has played before it
   */
  private record Lying(CardFace card, @Nullable Label name, int seat, int turn) {}

  TrickTable(Words words, boolean past) {
    this.words = words;
    getStyleClass().addAll("felt", "change-felt");
    pseudoClassStateChanged(PAST, past);
    setMinSize(0, 0);
  }

  /**
   * Shows a trick.
   *
   * @param forbidden a card of it that may not be played; null for none
   */
  void show(
      @Nullable TrickResult trick,
      Round newRound,
      ScriptWords script,
      Table.@Nullable Face forbidden) {
    round = newRound;
    lying.clear();
    if (trick != null) {
      trick.cards().forEach(card -> add(card, trick, script, forbidden));
    }
    getChildren().clear();
    lying.forEach(
        each -> {
          getChildren().add(each.card());
          if (each.name() != null) {
            getChildren().add(each.name());
          }
        });
    requestLayout();
  }

  private void add(
      Table.PlayedCard played,
      TrickResult trick,
      ScriptWords script,
      Table.@Nullable Face forbidden) {
    int turn = (int) lying.stream().filter(each -> each.seat() == played.seat()).count();
    boolean wins =
        trick.winner().filter(winner -> winner == played.seat()).isPresent()
            && trick.cards().stream()
                .filter(other -> other.seat() == played.seat())
                .reduce((_, last) -> last)
                .filter(played::equals)
                .isPresent();
    boolean isForbidden = forbidden != null && forbidden.label().equals(played.face().label());
    CardFace card = new CardFace(played.face(), script);
    card.getStyleClass()
        .add(isForbidden ? "change-forbidden" : wins ? "change-wins" : "change-lost");
    card.setAccessibleText(
        words.say("change.card", played.seat(), CardNames.of(played.face(), script, words)));
    Label name = turn > 0 ? null : name(played.seat(), trick);
    lying.add(new Lying(card, name, played.seat(), turn));
  }

  private Label name(int seat, TrickResult trick) {
    boolean wins = trick.winner().filter(winner -> winner == seat).isPresent();
    String key = wins ? "change.takes" : trick.leader() == seat ? "change.leads" : "seat";
    Label name = new Label(words.say(key, seat));
    name.getStyleClass().add("change-seat");
    if (wins) {
      name.getStyleClass().add("change-taker");
    }
    return name;
  }

  @Override
  protected void layoutChildren() {
    double high = lying.stream().mapToDouble(each -> nameHeight(each.name())).max().orElse(0);
    TrickPlaces places = TrickPlaces.of(round.players(), getWidth(), getHeight(), high);
    for (Lying each : lying) {
      Area place = places.cards().get(round.step(each.seat()));
      double aside = each.turn() * places.card() * PLAYOFF_STEP;
      each.card().wide(places.card());
      each.card().resizeRelocate(place.x() + aside, place.y(), place.width(), place.height());
      Label name = each.name();
      if (name != null) {
        double wide = Math.min(name.prefWidth(-1), getWidth());
        double x = Math.clamp(place.x() + place.width() / 2 - wide / 2, 0, getWidth() - wide);
        boolean above = place.y() + place.height() / 2 < getHeight() / 2 - place.height() / 4;
        double y = above ? place.y() - high - 1 : place.y() + place.height() + 1;
        name.resizeRelocate(x, y, wide, high);
      }
    }
  }

  private static double nameHeight(@Nullable Label name) {
    return name == null ? 0 : name.prefHeight(-1);
  }
}
