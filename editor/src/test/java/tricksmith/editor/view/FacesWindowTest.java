package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Waiting.until;

import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import tricksmith.editor.StylesheetsHold;

/** Table, figures and reference: one of them is in front, and the table stays where it is. */
@ExtendWith(StylesheetsHold.class)
class FacesWindowTest extends SharedWindowTest {
  /** Longer than what is seen of it. */
  private static final String SCRIPT = SmallGame.FOR_FOUR + "// so on\n".repeat(60);

  FacesWindowTest() {
    super("small.trick", SCRIPT);
  }

  private void awaitHand(FxRobot robot) {
    until("a hand", () -> robot.lookup("#hand-1 .legal").tryQuery().isPresent());
    until("the keyboard in the text", () -> focusOwner() instanceof CodeArea);
    robot.interact(() -> stage.getScene().getRoot().layout());
  }

  @Test
  void keysTurnToEachFaceAndEscapeGoesBackToTheText(FxRobot robot) {
    awaitHand(robot);
    List<Bounds> seats = seats(robot);

    robot.push(KeyCode.SHORTCUT, KeyCode.DIGIT2);
    until("figures", () -> isFront(robot, "FIGURES") && isThere(robot, "#figures"));
    assertThat(isFocusIn("figures")).isTrue();
    robot.push(KeyCode.ESCAPE);
    until("the table", () -> isFront(robot, "TABLE") && !isThere(robot, "#figures"));
    assertThat(focusOwner()).isInstanceOf(CodeArea.class);

    robot.push(KeyCode.SHORTCUT, KeyCode.DIGIT3);
    until("the reference", () -> isFront(robot, "REFERENCE") && isThere(robot, "#reference"));
    assertThat(isFocusIn("reference")).isTrue();
    robot.push(KeyCode.SHORTCUT, KeyCode.DIGIT1);
    until("the table", () -> isFront(robot, "TABLE") && !isThere(robot, "#reference"));
    assertThat(focusOwner()).isInstanceOf(CodeArea.class);
    assertThat(seats(robot)).isEqualTo(seats);
  }

  @Test
  void theMouseTurnsToEachFace(FxRobot robot) {
    awaitHand(robot);
    Bounds table = bounds(robot, "#table");

    robot.clickOn("#face-FIGURES");
    until("figures", () -> isThere(robot, "#figures"));
    robot.interact(() -> stage.getScene().getRoot().layout());
    Bounds figures = bounds(robot, "#figures");
    assertThat(figures.contains(bounds(robot, ".table-stage"))).isTrue();
    assertThat(figures.getMinY()).isGreaterThanOrEqualTo(bounds(robot, "#faces").getMaxY());

    robot.clickOn("#face-FIGURES");
    assertThat(isFront(robot, "FIGURES")).as("pressed once more").isTrue();
    robot.clickOn("#face-REFERENCE");
    until("the reference", () -> isThere(robot, "#reference") && !isThere(robot, "#figures"));
    robot.clickOn("#face-TABLE");
    until("the table", () -> isFront(robot, "TABLE") && !isThere(robot, "#reference"));
    assertThat(bounds(robot, "#table")).isEqualTo(table);
  }

  @Test
  void whoOpensAFaceByMouseWhileWritingWritesOnAfterEscape(FxRobot robot) {
    awaitHand(robot);
    robot.clickOn("#script");
    until("the text", () -> focusOwner() instanceof CodeArea);
    robot.clickOn("#face-REFERENCE");
    until("the reference", () -> isFront(robot, "REFERENCE"));

    robot.clickOn("#words-search").push(KeyCode.ESCAPE);

    until("the table", () -> isFront(robot, "TABLE"));
    assertThat(focusOwner()).isInstanceOf(CodeArea.class);
  }

