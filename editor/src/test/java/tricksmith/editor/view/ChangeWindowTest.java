package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Waiting.until;
import static tricksmith.editor.view.Waiting.untilItTakesKeys;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import tricksmith.editor.StylesheetsHold;
import tricksmith.editor.files.ScriptFile;

/** What an edit makes of the match, in windows of any size. */
@ExtendWith({StylesheetsHold.class, ApplicationExtension.class})
class ChangeWindowTest {
  @TempDir private Path folder;
  private Stage stage;

  @Start
  void open(Stage primary) {
    stage = primary;
  }

  @AfterEach
  void close(FxRobot robot) {
    robot.interact(stage::hide);
    stage.setOnCloseRequest(null);
    stage.setOnHidden(null);
  }

  /** A window in which a trick of Whist has been played. */
  private void openPlayed(FxRobot robot, int width, int height) throws IOException {
    Opened opened = Opened.in(folder);
    opened
        .preferences()
        .change(settings -> settings.withPanes(panes -> panes.withSize(width, height)));
    Path whist = Path.of("..", "games", "classics", "whist.trick");
    Path file = Files.copy(whist, folder.resolve("whist.trick"));
    ScriptFile.Opened script = ScriptFile.open(file);
    robot.interact(() -> opened.window(stage, script));
    untilItTakesKeys(stage);
    until("a hand", () -> robot.lookup("#hand-1 .legal").tryQuery().isPresent());
  }

  private static void replace(CodeArea area, String words, String others) {
    int at = area.getText().indexOf(words);
    area.replaceText(at, at + words.length(), others);
  }

  private static String text(FxRobot robot, String id) {
    return robot.lookup(id).queryAs(Label.class).getText();
  }

  @Test
  void otherMatchesAreOfferedWhereThisOneShowsNothing(FxRobot robot) throws IOException {
    openPlayed(robot, 1000, 720);
    playOneCard(robot);
    CodeArea area = robot.lookup("#script").queryAs(CodeArea.class);

    robot.interact(() -> replace(area, "score >= 5", "score >= 3"));

    until("it is said", () -> text(robot, "#status").contains("Nothing in this match"));
    until("others are judged", () -> robot.lookup("#status-more").query().isVisible());
    assertThat(robot.lookup("#status-more").queryAs(Hyperlink.class).getText())
        .matches("In \\d+ other matches, .* show one");
    robot.clickOn("#status-more");

    until("one of them", () -> robot.lookup("#change-sheet").query().isVisible());
    assertThat(text(robot, "#change-headline")).isNotEmpty();
    robot.push(KeyCode.SHORTCUT, KeyCode.ENTER);
    until("the table goes on", () -> !robot.lookup("#change-sheet").query().isVisible());
  }

  private static void playOneCard(FxRobot robot) {
    int cards = robot.lookup("#hand-1 .card").queryAll().size();
    robot.clickOn(robot.lookup("#hand-1 .legal").<Node>query());
    until("played", () -> robot.lookup("#hand-1 .card").queryAll().size() < cards);
  }

  @Test
  void aSmallWindowShowsTheChangeWithTheLineInQuestionAboveIt(FxRobot robot) throws IOException {
    openPlayed(robot, 1000, 720);
    for (int tricks = 0; tricks < 2; tricks++) {
      until("my turn", () -> robot.lookup("#hand-1 .legal").tryQuery().isPresent());
      playOneCard(robot);
    }
    until("a trick is over", () -> robot.lookup("#hand-1 .legal").tryQuery().isPresent());
    CodeArea area = robot.lookup("#script").queryAs(CodeArea.class);

    robot.interact(() -> replace(area, "\"the higher\"", "\"the lower\"    lower card.rank //"));
    until("a change", () -> robot.lookup("#change-sheet").query().isVisible());
    assertThat(robot.lookup("#change-line").query().isVisible()).as("beside the text").isFalse();
    robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.F9);
    until("the table alone", () -> robot.lookup("#script").tryQuery().isEmpty());

    assertThat(text(robot, "#change-line")).contains("\"the lower\"    lower card.rank");
    robot.interact(
        () -> {
          stage.setWidth(700);
          stage.setHeight(500);
        });
    robot.interact(() -> stage.getScene().getRoot().layout());
    Bounds sheet = bounds(robot, "#change-sheet");
    assertThat(sheet.getWidth()).isGreaterThan(stage.getScene().getWidth() - 4);
    assertThat(bounds(robot, "#change-go-on").getMaxY()).isLessThanOrEqualTo(sheet.getMaxY());
    robot.interact(() -> Screenshot.take(stage.getScene(), "change-700"));
    robot.interact(() -> stage.setWidth(480));
    robot.interact(() -> stage.getScene().getRoot().layout());
    assertThat(bounds(robot, ".change-now").getMinY())
        .as("one below the other")
        .isGreaterThan(bounds(robot, ".change-before").getMaxY());
    robot.interact(() -> Screenshot.take(stage.getScene(), "change-480"));
  }

  private static Bounds bounds(FxRobot robot, String id) {
    Node node = robot.lookup(id).query();
    return node.localToScene(node.getBoundsInLocal());
  }
}
