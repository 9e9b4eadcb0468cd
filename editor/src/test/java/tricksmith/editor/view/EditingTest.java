package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Waiting.onFxThread;
import static tricksmith.editor.view.Waiting.until;
import static tricksmith.editor.view.Writing.area;
import static tricksmith.editor.view.Writing.moveAfter;
import static tricksmith.editor.view.Writing.press;
import static tricksmith.editor.view.Writing.text;

import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.Slider;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import org.fxmisc.richtext.CodeArea;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.editor.view.menu.Command;
import tricksmith.editor.view.panes.ProblemList;

/** Editing a script in the whole window. */
class EditingTest extends SharedWindowTest {
  private static final String SCRIPT =
      """
      game "Small"
        players 2..3
      options {
        rounds 1..3 = 1 "Rounds in a match"
      }
      match {
        repeat rounds times {
          new deal
          shuffle deck
          deal 3 to each player from seat 1
          play tricks from seat 1 until hands are empty { winner scores 1 }
        }
      }
      trick {
        must "follow suit" card.suit == led.suit
        best by "the suit led" card.suit == led.suit
          then "the higher" card.rank
          then "first" earlier
      }
      """;

  private static final String LONG = " // and so on".repeat(20);

  EditingTest() {
    super("small.trick", SCRIPT);
  }

  @Test
  void findsAndReplacesAndTakesItBackInOneStep(FxRobot robot) {
    press(robot, KeyCode.SHORTCUT, KeyCode.R);
    until("it has the keyboard", () -> robot.lookup("#find-wanted").query().isFocused());
    robot.write("(su)it").clickOn("#find-regular");
    assertThat(label(robot, "#find-count")).isEqualTo("6 found");

    robot.clickOn("#find-replacement").write("$1n").clickOn("#find-replace-all");
    assertThat(text(robot)).contains("card.sun == led.sun").doesNotContain("suit");

    robot.clickOn("#script");
    press(robot, KeyCode.SHORTCUT, KeyCode.Z);
    assertThat(text(robot)).isEqualTo(SCRIPT);
  }

  @Test
  void indentsWhatIsTyped(FxRobot robot) {
    moveAfter(robot, "earlier");
    robot.type(KeyCode.ENTER).write("x {").type(KeyCode.ENTER).write("y").type(KeyCode.ENTER);
    robot.write("}");

    assertThat(text(robot)).contains("earlier\n    x {\n      y\n    }\n}");
  }

  @Test
  void longLinesGoOnBelowWhenThatIsAskedFor(FxRobot robot) {
    moveAfter(robot, "\"Small\"");
    robot.interact(() -> area(robot).insertText(area(robot).getCaretPosition(), LONG));
    until("it is beyond the edge", () -> endOfFirstLine(robot).isEmpty());

    press(robot, KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.W);
    until(
        "it goes on below",
        () ->
            endOfFirstLine(robot)
                .filter(end -> end.getMinY() > bounds(robot, 0).orElseThrow().getMaxY())
                .isPresent());
    until("nothing is beyond the edge", () -> widestLine(robot) <= area(robot).getWidth());

    press(robot, KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.W);
    until("it is not any more", () -> endOfFirstLine(robot).isEmpty());
  }

  @Test
  void theLineThatIsWrittenStaysInSightWhenProblemsAreListedBelowIt(FxRobot robot) {
    robot.interact(() -> area(robot).appendText("// so on\n".repeat(200)));
    robot.interact(() -> area(robot).showParagraphAtTop(0));
    robot.interact(() -> area(robot).moveTo(area(robot).lastVisibleParToAllParIndex() - 1, 0));

    robot.interact(() -> area(robot).insertText(area(robot).getCaretPosition(), "nonsense "));
    until("problems are listed", () -> robot.lookup("#problems").tryQuery().isPresent());
    until("it is in sight", () -> area(robot).getCaretBounds().isPresent());
  }

  private static double widestLine(FxRobot robot) {
    return Lookup.all(area(robot), ".paragraph-box").stream()
        .mapToDouble(line -> line.getLayoutBounds().getWidth())
        .max()
        .orElseThrow();
  }

  private static Optional<Bounds> endOfFirstLine(FxRobot robot) {
    return bounds(robot, text(robot).indexOf('\n') - 1)
        .filter(place -> place.getMaxX() <= Lookup.onScreen(area(robot)).getMaxX());
  }

  private static Optional<Bounds> bounds(FxRobot robot, int offset) {
    return area(robot).getCharacterBoundsOnScreen(offset, offset + 1);
  }

  @Test
  void foldsABlockAndUnfoldsItForWhoGoesThere(FxRobot robot) {
    CodeArea area = area(robot);
    until("blocks can be folded", () -> robot.lookup(".unfolded").tryQuery().isPresent());
    moveAfter(robot, "new deal");
    press(robot, KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.MINUS);
    assertThat(area.isFolded(8)).isTrue();
    assertThat(area.isFolded(13)).isFalse();

    press(robot, KeyCode.SHORTCUT, KeyCode.F);
    until("it has the keyboard", () -> robot.lookup("#find-wanted").query().isFocused());
    robot.write("winner").type(KeyCode.ENTER);
    assertThat(area.isFolded(8)).isFalse();
    assertThat(area.getSelectedText()).isEqualTo("winner");
  }