  @Test
  void theKeyOfTheFiguresOpensAndClosesThem(FxRobot robot) {
    awaitHand(robot);

    robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.P);
    until("figures", () -> isFront(robot, "FIGURES"));
    robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.P);

    until("the table", () -> isFront(robot, "TABLE"));
    assertThat(focusOwner()).isInstanceOf(CodeArea.class);
  }

  @Test
  void theKeyOfTheSidesGoesBetweenTextAndTheFaceInFront(FxRobot robot) {
    awaitHand(robot);
    robot.push(KeyCode.SHORTCUT, KeyCode.DIGIT3);
    until("the reference", () -> isFocusIn("reference"));

    robot.push(KeyCode.F6);
    until("the text", () -> focusOwner() instanceof CodeArea);
    robot.push(KeyCode.F6);
    until("the reference", () -> isFocusIn("reference"));
    robot.push(KeyCode.F6).push(KeyCode.ESCAPE);

    until("the table", () -> isFront(robot, "TABLE"));
    assertThat(focusOwner()).as("who left it from the text").isInstanceOf(CodeArea.class);
  }

  @Test
  void theReferenceFollowsTheCaret(FxRobot robot) {
    awaitHand(robot);
    CodeArea script = robot.lookup("#script").queryAs(CodeArea.class);
    robot.interact(() -> script.moveTo(script.getText().indexOf("shuffle") + 2));
    robot.push(KeyCode.SHORTCUT, KeyCode.DIGIT3);
    until("the word", () -> searched(robot).equals("shuffle"));

    robot.interact(() -> script.moveTo(script.getText().indexOf("tricks from") + 2));

    until("the other word", () -> searched(robot).equals("tricks"));
  }

  @Test
  void aNotchPointsAtTheLineOfTheCaret(FxRobot robot) {
    awaitHand(robot);
    CodeArea script = robot.lookup("#script").queryAs(CodeArea.class);
    robot.interact(() -> script.moveTo(script.getText().indexOf("players") + 2));
    robot.push(KeyCode.SHORTCUT, KeyCode.DIGIT3);

    until("the line", () -> isAtNotch(robot, script));
    double first = bounds(robot, "#learn-notch").getCenterY();
    robot.interact(() -> script.moveTo(script.getText().indexOf("shuffle") + 2));
    until("the other line", () -> isAtNotch(robot, script));
    assertThat(bounds(robot, "#learn-notch").getCenterY()).isGreaterThan(first + 20);

    robot.interact(() -> script.scrollYBy(4000));
    until("no line in sight", () -> !robot.lookup("#learn-notch").query().isVisible());
  }

  private static boolean isAtNotch(FxRobot robot, CodeArea script) {
    Node notch = robot.lookup("#learn-notch").query();
    return notch.isVisible()
        && script.getCaretBounds().stream()
            .anyMatch(
                caret -> Math.abs(Lookup.onScreen(notch).getCenterY() - caret.getCenterY()) < 3);
  }

  private static String searched(FxRobot robot) {
    return robot.lookup("#words-search").queryAs(TextField.class).getText();
  }

  @Test
  void botsWaitUnderAFaceAndGoOnWhereTheTableIsInSight(FxRobot robot) {
    awaitHand(robot);
    fire(robot, "speed-SLOW");
    Button card = (Button) robot.lookup("#hand-1 .legal").query().getParent();
    ToggleButton figures = robot.lookup("#face-FIGURES").query();

    // At once: bots go on in seconds.
    robot.interact(
        () -> {
          card.fire();
          figures.fire();
        });

    until("it is said", () -> robot.lookup("#bots-wait").query().isVisible());
    String moment = moment(robot);
    assertThat(robot.lookup("#bots-wait").queryButton().getContentDisplay())
        .as("in words")
        .isEqualTo(ContentDisplay.LEFT);
    double options = bounds(robot, "#show-knobs").getMinX();
    assertThat(bounds(robot, "#bots-wait").getMaxX()).isBetween(options - 20, options);

    robot.push(KeyCode.ESCAPE);

    until("bots go on", () -> !moment(robot).equals(moment));
    fire(robot, "speed-FAST");
  }

  private static void fire(FxRobot robot, String speed) {
    robot.interact(
        () ->
            robot.lookup("#speed").queryAs(MenuButton.class).getItems().stream()
                .filter(item -> speed.equals(item.getId()))
                .forEach(MenuItem::fire));
  }

  @Test
  void whatWorksOnTheTableBringsItToTheFront(FxRobot robot) {
    awaitHand(robot);
    robot.push(KeyCode.SHORTCUT, KeyCode.DIGIT2);
    until("figures", () -> isFront(robot, "FIGURES"));

    robot.push(KeyCode.F5);

    until("the table", () -> isFront(robot, "TABLE"));
  }

  @Test
  void playModeHasNoFacesAndKeysForThemLeaveIt(FxRobot robot) {
    awaitHand(robot);
    robot.push(KeyCode.F9);
    until("the table alone", () -> !isThere(robot, "#script"));
    assertThat(robot.lookup("#faces").query().isVisible()).isFalse();

    robot.push(KeyCode.SHORTCUT, KeyCode.DIGIT2);

    until("figures in the frame", () -> isThere(robot, "#script") && isFront(robot, "FIGURES"));
    assertThat(robot.lookup("#faces").query().isVisible()).isTrue();
  }

  private Node focusOwner() {
    return stage.getScene().getFocusOwner();
  }

  private boolean isFocusIn(String id) {
    Node node = focusOwner();
    while (node != null && !id.equals(node.getId())) {
      node = node.getParent();
    }
    return node != null;
  }

  private static boolean isFront(FxRobot robot, String face) {
    return robot.lookup("#face-" + face).queryAs(ToggleButton.class).isSelected();
  }

  private static List<Bounds> seats(FxRobot robot) {
    return IntStream.rangeClosed(1, 4).mapToObj(seat -> bounds(robot, "#seat-" + seat)).toList();
  }

  private static boolean isThere(FxRobot robot, String id) {
    return robot.lookup(id).tryQuery().isPresent();
  }
}
