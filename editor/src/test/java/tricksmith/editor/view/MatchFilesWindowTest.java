package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Waiting.until;
import static tricksmith.editor.view.Waiting.untilItTakesKeys;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import tricksmith.editor.files.OpenResult;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.live.MatchSettings;
import tricksmith.editor.view.arrival.ScriptToOpen;

/** Saves, shares and opens matches in the window. */
class MatchFilesWindowTest extends WindowTest {
  private EditorWindow window;

  @Start
  void open(Stage primary) throws IOException {
    Path file = Files.writeString(folder.resolve("small.trick"), SmallGame.FOR_FOUR);
    window = Opened.in(folder).window(primary, ScriptFile.open(file));
  }

  @Test
  void whatIsSavedOpensAgainWhereItStood(FxRobot robot) throws IOException {
    until("a card to play", () -> robot.lookup("#hand-1 .legal").tryQuery().isPresent());
    robot.clickOn("#to-end");
    until("the match is over", () -> said(robot, "#question").contains("The match is over"));
    String moment = moment(robot);

    robot.press(KeyCode.SHORTCUT, KeyCode.ALT).type(KeyCode.S);
    robot.release(KeyCode.ALT, KeyCode.SHORTCUT);

    Path saved = folder.resolve("saved-as.match.jsonl");
    until("it is said", () -> robot.lookup("#match-kept").tryQuery().isPresent());
    assertThat(OpenResult.of(saved)).isInstanceOf(OpenResult.Ready.class);
    robot.clickOn("#next-match");
    until("another match", () -> !moment(robot).equals(moment));
    robot.interact(() -> window.open(saved));
    until("the saved one", () -> moment(robot).equals(moment));
    assertThat(said(robot, "#question")).contains("The match is over");
    assertThat(robot.lookup("#match-differs").tryQuery()).isEmpty();
  }

  @Test
  void aNoteIsSharedWithItsMoment(FxRobot robot) {
    until("a card to play", () -> robot.lookup("#hand-1 .legal").tryQuery().isPresent());
    String moment = moment(robot);
    robot.press(KeyCode.SHORTCUT, KeyCode.SHIFT).type(KeyCode.M);
    robot.release(KeyCode.SHIFT, KeyCode.SHORTCUT);
    robot.write("Hard to choose").type(KeyCode.ENTER);
    until("a mark of the note", () -> robot.lookup(".track-note").tryQuery().isPresent());

    robot.press(KeyCode.SHORTCUT, KeyCode.SHIFT).type(KeyCode.E);
    robot.release(KeyCode.SHIFT, KeyCode.SHORTCUT);
    until("it is said", () -> robot.lookup("#match-kept").tryQuery().isPresent());
    robot.interact(() -> window.open(folder.resolve("saved-as.tricksmith")));

    until("another tab", () -> stage.getTitle().contains("saved-as.trick"));
    until(
        "the note",
        () ->
            robot.lookup("#note-line").queryAll().stream()
                .anyMatch(
                    line ->
                        line.isVisible()
                            && line.getScene() != null
                            && ((TextInputControl) line).getText().equals("Hard to choose")));
    assertThat(robot.lookup("#moment").queryAllAs(Node.class))
        .extracting(Node::getAccessibleText)
        .contains(moment);
  }

  @Test
  void aMomentKeptAsATestCanBeNamedAtOnce(FxRobot robot) {
    until("a card to play", () -> robot.lookup("#hand-1 .legal").tryQuery().isPresent());
    String start = moment(robot);
    robot.clickOn("#forward-trick");
    until("a finished trick", () -> !moment(robot).equals(start));
    robot.interact(() -> robot.lookup("#pin").queryButton().fire());

    CodeArea text = robot.lookup(".code-area").queryAs(CodeArea.class);
    until("its title is selected", () -> text.getSelectedText().startsWith("trick 1, after "));
    assertThat(text.getText()).contains("test \"" + text.getSelectedText() + "\" {");
  }

  @Test
  void whatWasPlayedIsThereAgainWhenTheScriptIsOpenedNext(FxRobot robot) throws IOException {
    until("a card to play", () -> robot.lookup("#hand-1 .legal").tryQuery().isPresent());
    String start = moment(robot);
    robot.clickOn("#forward-trick");
    until("a later moment", () -> !moment(robot).equals(start));
    robot.press(KeyCode.SHORTCUT, KeyCode.SHIFT).type(KeyCode.M);
    robot.release(KeyCode.SHIFT, KeyCode.SHORTCUT);
    robot.write("Hard to choose").type(KeyCode.ENTER);
    until("a mark of the note", () -> robot.lookup(".track-note").tryQuery().isPresent());
    String moment = moment(robot);
    String seed = seed(robot);
    robot.interact(stage::hide);

    ScriptToOpen beginning =
        new ScriptToOpen(
            ScriptFile.open(folder.resolve("small.trick")),
            MatchSettings.NONE,
            ScriptToOpen.USUAL_SEED);
    robot.interact(() -> EditorWindow.open(stage, Opened.in(folder).context(), List.of(beginning)));
    untilItTakesKeys(stage);

    until("the note", () -> robot.lookup(".track-note").tryQuery().isPresent());
    assertThat(moment(robot)).isEqualTo(moment);
    assertThat(seed(robot)).isEqualTo(seed);
    robot.interact(() -> Screenshot.take(stage.getScene(), "resumed"));
    robot.clickOn("#resumed-another");
    until("another match", () -> !seed(robot).equals(seed));
    assertThat(robot.lookup("#resumed").tryQuery()).isEmpty();
  }

  private static String seed(FxRobot robot) {
    return ((TextInputControl) robot.lookup("#seed").query()).getText();
  }

  @Test
  void whatCannotBeShownIsSaid(FxRobot robot) throws IOException {
    Path broken = Files.writeString(folder.resolve("b.match.jsonl"), "nothing\n");

    robot.interact(() -> window.open(broken));

    until("a message", () -> robot.lookup(".dialog-pane .content").tryQuery().isPresent());
    assertThat(((Labeled) robot.lookup(".dialog-pane .content").query()).getText())
        .contains("b.match.jsonl", "Line 1");
    robot.type(KeyCode.ENTER);
  }
}
