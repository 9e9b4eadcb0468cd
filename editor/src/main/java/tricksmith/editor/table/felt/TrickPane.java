package tricksmith.editor.table.felt;

import static tricksmith.editor.node.Styled.styled;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.node.Hint;
import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.card.CardFace;
import tricksmith.editor.table.card.DrawnCards;
import tricksmith.editor.table.card.WishMenu;
import tricksmith.editor.table.geometry.Area;
import tricksmith.editor.table.geometry.Round;
import tricksmith.editor.table.geometry.TableGeometry;
import tricksmith.editor.table.why.Reasoning;
import tricksmith.editor.table.words.Words;
import tricksmith.proposal.Wish;

/**
 * The cards of a trick, each in front of its seat, with dashed places for cards to come and a
 * button on the best card that leads to the reasons.
 */
final class TrickPane extends Group {
  /** The width below which there is room only for the question. */
  private static final double BRIEF = 90;

  private static final double LONG = 140;

  private final Words words;
  private final Round round;
  private final List<Played> played = new ArrayList<>();
  private final Map<Integer, Region> toCome = new HashMap<>();
  private final @Nullable Button why;
  private final Table.TrickPlace trick;
  private final ScriptWords script;
  private final boolean isYours;
  private double wide;

  private record Played(int seat, int layer, boolean winning, CardFace face) {}

  /**
   * Creates the cards of a trick.
   *
   * @param awaited the seats whose cards are to come
   * @param reasoning asked why the best card is the best
   * @param actions told what should have been otherwise
   */
  TrickPane(
      Table.TrickPlace trick,
      List<Integer> awaited,
      Round round,
      DrawnCards cards,
      Words words,
      Reasoning reasoning,
      PlaytestActions actions) {
    this.words = words;
    this.round = round;
    this.trick = trick;
    script = cards.script();
    isYours = trick.winner().isPresent() && trick.winner().equals(cards.you());
    setId("trick");
    getStyleClass().add("trick");
    setAccessibleText(words.say("trick", trick.number()));
    for (int seat : awaited) {
      Region place = styled(new Region(), "card-to-come");
      place.setMouseTransparent(true);
      toCome.put(seat, place);
      add(place);
    }
    for (Table.PlayedCard card : trick.cards()) {
      add(card, cards);
    }
    why = trick.cards().isEmpty() || !trick.isKnown() ? null : why(reasoning);
    if (why != null) {
      add(why);
    }
    if (trick.finished() && trick.isKnown()) {
      takeWishes(cards, actions);
    } else if (!trick.finished()) {
      tellWhenToWish(cards);
    }
  }

  /** Says on each card when one can wish that it had won. */
  private void tellWhenToWish(DrawnCards cards) {
    for (int place = 0; place < played.size(); place++) {
      Table.Face face = trick.cards().get(place).face();
      if (face != null) {
        WishMenu.telling(played.get(place).face(), words.say("wish.later", cards.name(face)));
      }
    }
  }

  /**
   * Offers wishes that a card had won, or had not: on each card for itself, and on the pill for all
   * of them.
   */
  private void takeWishes(DrawnCards cards, PlaytestActions actions) {
    List<WishMenu.Item> all = new ArrayList<>();
    for (int place = 0; place < played.size(); place++) {
      Played one = played.get(place);
      Table.PlayedCard card = trick.cards().get(place);
      String said =
          words.say(one.winning() ? "wish.not-won" : "wish.won", cards.name(card.shown()));
      Wish.Outcome outcome = new Wish.Wins(one.seat(), !one.winning());
      WishMenu.Item item =
          new WishMenu.Item(said, () -> actions.wish(trick.choices(), outcome, said));
      WishMenu.on(one.face(), List.of(item, cards.keeping()));
      all.add(item);
    }
    all.add(cards.keeping());
    if (why != null) {
      WishMenu.on(why, all);
    }
  }

  private void add(Region part) {
    part.setManaged(false);
    getChildren().add(part);
  }

  private void add(Table.PlayedCard card, DrawnCards cards) {
    CardFace face = cards.lying(card.face());
    face.setAccessibleText(
        words.say(
            card.winning()
                ? trick.finished() ? "trick.best-card" : "trick.leading-card"
                : "trick.card",
            words.say("seat", card.seat()),
            card.face() == null ? words.say("card.unseen") : cards.name(card.face())));
    if (card.winning()) {
      face.marked("winning");
    }
    if (trick.tied().contains(card.seat()) && !card.earlier()) {
      face.marked("tied");
    }
    if (card.earlier()) {
      face.marked("earlier");
    }
    int layer = (int) played.stream().filter(other -> other.seat() == card.seat()).count();
    played.add(new Played(card.seat(), layer, card.winning(), face));
    add(face);
  }