  @Test
  void laysOutAndUndoes(FxRobot robot) {
    press(robot, KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.F);
    until("it is laid out", () -> text(robot).contains("}\n\nmatch {"));

    press(robot, KeyCode.SHORTCUT, KeyCode.Z);
    assertThat(text(robot)).isEqualTo(SCRIPT);
  }

  @Test
  void turnsKnobsAndPlaysByThem(FxRobot robot) {
    robot.interact(() -> robot.lookup("#show-knobs").queryAs(ButtonBase.class).fire());
    until("the knobs", () -> robot.lookup("#knob-rounds").tryQuery().isPresent());
    assertThat(robot.lookup("Rounds in a match").tryQuery()).isPresent();

    robot.interact(
        () -> {
          ChoiceBox<?> players = robot.lookup("#knob-players").queryAs(ChoiceBox.class);
          players.requestFocus();
          players.getSelectionModel().selectLast();
        });
    until("three seats", () -> robot.lookup("#score-3").tryQuery().isPresent());
    robot.interact(() -> robot.lookup("#knob-rounds").queryAs(Slider.class).setValue(2));
    until("two rounds", () -> robot.lookup("#knob-rounds").queryAs(Slider.class).getValue() == 2);
    assertThat(robot.lookup("#score-3").tryQuery()).isPresent();

    robot.interact(
        () -> {
          robot.lookup("#knob-rounds").queryAs(Slider.class).setValue(1);
          ChoiceBox<?> players = robot.lookup("#knob-players").queryAs(ChoiceBox.class);
          players.getSelectionModel().selectFirst();
        });
    until("two seats", () -> robot.lookup("#score-3").tryQuery().isEmpty());
  }

  @Test
  void speaksAnotherLanguageWithoutTouchingTheText(FxRobot robot) {
    moveAfter(robot, "earlier");
    robot.write(" ");
    robot.interact(
        () ->
            opened
                .preferences()
                .change(settings -> settings.withLanguage(EditorSettings.Language.JAPANESE)));

    assertThat(robot.lookup("#menus").queryAs(MenuBar.class).getMenus().stream().map(Menu::getText))
        .contains("ファイル", "編集");
    until("rules in force", () -> label(robot, "#status").startsWith("このルールで遊んでいます。"));
    assertThat(text(robot)).contains("earlier ");
    robot.clickOn("#script");
    press(robot, KeyCode.SHORTCUT, KeyCode.Z);
    assertThat(text(robot)).isEqualTo(SCRIPT);
  }

  @Test
  void growsAndDarkensWhenAsked(FxRobot robot) {
    press(robot, KeyCode.SHORTCUT, KeyCode.PLUS);
    robot.interact(
        () ->
            opened.preferences().change(settings -> settings.withTheme(EditorSettings.Theme.DARK)));

    assertThat(stage.getScene().getRoot().getStyleClass()).contains("zoom-110", "dark");
    assertThat(stage.getScene().getUserAgentStylesheet()).contains("dark");
  }

  @Test
  void listsAllKeys(FxRobot robot) {
    press(robot, KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.SLASH);
    until("the list", () -> Lookup.windows().size() == 2);
    until(
        "each key",
        () -> Lookup.all(Lookup.windows().get(1), ".key").size() == Command.values().length);
    robot.type(KeyCode.ESCAPE);
    until("it is closed", () -> Lookup.windows().size() == 1);
  }

  @Test
  void marksErrorsBesideTheirLines(FxRobot robot) {
    moveAfter(robot, "earlier");
    robot.write(" nonsense");
    until("a mark", () -> robot.lookup(".gutter-error").tryQuery().isPresent());

    robot.type(KeyCode.F8);
    ProblemList problems = robot.lookup("#problems").queryAs(ProblemList.class);
    assertThat(onFxThread(() -> problems.getItems().isEmpty())).isFalse();
    robot.interact(() -> area(robot).replaceText(SCRIPT));
    until("no mark", () -> robot.lookup(".gutter-error").tryQuery().isEmpty());
  }

  @Test
  void tellsBesideEachExpectationWhetherItHolds(FxRobot robot) {
    String test =
        """
        tests {
          test "clubs" {
            hand of seat 2: 2C 3D
            seat 1 leads 4C
            seat 2 may play 2C
            seat 1 to lead
          }
        }
        """;
    robot.interact(() -> area(robot).replaceText(SCRIPT + test));
    until("both hold", () -> robot.lookup(".gutter-met").queryAll().size() == 2);
    assertThat(robot.lookup(".gutter-not-met").tryQuery()).isEmpty();

    robot.interact(() -> area(robot).replaceText(SCRIPT.replace("led.suit\n", "D\n") + test));

    until("one does not", () -> robot.lookup(".gutter-not-met").queryAll().size() == 1);
    assertThat(robot.lookup(".gutter-met").queryAll()).hasSize(1);
    Labeled cross = (Labeled) robot.lookup(".gutter-not-met").query();
    assertThat(cross.getText()).isEqualTo("✗");
    assertThat(cross.getAccessibleText()).contains("3D");

    robot.clickOn(".gutter-not-met");

    until("what is wrong", () -> robot.lookup("#meaning").tryQuery().isPresent());
    assertThat(area(robot).getText(area(robot).getCurrentParagraph()))
        .as("the line of the caret")
        .contains("seat 2 may play 2C");
  }

  private static String label(FxRobot robot, String id) {
    Node label = robot.lookup(id).query();
    return label instanceof TextInputControl input ? input.getText() : ((Labeled) label).getText();
  }
}
