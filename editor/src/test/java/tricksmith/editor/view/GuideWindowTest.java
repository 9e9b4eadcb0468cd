package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Waiting.until;
import static tricksmith.editor.view.Waiting.untilItTakesKeys;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import tricksmith.editor.StylesheetsHold;
import tricksmith.editor.persistence.Guided;

/** The first variation: from the first screen to a changed game of one's own, in five steps. */
@ExtendWith(StylesheetsHold.class)
class GuideWindowTest extends WindowTest {

  private void openGallery(FxRobot robot, Opened opened) {
    robot.interact(() -> opened.window(stage));
    untilItTakesKeys(stage);
    until("the gallery", () -> robot.lookup("#gallery-guide-begin").tryQuery().isPresent());
  }

  @Test
  void eachStepWaitsForTheDeedItself(FxRobot robot) {
    openGallery(robot, Opened.in(folder));
    robot.clickOn("#gallery-guide-begin");
    awaitStep(robot, "1 of 5");
    assertThat(stage.getTitle()).startsWith("whist.trick");
    until("a card", () -> robot.lookup("#hand-1 .legal").tryQuery().isPresent());

    robot.clickOn(robot.lookup("#hand-1 .legal").<Node>query());
    awaitStep(robot, "2 of 5");

    robot.clickOn("#guide-line");
    until("the line", () -> script(robot).isFocused());
    assertThat(script(robot).getText().substring(script(robot).getCaretPosition()))
        .startsWith("card.rank");
    robot.interact(() -> script(robot).insertText(script(robot).getCaretPosition(), "lower "));
    awaitStep(robot, "3 of 5");
    until("the sheet", () -> robot.lookup("#change-sheet").query().isVisible());
    robot.interact(() -> Screenshot.take(stage.getScene(), "guide"));

    robot.push(KeyCode.SHORTCUT, KeyCode.ENTER);
    awaitStep(robot, "4 of 5");

    // Bots play on: the pill is pressed wherever it is by now, before it goes with its trick.
    until("a trick that was won", () -> askedWhy(robot));
    awaitStep(robot, "5 of 5");

    robot.push(KeyCode.SHORTCUT, KeyCode.S);
    until("its title", () -> robot.lookup("#title-field").query().isFocused());
    robot.push(KeyCode.SHORTCUT, KeyCode.A).write("Low Whist").push(KeyCode.ENTER);
    awaitStep(robot, "This game is yours");
    assertThat(folder.resolve("own").resolve("low-whist.trick"))
        .content()
        .contains("game \"Low Whist\"")
        .contains("lower card.rank");

    until("what fails", () -> robot.lookup("#guide-test").tryQuery().isPresent());
    robot.clickOn("#guide-test");
    CodeArea text = script(robot);
    until("the test", () -> text.getCaretPosition() > text.getText().indexOf("tests"));
    robot.interact(() -> text.replaceText(text.getText().replace("lower card", "card")));
    until("all tests pass", () -> robot.lookup("#guide-test").tryQuery().isEmpty());
    robot.clickOn("#guide-close");
    until("it is gone", () -> robot.lookup("#guide").tryQuery().isEmpty());
  }

  @Test
  void itCanBeLeftAndTakenUpAgain(FxRobot robot) {
    openGallery(robot, Opened.in(folder));
    robot.interact(() -> robot.lookup("#gallery-guide-begin").queryButton().requestFocus());
    robot.push(KeyCode.SPACE);
    awaitStep(robot, "1 of 5");
    until("a card", () -> robot.lookup("#hand-1 .legal").tryQuery().isPresent());
    robot.clickOn(robot.lookup("#hand-1 .legal").<Node>query());
    awaitStep(robot, "2 of 5");

    robot.clickOn("#guide-close");
    until("it is gone", () -> robot.lookup("#guide").tryQuery().isEmpty());
    robot.push(KeyCode.SHORTCUT, KeyCode.N);
    until("the gallery", () -> robot.lookup("#gallery-guide-begin").tryQuery().isPresent());
    assertThat(robot.lookup("#gallery-guide-begin").queryButton().getText()).isEqualTo("Continue");
    robot.clickOn("#gallery-guide-begin");

    awaitStep(robot, "2 of 5");
  }

