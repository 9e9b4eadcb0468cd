package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Waiting.until;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.DialogPane;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.stage.Stage;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.persistence.EditorSettings;

/** The parts of the window around script and table. */
class FrameWindowTest extends WindowTest {
  private Opened opened;

  @Start
  void open(Stage primary) {
    opened = Opened.in(folder);
  }

  private ScriptFile.Opened script(String name) {
    try {
      return ScriptFile.open(Files.writeString(folder.resolve(name), SmallGame.FOR_FOUR));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private void open(FxRobot robot, String... names) {
    robot.interact(
        () ->
            opened.window(
                stage,
                List.of(names).stream().map(this::script).toArray(ScriptFile.Opened[]::new)));
    until("a card", () -> robot.lookup(".card-button").tryQuery().isPresent());
  }

  private static Bounds place(FxRobot robot, String what) {
    Node node = robot.lookup(what).match(FrameWindowTest::isInSight).query();
    return Lookup.inScene(node);
  }

  /** Whether a node is visible, and its tab is in front. */
  private static boolean isInSight(Node node) {
    return node.isVisible() && (node.getParent() == null || isInSight(node.getParent()));
  }

  @Test
  void tabsAndCommandsShareALineAboveTextAndTable(FxRobot robot) {
    open(robot, "whist.trick");

    Bounds tab = place(robot, ".tab");
    Bounds commands = place(robot, ".match-bar");
    Bounds table = place(robot, "#table");
    assertThat(commands.getMinY()).isLessThan(tab.getMaxY());
    assertThat(commands.getMinX()).isGreaterThanOrEqualTo(tab.getMaxX());
    Bounds faces = place(robot, "#faces");
    assertThat(faces.getMinX()).isEqualTo(table.getMinX(), within(10));
    assertThat(commands.getMinX()).isGreaterThanOrEqualTo(faces.getMaxX());
    assertThat(table.getMinY()).isGreaterThanOrEqualTo(commands.getMaxY() - 1);
    assertThat(table.getMinY()).isLessThan(tab.getMaxY() + 6);
  }

  private static Offset<Double> within(double pixels) {
    return Offset.offset(pixels);
  }

  @Test
  void manyTabsLeaveTheCommandsWhereTheyAre(FxRobot robot) {
    open(
        robot,
        "the-first-of-many-games.trick",
        "the-second-of-many-games.trick",
        "the-third-of-many-games.trick",
        "the-fourth-of-many-games.trick",
        "the-fifth-of-many-games.trick");

    until("one line", () -> place(robot, ".match-bar").getMinY() < place(robot, ".tab").getMaxY());
    robot.interact(() -> Screenshot.take(stage.getScene(), "five-tabs"));
    assertThat(place(robot, "#faces").getMinX())
        .isEqualTo(place(robot, "#table").getMinX(), within(10));
    assertThat(robot.lookup(".tab").<Node>queryAll())
        .hasSize(5)
        .allSatisfy(
            tab ->
                assertThat(Lookup.inScene(tab).getMaxX())
                    .isLessThanOrEqualTo(place(robot, "#faces").getMinX()));
  }

  @Test
  void aLongNameTakesTheRoomThatShortOnesLeave(FxRobot robot) {
    open(robot, "one.trick", "two.trick", "three.trick", "a-game-of-a-long-name.trick");

    until(
        "the whole name",
        () ->
            robot.lookup(".tab .tab-label").<Labeled>queryAll().stream()
                .map(Lookup::drawn)
                .anyMatch(name -> name.startsWith("a-game-of-a-long-name")));
    assertThat(place(robot, ".match-bar").getMinY()).isLessThan(place(robot, ".tab").getMaxY());
  }

  @Test
  void evenMoreTabsKeepTheirNamesAndTheCommandsALineOfTheirOwn(FxRobot robot) {
    open(
        robot,
        "game-for-two.trick",
        "game-for-three.trick",
        "game-for-four.trick",
        "game-for-five.trick",
        "game-for-six.trick",
        "game-for-seven.trick",
        "game-for-eight.trick");

    until("own line", () -> place(robot, ".match-bar").getMinY() >= place(robot, ".tab").getMaxY());
    until(
        "names",
        () ->
            robot.lookup(".tab .tab-label").<Labeled>queryAll().stream()
                .map(Lookup::drawn)
                .map(shown -> shown.replace("…", "").replace("...", ""))
                .allMatch(shown -> shown.length() >= "game-for-f".length()));
    robot.interact(() -> Screenshot.take(stage.getScene(), "seven-tabs"));
    assertThat(place(robot, "#faces").getMinX())
        .isEqualTo(place(robot, "#table").getMinX(), within(10));
  }

  @Test
  void aWindowThatIsToOpenWhatCannotBeOpenedSaysSo(FxRobot robot) {
    robot.interact(
        () ->
            EditorWindow.open(
                stage, opened.context(), List.of(), List.of("This is no script: x.trick")));

    until("what is said", () -> said().contains("This is no script: x.trick"));
    assertThat(stage.isShowing()).isTrue();
  }

  private static String said() {
    return Lookup.windows().stream()
        .map(window -> window.getScene().getRoot())
        .filter(DialogPane.class::isInstance)
        .map(pane -> ((DialogPane) pane).getContentText())
        .reduce("", String::concat);
  }

  @Test
  void whetherCardsGlideIsRemembered(FxRobot robot) {
    open(robot, "whist.trick");

    assertThat(opened.preferences().now().motion()).isEqualTo(EditorSettings.Motion.SYSTEM);
    robot.interact(() -> turn(glides(robot)));

    assertThat(opened.preferences().now().motion()).isEqualTo(EditorSettings.Motion.FADE);
    robot.interact(() -> turn(glides(robot)));
    assertThat(opened.preferences().now().motion()).isEqualTo(EditorSettings.Motion.GLIDE);
  }

  /** As the menu does it when the item is pressed. */
  private static void turn(CheckMenuItem item) {
    item.setSelected(!item.isSelected());
    item.fire();
  }

  private static CheckMenuItem glides(FxRobot robot) {
    return robot
        .lookup("#speed")
        .match(Node::isVisible)
        .queryAs(MenuButton.class)
        .getItems()
        .stream()
        .filter(item -> "motion".equals(item.getId()))
        .map(CheckMenuItem.class::cast)
        .findFirst()
        .orElseThrow();
  }
}