  private Button why(Reasoning reasoning) {
    Button button = new Button("", styled(new Label(words.say("pill.why")), "why-asked"));
    button.setContentDisplay(ContentDisplay.RIGHT);
    button.setId("why-this-trick");
    button.getStyleClass().setAll("why-pill");
    button.setAccessibleText(whole());
    Hint.on(button, whole());
    button.setOnAction(_ -> reasoning.trick(trick.choices()));
    return button;
  }

  /** Returns how the trick stands or has ended, with what led to it. */
  private String whole() {
    String best = best();
    String key = trick.finished() ? "trick.won" : "trick.winning";
    if (trick.reason() != null) {
      return words.say(key + "-by", best, script.text(trick.reason()));
    }
    boolean hasWinner = trick.winner().isPresent();
    return trick.outOfCards()
        ? words.say(hasWinner ? "trick.won-cards" : "trick.nobody-cards", best)
        : words.say(key, best);
  }

  private String best() {
    return trick
        .winner()
        .map(seat -> words.say("seat", seat))
        .orElseGet(() -> words.say(trick.tied().isEmpty() ? "trick.nobody" : "trick.tied"));
  }

  /** Returns what the pill may say before it asks why, the longest first. */
  private List<String> pillWords() {
    if (trick.winner().isEmpty()) {
      return List.of(words.say("pill.none", best()));
    }
    String brief = words.say("pill.brief");
    if (wide < BRIEF) {
      return List.of(brief);
    }
    if (trick.finished()) {
      return List.of(named(), words.say("pill.best"), brief);
    }
    String soFar = words.say("pill.best-so-far");
    String leads = words.say("pill.leads");
    return wide >= LONG ? List.of(named(), soFar, leads, brief) : List.of(soFar, leads, brief);
  }

  private String named() {
    if (trick.finished()) {
      return isYours ? words.say("pill.won.you") : words.say("pill.won", best());
    }
    return words.say("pill.best-of", isYours ? words.say("occupant.HUMAN") : best());
  }

  /** Puts everything in its place. */
  void place(TableGeometry table) {
    wide = table.card() / table.scale();
    toCome.forEach((seat, place) -> resizeTo(place, table.seats().get(round.step(seat)).trick()));
    Area best = null;
    Node carrier = null;
    for (Played one : played) {
      Area place = place(one, table);
      resizeTo(one.face().wide(place.width()), place);
      if (one.winning() || (best == null && trick.winner().isEmpty())) {
        best = place;
        carrier = one.face();
      }
    }
    if (why != null && best != null && carrier != null) {
      placePill(why, best, table);
      moveWith(why, carrier);
    }
  }

  private Area place(Played one, TableGeometry table) {
    int cards = (int) played.stream().filter(other -> other.seat() == one.seat()).count();
    return table.played(round.step(one.seat()), cards).get(one.layer());
  }

  /** Returns where its cards lie, with what is drawn around the best. */
  Stream<Area> lying(TableGeometry table) {
    return played.stream().map(one -> place(one, table).grown(OverMat.RING * table.card()));
  }

  private void placePill(Button pill, Area card, TableGeometry table) {
    double by = table.scale();
    // Before its styles are known, a button is as wide as in the usual font.
    pill.applyCss();
    for (String text : pillWords()) {
      pill.setText(text);
      if (pill.prefWidth(-1) * by <= card.width()) {
        break;
      }
    }
    pill.getTransforms().setAll(new Scale(by, by));
    double width = pill.prefWidth(-1) * by;
    double height = pill.prefHeight(-1) * by;
    pill.resizeRelocate(
        card.centerX() - width / 2,
        card.bottom() - height - 0.03 * card.height(),
        width / by,
        height / by);
  }

  /** Lets the pill lie on its card while that is on its way. */
  private static void moveWith(Button pill, Node carrier) {
    pill.translateXProperty().bind(carrier.translateXProperty());
    pill.translateYProperty().bind(carrier.translateYProperty());
    pill.opacityProperty().bind(carrier.opacityProperty());
  }

  private static void resizeTo(Region part, Area slot) {
    part.resizeRelocate(slot.x(), slot.y(), slot.width(), slot.height());
  }

  /** Highlights the cards of these seats: a rule has decided for them. */
  void light(List<Integer> seats) {
    for (Played one : played) {
      one.face().getStyleClass().remove("lit");
      if (seats.contains(one.seat())) {
        one.face().getStyleClass().add("lit");
      }
    }
  }
}