  @Test
  void itIsTakenUpAgainInAnotherWindow(FxRobot robot) throws IOException {
    Path own = folder.resolve("own.trick");
    Files.copy(Path.of("..", "games", "classics", "whist.trick"), own);
    Opened opened = Opened.in(folder);
    opened.preferences().change(settings -> settings.withGuided(new Guided(3, Optional.of(own))));
    openGallery(robot, opened);
    assertThat(robot.lookup("#gallery-guide-begin").queryButton().getText()).isEqualTo("Continue");

    robot.clickOn("#gallery-guide-begin");

    awaitStep(robot, "4 of 5");
    assertThat(stage.getTitle()).startsWith("own.trick");
  }

  @Test
  void onceFinishedItLeavesTheTopOfTheGalleryAndCanBeRepeated(FxRobot robot) throws IOException {
    Path own = Files.writeString(folder.resolve("own.trick"), "game \"Own\"\n");
    Opened opened = Opened.in(folder);
    opened.preferences().change(settings -> settings.withGuided(new Guided(5, Optional.of(own))));
    robot.interact(() -> opened.window(stage));
    untilItTakesKeys(stage);
    until("the gallery", () -> robot.lookup("#gallery-guide-again").tryQuery().isPresent());
    assertThat(robot.lookup("#gallery-guide").tryQuery()).isEmpty();

    robot.interact(() -> robot.lookup("#gallery-guide-again").queryButton().fire());

    awaitStep(robot, "1 of 5");
  }

  @Test
  void whatWasChangedIsChangedAgainIfItsScriptIsGone(FxRobot robot) {
    Opened opened = Opened.in(folder);
    Path gone = folder.resolve("gone.trick");
    opened.preferences().change(settings -> settings.withGuided(new Guided(4, Optional.of(gone))));
    openGallery(robot, opened);

    robot.clickOn("#gallery-guide-begin");

    awaitStep(robot, "2 of 5");
    assertThat(opened.preferences().now().guided().done()).isEqualTo(1);
  }

  @Test
  void theTitleOfACopyIsAskedOnceAndCanBeLeft(FxRobot robot) {
    openGallery(robot, Opened.in(folder).speaking(Locale.JAPANESE));
    robot.clickOn("#gallery-guide-begin");
    until("the text", () -> stage.getScene().getFocusOwner() instanceof CodeArea);
    assertThat(step(robot)).isEqualTo("1／5　1トリック遊ぶ");

    robot.push(KeyCode.SHORTCUT, KeyCode.S);
    until("its title", () -> robot.lookup("#title-field").query().isFocused());
    robot.push(KeyCode.ESCAPE);
    until("the text", () -> script(robot).isFocused());
    assertThat(folder.resolve("own")).isEmptyDirectory();

    robot.push(KeyCode.SHORTCUT, KeyCode.S);
    until("its title", () -> robot.lookup("#title-field").query().isFocused());
    robot.interact(() -> robot.lookup("#title-field").queryAs(TextField.class).setText("低い"));
    robot.clickOn("#title-save");
    until("it is saved", () -> stage.getTitle().startsWith("低い.trick"));
    robot.interact(() -> script(robot).insertText(0, "// a\n"));
    until("it is changed", () -> stage.getTitle().startsWith("•"));
    robot.push(KeyCode.SHORTCUT, KeyCode.S);
    until("it is saved without a question", () -> stage.getTitle().startsWith("低い.trick"));
  }

  private static String step(FxRobot robot) {
    return robot.lookup("#guide-title").queryAs(Label.class).getText();
  }

  private static boolean askedWhy(FxRobot robot) {
    Optional<Node> pill = robot.lookup(".why-pill").tryQuery();
    pill.ifPresent(found -> ((ButtonBase) found).fire());
    return pill.isPresent();
  }

  private static void awaitStep(FxRobot robot, String words) {
    until(words, () -> step(robot).startsWith(words));
  }
}
