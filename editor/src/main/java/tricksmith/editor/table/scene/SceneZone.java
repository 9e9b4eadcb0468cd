package tricksmith.editor.table.scene;

import static tricksmith.editor.node.Styled.styled;

import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import tricksmith.editor.live.SceneDraft;
import tricksmith.editor.node.Hint;
import tricksmith.editor.table.card.CardFace;
import tricksmith.editor.table.geometry.TableGeometry;

/** A zone other than a hand: its top card or an empty place, and its number of cards. */
final class SceneZone extends Button {
  /** Creates a zone with a card of this width in pixels. */
  SceneZone(SceneDraft.Place place, double wide, SceneCards cards, SceneHand hand) {
    getStyleClass().setAll("scene-zone");
    setId("scene-zone-" + place.zone());
    setUserData(new SceneGoal.Into(place.zone()));
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    String called = cards.words().say("scene.zone-long", cards.name(place), place.cards().size());
    setAccessibleText(called);
    Hint.on(this, called);
    Label name = new Label(cards.script().title(place.name()));
    name.setMaxWidth(wide * 2.6);
    Label count = styled(new Label(String.valueOf(place.cards().size())), "won-count");
    HBox line = styled(new HBox(top(place, wide, cards), name, count), "scene-zone-line");
    setGraphic(line);
    setOnAction(_ -> hand.aim(new SceneGoal.Into(place.zone())));
  }

  private static Region top(SceneDraft.Place place, double wide, SceneCards cards) {
    if (place.cards().isEmpty()) {
      Region nothing = styled(new Region(), "won-nothing");
      nothing.setMinSize(wide, wide * TableGeometry.CARD_RATIO);
      nothing.setMaxSize(wide, wide * TableGeometry.CARD_RATIO);
      return nothing;
    }
    CardFace top = new CardFace(place.cards().getFirst(), cards.script()).wide(wide);
    return wide < CardFace.SMALL && top.card() >= 0 ? top.small() : top;
  }
}
