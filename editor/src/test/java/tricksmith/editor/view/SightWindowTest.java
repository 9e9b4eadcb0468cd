package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Waiting.until;

import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/** Text, table, or both; and play on the table alone: by the switch and by keys. */
class SightWindowTest extends SharedWindowTest {
  SightWindowTest() {
    super("small.trick", SmallGame.FOR_FOUR);
  }

  @AfterEach
  void showBothHalves(FxRobot robot) {
    robot.push(KeyCode.SHIFT, KeyCode.F9);
    until("both", () -> isThere(robot, "#script") && isThere(robot, ".playtest"));
  }

  @Test
  void theSwitchShowsOneHalfOrBothAndSaysWhich(FxRobot robot) {
    awaitHand(robot);
    assertThat(isDown(robot, "#switch-BOTH")).isTrue();

    robot.clickOn("#switch-TABLE");
    until("no text", () -> !isThere(robot, "#script"));
    assertThat(isDown(robot, "#switch-TABLE")).isTrue();
    assertThat(isDown(robot, "#switch-BOTH")).isFalse();

    robot.clickOn("#switch-TABLE");
    assertThat(isDown(robot, "#switch-TABLE")).as("pressed once more").isTrue();

    robot.clickOn("#switch-TEXT");
    until("no table", () -> !isThere(robot, ".playtest"));
    until("the keyboard in the text", () -> focusOwner() instanceof CodeArea);
    robot.clickOn("#switch-BOTH");
    until("both", () -> isThere(robot, ".playtest") && isThere(robot, "#script"));
  }

  @Test
  void keysDoWhatTheSwitchDoes(FxRobot robot) {
    awaitHand(robot);
    robot.push(KeyCode.SHORTCUT, KeyCode.F9);
    until("the text alone", () -> isDown(robot, "#switch-TEXT") && !isThere(robot, ".playtest"));
    robot.push(KeyCode.F6);
    until("the table alone", () -> isDown(robot, "#switch-TABLE") && !isThere(robot, "#script"));
    robot.push(KeyCode.SHIFT, KeyCode.F9);
    until("both", () -> isDown(robot, "#switch-BOTH") && isThere(robot, "#script"));
    robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.F9);
    until("the table alone", () -> isDown(robot, "#switch-TABLE"));
  }

  @Test
  void playsOnTheTableAloneAndComesBackByOneKey(FxRobot robot) {
    awaitHand(robot);
    robot.push(KeyCode.F9);
    until("the table alone", () -> !isThere(robot, "#script"));

    assertThat(robot.lookup("#menus").query().getParent().isVisible()).isFalse();
    assertThat(robot.lookup("#status").query().getParent().isVisible()).isFalse();
    robot.interact(() -> stage.getScene().getRoot().layout());
    Bounds table = bounds(robot, ".right-half");
    assertThat(table.getMinY()).isLessThan(6);
    assertThat(table.getHeight()).isGreaterThan(stage.getScene().getHeight() - 10);
    assertThat(table.getWidth()).isGreaterThan(stage.getScene().getWidth() - 10);

    int cards = robot.lookup("#hand-1 .card").queryAll().size();
    robot.clickOn(robot.lookup("#hand-1 .legal").<Node>query());
    until("played", () -> robot.lookup("#hand-1 .card").queryAll().size() < cards);

    robot.push(KeyCode.F9);
    until("all of it", () -> isThere(robot, "#script"));
    assertThat(robot.lookup("#menus").query().getParent().isVisible()).isTrue();
    assertThat(robot.lookup("#status").query().getParent().isVisible()).isTrue();
  }

  @Test
  void escapeEndsPlayOnlyWhenNothingElseIsOpen(FxRobot robot) {
    awaitHand(robot);
    robot.push(KeyCode.F9);
    until("the table alone", () -> !isThere(robot, "#script"));

    robot.push(KeyCode.ESCAPE);

    until("all of it", () -> isThere(robot, "#script"));
  }

  @Test
  void aCommandForTheTextBringsItBackFromPlay(FxRobot robot) {
    awaitHand(robot);
    robot.push(KeyCode.F9);
    until("the table alone", () -> !isThere(robot, "#script"));

    robot.push(KeyCode.SHORTCUT, KeyCode.F);

    until("the text", () -> isThere(robot, "#script"));
    until("the search", () -> robot.lookup("#find-wanted").query().isFocused());
    assertThat(robot.lookup("#menus").query().getParent().isVisible()).isTrue();
  }

  @Test
  void figuresAndNoticesLieOverTheTableAndDoNotMoveIt(FxRobot robot) throws IOException {
    awaitHand(robot);
    robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.F9);
    until("the table alone", () -> !isThere(robot, "#script"));
    robot.interact(() -> stage.getScene().getRoot().layout());
    List<Bounds> seats = seats(robot);

    robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.P);
    until("figures", () -> isThere(robot, ".figures"));
    Writing.elsewhere(lasting.resolve("small.trick"), SmallGame.FOR_FOUR + "// elsewhere\n");
    until("a notice", () -> isThere(robot, ".notice"));
    robot.interact(() -> stage.getScene().getRoot().layout());

    assertThat(seats(robot)).isEqualTo(seats);
    assertThat(bounds(robot, ".figures").getMinY())
        .isGreaterThanOrEqualTo(bounds(robot, ".table-stage").getMinY());
    Writing.elsewhere(lasting.resolve("small.trick"), SmallGame.FOR_FOUR);
  }

  private void awaitHand(FxRobot robot) {
    until("a hand", () -> robot.lookup("#hand-1 .legal").tryQuery().isPresent());
    until("the window is ready", () -> stage.isFocused() && focusOwner() instanceof CodeArea);
  }

  private Node focusOwner() {
    return stage.getScene().getFocusOwner();
  }

  private static List<Bounds> seats(FxRobot robot) {
    return IntStream.rangeClosed(1, 4).mapToObj(seat -> bounds(robot, "#seat-" + seat)).toList();
  }

  private static boolean isThere(FxRobot robot, String id) {
    return robot.lookup(id).tryQuery().isPresent();
  }

  private static boolean isDown(FxRobot robot, String id) {
    return robot.lookup(id).queryAs(ToggleButton.class).isSelected();
  }
}
