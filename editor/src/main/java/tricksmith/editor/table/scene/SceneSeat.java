package tricksmith.editor.table.scene;

import static tricksmith.editor.node.Styled.styled;

import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import tricksmith.editor.live.SceneDraft;
import tricksmith.editor.table.words.PlainWords;
import tricksmith.editor.table.words.Words;

/**
 * The plaque of a seat on a table that is being set by hand; cards dropped on it go to its hand.
 */
final class SceneSeat extends Button {
  private static final PseudoClass ASKED = PseudoClass.getPseudoClass("asked");

  SceneSeat(int seat, SceneDraft draft, Words words) {
    getStyleClass().setAll("plaque", "scene-seat");
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    setAlignment(Pos.CENTER_LEFT);
    Optional<SceneDraft.Trick> trick = draft.trick();
    boolean leads = trick.filter(laid -> laid.leader() == seat).isPresent();
    boolean isNext = trick.flatMap(SceneDraft.Trick::next).filter(next -> next == seat).isPresent();
    pseudoClassStateChanged(ASKED, isNext);
    VBox named = new VBox(styled(new Label(words.say("seat", seat)), "scene-seat-name"));
    named.getStyleClass().add("plaque-words");
    named.setMinWidth(0);
    HBox.setHgrow(named, Priority.ALWAYS);
    if (leads) {
      Label chip = styled(new Label(words.say("seat.leads")), "chip", "chip-leads");
      named.getChildren().add(chip);
    }
    Label score = styled(new Label(PlainWords.number(score(seat, draft))), "score");
    score.setMinWidth(USE_PREF_SIZE);
    HBox line = new HBox(named, score);
    line.setAlignment(Pos.CENTER_LEFT);
    line.prefWidthProperty().bind(widthProperty().subtract(20));
    setGraphic(line);
    setAccessibleText(words.say("scene.seat-long", seat));
  }

  private static String score(int seat, SceneDraft draft) {
    return draft.settings().stream()
        .filter(setting -> setting.kind() == SceneDraft.Setting.Kind.SCORE)
        .filter(setting -> Integer.valueOf(seat).equals(setting.seat()))
        .map(setting -> setting.value().replace(" ", ""))
        .findFirst()
        .orElse("");
  }
}
