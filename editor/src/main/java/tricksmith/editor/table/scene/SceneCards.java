package tricksmith.editor.table.scene;

import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import tricksmith.editor.live.SceneDraft;
import tricksmith.editor.node.Hint;
import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.card.CardButton;
import tricksmith.editor.table.card.CardFace;
import tricksmith.editor.table.words.CardNames;
import tricksmith.editor.table.words.Words;

/**
 * Makes the cards of a table that is being set by hand: each can be picked up and locked.
 *
 * @param takenUp the card that was picked up; -1 for none
 */
record SceneCards(SceneDraft draft, int takenUp, SceneHand hand, Words words) {

  private static final Pattern SEAT = Pattern.compile("seat (\\d+)");
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}-]+");

  ScriptWords script() {
    return ScriptWords.of(draft.suits(), draft.translations().in(words.language()));
  }

  String name(Table.Face face) {
    return CardNames.of(face, script(), words);
  }

  /** Returns a card that can be picked up. */
  CardButton card(Table.Face face) {
    boolean locked = draft.isLocked(face.card());
    CardFace drawn = new CardFace(face, script());
    String name = name(face);
    if (locked) {
      drawn.marked("locked");
      name = words.say("scene.locked", name);
    }
    if (takenUp == face.card()) {
      drawn.marked("taken-up");
      name = words.say("scene.taken", name);
    }
    CardButton button = new CardButton(drawn, name, () -> hand.press(face));
    button.setId("scene-card-" + face.label());
    Hint.on(button, name);
    button.setUserData(face);
    button.setOnKeyPressed(
        event -> {
          if (event.getCode() == KeyCode.L) {
            hand.lock(face.card(), !locked);
            event.consume();
          }
        });
    button.setOnMouseClicked(
        event -> {
          if (event.getButton() == MouseButton.SECONDARY) {
            hand.lock(face.card(), !locked);
          }
        });
    return button;
  }

  /**
   * Returns the cards of a place: those of hands sorted as at the table, others in the order of the
   * pile.
   */
  List<Table.Face> inOrder(SceneDraft.Place place) {
    List<String> suits = script().inHand();
    return place.hand()
        ? place.cards().stream()
            .sorted(
                Comparator.comparingInt((Table.Face face) -> suits.indexOf(suitOf(face)))
                    .thenComparing(Comparator.comparingInt(Table.Face::card).reversed()))
            .toList()
        : place.cards();
  }

  private static String suitOf(Table.Face face) {
    return face.suit() == null ? "" : face.suit();
  }

  /** Returns the name of a variable, with the intended entry. */
  String name(SceneDraft.Setting setting) {
    String target = setting.target();
    int entry = target.indexOf('[');
    return entry < 0
        ? script().title(target)
        : script().title(target.substring(0, entry)) + value(target.substring(entry));
  }

  /**
   * Returns the display form of a value given as tests write it: {@code seat 2}, {@code (C,
   * order)}.
   */
  String value(String written) {
    String seated = SEAT.matcher(written).replaceAll(seat -> words.say("seat", seat.group(1)));
    return WORD.matcher(seated)
        .replaceAll(word -> Matcher.quoteReplacement(script().value(word.group())));
  }

  String name(SceneDraft.Place place) {
    return place.owner() == null
        ? words.say("scene.zone", script().name(place.name()))
        : words.say("scene.zone-of", script().name(place.name()), place.owner());
  }
}
