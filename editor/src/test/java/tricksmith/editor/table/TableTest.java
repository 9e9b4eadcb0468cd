package tricksmith.editor.table;

import java.util.Objects;
import java.util.function.Consumer;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.framework.junit5.ApplicationExtension;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.picture.Table;

/** A test of the table, in a window of its own. */
@ExtendWith(ApplicationExtension.class)
abstract class TableTest {
  Stage stage;
  Playground playground;

  @BeforeEach
  final void takeStage() {
    stage = FxToolkit.toolkitContext().getRegisteredStage();
  }

  final void open(FxRobot robot, String text, int players, Playground.Look look) {
    robot.interact(() -> playground = Playground.open(stage, text, players, look));
  }

  /** Opens a game once something has been done in it. */
  final void open(
      FxRobot robot, String text, int players, Playground.Look look, Consumer<Playground> first) {
    robot.interact(() -> playground = Playground.open(stage, text, players, look, first));
  }

  final void openBundled(FxRobot robot, String game, int players) {
    open(robot, Playground.bundled(game), players, Playground.Look.USUAL);
  }

  final LiveMatch live() {
    return Objects.requireNonNull(playground.playtest.live());
  }

  final Table table() {
    return Objects.requireNonNull(playground.playtest.table());
  }

  static Bounds inScene(Node node) {
    return node.localToScene(node.getLayoutBounds());
  }
}
