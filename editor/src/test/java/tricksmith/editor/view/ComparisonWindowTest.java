package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Waiting.onFxThread;
import static tricksmith.editor.view.Waiting.until;
import static tricksmith.editor.view.Writing.moveAfter;
import static tricksmith.editor.view.Writing.press;
import static tricksmith.editor.view.Writing.text;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.text.TextComparison;
import tricksmith.editor.view.comparison.ComparisonList;

/** Comparing what others have written with what is unsaved here. */
class ComparisonWindowTest extends WindowTest {
  private static final String BETWEEN = "// same\n".repeat(12);
  private static final String SCRIPT = "// one\n" + BETWEEN + "// two\n";

  private Path file;

  @Start
  void open(Stage primary) throws IOException {
    file = Files.writeString(folder.resolve("small.trick"), SCRIPT);
    Opened.in(folder).window(primary, ScriptFile.open(file));
  }

  @Test
  void takesOneDifferenceAndLeavesTheOther(FxRobot robot) throws IOException {
    writeHereAndThere(robot);
    robot.clickOn("#compare");
    until("it is open", () -> count(robot).equals("Difference 1 of 2"));
    assertThat(rows(robot)).contains(new TextComparison.LeftOut(6));

    press(robot, KeyCode.F7);
    until("the second", () -> count(robot).equals("Difference 2 of 2"));
    press(robot, KeyCode.ENTER);
    until("one is left", () -> count(robot).equals("Difference 1 of 1"));
    assertThat(text(robot)).isEqualTo("// one mine\n" + BETWEEN + "// two theirs\n");

    robot.clickOn("#comparison-keep");
    until("it is settled", () -> robot.lookup("#changed-outside").tryQuery().isEmpty());
    press(robot, KeyCode.SHORTCUT, KeyCode.S);
    until("it is saved", () -> content().equals("// one mine\n" + BETWEEN + "// two theirs\n"));
  }

  @Test
  void undoesWhatWasTakenAndNothingOfBefore(FxRobot robot) throws IOException {
    writeHereAndThere(robot);
    robot.clickOn("#compare");
    until("it is open", () -> count(robot).equals("Difference 1 of 2"));
    robot.clickOn("#comparison-take");
    until("one is left", () -> count(robot).equals("Difference 1 of 1"));

    press(robot, KeyCode.SHORTCUT, KeyCode.Z);
    press(robot, KeyCode.SHORTCUT, KeyCode.Z);
    until("both again", () -> count(robot).equals("Difference 1 of 2"));
    press(robot, KeyCode.ESCAPE);
    assertThat(text(robot)).isEqualTo("// one mine\n" + BETWEEN + "// two here\n");
  }

  @Test
  void goesBackToTheSavedTextByKeys(FxRobot robot) {
    moveAfter(robot, "one");
    robot.write(" mine");
    until("it is unsaved", () -> stage.getTitle().startsWith("•"));
    press(robot, KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.D);
    until("it is open", () -> count(robot).equals("Difference 1 of 1"));
    assertThat(robot.lookup("#comparison-keep").tryQuery()).isEmpty();

    press(robot, KeyCode.ENTER);
    until("nothing is left", () -> count(robot).equals("Both texts are the same."));
    assertThat(robot.lookup("#comparison-take").queryAs(Button.class).isDisabled()).isTrue();
    press(robot, KeyCode.ESCAPE);
    assertThat(text(robot)).isEqualTo(SCRIPT);
  }

  @Test
  void showsTheLinesThatWereLeftOut(FxRobot robot) throws IOException {
    writeHereAndThere(robot);
    robot.clickOn("#compare");
    until("it is open", () -> count(robot).equals("Difference 1 of 2"));
    robot.interact(() -> list(robot).getSelectionModel().select(new TextComparison.LeftOut(6)));
    press(robot, KeyCode.ENTER);
    assertThat(rows(robot)).hasSize(15).noneMatch(TextComparison.LeftOut.class::isInstance);
    press(robot, KeyCode.ESCAPE);
  }

  @Test
  void canBeLookedAtBeforeItIsDecidedWhatToSave(FxRobot robot) throws IOException {
    moveAfter(robot, "one");
    robot.write(" mine");
    Writing.elsewhere(file, SCRIPT + "// others\n");
    press(robot, KeyCode.SHORTCUT, KeyCode.S);
    until("it asks", () -> robot.lookup("#answer-compare").tryQuery().isPresent());
    robot.clickOn("#answer-compare");
    until("it is open", () -> count(robot).equals("Difference 1 of 2"));
    press(robot, KeyCode.ESCAPE);
    assertThat(content()).isEqualTo(SCRIPT + "// others\n");
  }

  @Test
  void aNarrowWindowKeepsBothTextsAndEveryButtonInSight(FxRobot robot) throws IOException {
    writeHereAndThere(robot);
    robot.clickOn("#compare");
    until("it is open", () -> count(robot).equals("Difference 1 of 2"));
    Scene scene = list(robot).getScene();
    Stage window = (Stage) scene.getWindow();

    robot.interact(() -> window.setWidth(600));
    until("it is narrow", () -> scene.getWidth() < 601);
    robot.interact(() -> scene.getRoot().layout());

    for (Node part : Lookup.all(window, ".button")) {
      Labeled button = (Labeled) part;
      Bounds place = Lookup.inScene(button);
      assertThat(new BoundingBox(0, 0, scene.getWidth(), scene.getHeight()).contains(place))
          .as("%s at %s", button.getText(), place)
          .isTrue();
      assertThat(Lookup.drawn(button)).isEqualTo(button.getText());
    }
    assertThat(list(robot).getHeight()).isGreaterThan(scene.getHeight() / 2);
    press(robot, KeyCode.ESCAPE);
  }

  private void writeHereAndThere(FxRobot robot) throws IOException {
    moveAfter(robot, "one");
    robot.write(" mine");
    moveAfter(robot, "two");
    robot.write(" here");
    Writing.elsewhere(file, SCRIPT.replace("two", "two theirs"));
    until("it is noticed", () -> robot.lookup("#changed-outside").tryQuery().isPresent());
  }

  private static ComparisonList list(FxRobot robot) {
    return robot.lookup("#comparison").queryAs(ComparisonList.class);
  }

  private static List<TextComparison.Row> rows(FxRobot robot) {
    return onFxThread(() -> List.copyOf(list(robot).getItems()));
  }

  private static String count(FxRobot robot) {
    return robot.lookup("#comparison-count").tryQueryAs(Label.class).map(Label::getText).orElse("");
  }

  private String content() {
    try {
      return Files.readString(file);
    } catch (IOException failure) {
      return "";
    }
  }
}
