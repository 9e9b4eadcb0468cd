package tricksmith.editor.table;

import static tricksmith.editor.view.Waiting.onFxThread;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.picture.Table;
import tricksmith.editor.view.Lookup;
import tricksmith.editor.view.SteadyRobot;

/** A test of the table, in a window of its own. */
@ExtendWith(SteadyRobot.class)
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

  final Node find(String selector) {
    return Lookup.find(stage, selector);
  }

  final List<Node> all(String... selectors) {
    return onFxThread(
        () ->
            Stream.of(selectors)
                .flatMap(selector -> Lookup.all(stage, selector).stream())
                .toList());
  }

  /** What a part of the table says. */
  final String text(String selector) {
    return ((Labeled) find(selector)).getText();
  }
}
