package tricksmith.editor.table.scene;

import java.util.Comparator;
import java.util.List;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import tricksmith.editor.live.SceneDraft;
import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.SuitSigns;
import tricksmith.editor.table.card.CardButton;
import tricksmith.editor.table.card.CardFace;
import tricksmith.editor.table.words.CardNames;
import tricksmith.editor.table.words.Words;

/**
 * Makes the cards of a table that is being set by hand: each can be taken up, and locked.
 *
 * @param takenUp the card that was taken up; -1 for none
 */
record SceneCards(SceneDraft draft, int takenUp, SceneHand hand, Words words) {

  SuitSigns signs() {
    return SuitSigns.of(draft.suits());
  }

  String name(Table.Face face) {
    return CardNames.of(face, signs(), words);
  }

  /** A card that can be taken up. */
  CardButton card(Table.Face face) {
    boolean locked = draft.isLocked(face.card());
    CardFace drawn = new CardFace(face, signs());
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
    button.setTooltip(new Tooltip(name));
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

  /** Hands are sorted, as at the table; elsewhere the order is that of the pile. */
  List<Table.Face> inOrder(SceneDraft.Place place) {
    List<String> suits = signs().inHand();
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

  /** What a zone is called. */
  String name(SceneDraft.Place place) {
    return place.owner() == null
        ? words.say("scene.zone", place.name())
        : words.say("scene.zone-of", place.name(), place.owner());
  }
}
