package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static tricksmith.editor.view.Waiting.onFxThread;
import static tricksmith.editor.view.Waiting.until;
import static tricksmith.editor.view.Waiting.untilItTakesKeys;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.editor.view.tab.SideBySide;

/** The division of the window is the same the next time. */
class PanesTest extends WindowTest {
  private Path file;

  @Start
  void open(Stage primary) throws IOException {
    file = Files.writeString(folder.resolve("small.trick"), "game \"Small\"\n  players 2\n");
  }

  @Test
  void opensAsItWasClosed(FxRobot robot) throws IOException {
    Opened opened = Opened.in(folder);
    ScriptFile.Opened script = ScriptFile.open(file);
    robot.interact(() -> opened.window(stage, script));
    untilItTakesKeys(stage);
    robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.L);
    robot.interact(() -> stage.setHeight(600));
    double height = stage.getScene().getHeight();
    robot.interact(() -> sides(robot).setDividerPositions(0.3, 0.7));
    robot.interact(stage::hide);

    robot.interact(() -> stage.setHeight(500));
    robot.interact(() -> opened.window(stage, script));
    untilItTakesKeys(stage);

    assertThat(robot.lookup("#outline").tryQuery()).isPresent();
    assertThat(stage.getScene().getHeight()).isEqualTo(height);
    assertThat(sides(robot).getDividerPositions()[0]).isCloseTo(0.3, within(0.02));
    assertThat(sides(robot).getDividerPositions()[1]).isCloseTo(0.7, within(0.02));
  }

  @Test
  void hidesTheOutlineWithoutTouchingTheRest(FxRobot robot) throws IOException {
    ScriptFile.Opened script = ScriptFile.open(file);
    robot.interact(() -> Opened.in(folder).window(stage, script));
    untilItTakesKeys(stage);
    robot.push(KeyCode.SHORTCUT, KeyCode.F);
    until("it has the keyboard", () -> robot.lookup("#find-wanted").query().isFocused());
    robot.write("players");
    robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.L);
    robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.L);

    assertThat(robot.lookup("#outline").tryQuery()).isEmpty();
    assertThat(robot.lookup("#find-wanted").query().isVisible()).isTrue();
  }

  @Test
  void aProblemOfManyLinesIsToldWhole(FxRobot robot) throws IOException {
    openGame(robot, Opened.in(folder), "classics/whist");
    replace(
        robot,
        "each side scores number",
        "each player scores 9 if number of tricks of player == 3\n    each side scores number");

    until(
        "the warning is there",
        () -> robot.lookup("#problems .problem-warning").tryQuery().isPresent());
    until(
        "all of it",
        () -> {
          Node list = robot.lookup("#problems").query();
          Node row = robot.lookup("#problems .problem-warning").query();
          return Lookup.inScene(list).contains(Lookup.inScene(row));
        });
    assertThat(robot.lookup("#problems").<Region>query().getHeight()).isGreaterThan(60);
  }

  @Test
  void whatIsFoundOutOfSightStandsInTheMiddle(FxRobot robot) throws IOException {
    String lines = "// nothing\n".repeat(90);
    Files.writeString(file, "game \"Small\"\n  players 2\n" + lines + "// needle\n" + lines);
    open(robot, Opened.in(folder), file);
    robot.push(KeyCode.SHORTCUT, KeyCode.F);
    until("it has the keyboard", () -> robot.lookup("#find-wanted").query().isFocused());
    robot.write("needle").push(KeyCode.ENTER);

    CodeArea area = script(robot);
    until("it is found", () -> area.getSelectedText().equals("needle"));
    int line = area.getCurrentParagraph();
    until("the line", () -> area.lastVisibleParToAllParIndex() > line + 5);
    assertThat(onFxThread(area::firstVisibleParToAllParIndex)).isLessThan(line - 5);
  }

  @Test
  void keepsOptionsAndHistoryOpenInAnotherLanguage(FxRobot robot) throws IOException {
    Opened opened = Opened.in(folder);
    ScriptFile.Opened script = ScriptFile.open(file);
    robot.interact(() -> opened.window(stage, script));
    untilItTakesKeys(stage);
    until("the toolbar", () -> robot.lookup("#show-history").tryQuery().isPresent());
    robot.interact(() -> robot.lookup("#show-knobs").queryAs(ToggleButton.class).fire());
    robot.interact(
        () -> robot.lookup("#show-history").queryAs(ToggleButton.class).setSelected(true));

    robot.interact(
        () ->
            opened
                .preferences()
                .change(settings -> settings.withLanguage(EditorSettings.Language.JAPANESE)));

    assertThat(robot.lookup("#show-knobs").queryAs(ToggleButton.class).isSelected()).isTrue();
    assertThat(robot.lookup("#options-sheet").query().isVisible()).isTrue();
    assertThat(robot.lookup("#history").query().getParent().isVisible()).isTrue();
  }

  @Test
  void aWindowThatWasNarrowAndWideIsDividedAsBefore(FxRobot robot) throws IOException {
    ScriptFile.Opened script = ScriptFile.open(file);
    robot.interact(() -> Opened.in(folder).window(stage, script));
    untilItTakesKeys(stage);
    robot.interact(() -> stage.setWidth(1200));
    robot.interact(() -> sides(robot).setDividerPositions(0.36));
    robot.interact(() -> stage.getScene().getRoot().layout());
    double before = sides(robot).getDividerPositions()[0];

    for (int width : new int[] {1010, 700, 1900, 1200}) {
      robot.interact(() -> stage.setWidth(width));
      until("it is as wide", () -> Math.abs(stage.getScene().getWidth() - width) < 20);
      robot.interact(() -> stage.getScene().getRoot().layout());
    }
    until("both halves", () -> sides(robot).getItems().size() == 2);

    robot.interact(() -> stage.getScene().getRoot().layout());
    assertThat(sides(robot).getDividerPositions()[0]).isCloseTo(before, within(0.01));
    assertThat(before).isCloseTo(0.36, within(0.01));
  }

  private static SplitPane sides(FxRobot robot) {
    return robot.lookup(".script-tab .split-pane").queryAs(SideBySide.class);
  }
}
