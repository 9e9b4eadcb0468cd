package tricksmith.editor.view.help;

import static tricksmith.editor.node.Styled.styled;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.editor.signs.MessageText;
import tricksmith.editor.view.look.Look;
import tricksmith.editor.view.look.Texts;

/** The first five minutes: instructions to follow in the window while reading. */
public record FirstSteps(Texts texts) {
  private static final List<String> STEPS =
      List.of("open", "play", "change", "why", "back", "write", "keep");

  public void open(Window owner, Look look, EditorSettings settings) {
    GridPane steps = styled(new GridPane(), "help-steps");
    for (String step : STEPS) {
      Label number = styled(new Label(String.valueOf(steps.getRowCount() + 1)), "help-number");
      number.setMinWidth(Region.USE_PREF_SIZE);
      Label title = styled(new Label(texts.say("steps." + step)), "title-4");
      title.setWrapText(true);
      MessageText words = new MessageText();
      words.say(texts.say("steps." + step + ".how"));
      steps.addRow(steps.getRowCount(), number, new VBox(title, words));
    }
    ScrollPane scrolled = new ScrollPane(steps);
    scrolled.setId("first-steps");
    scrolled.setFitToWidth(true);
    scrolled.setPrefSize(520, 640);
    HelpWindow.open(owner, look, settings, texts.say("command.FIRST_STEPS"), scrolled);
  }
}
