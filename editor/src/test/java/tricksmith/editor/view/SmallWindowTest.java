package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Waiting.until;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import tricksmith.editor.session.ScriptFile;

/** In a small window, with many cards and answers, what is needed to play stays in sight. */
@ExtendWith(ApplicationExtension.class)
class SmallWindowTest {
  @TempDir private Path folder;
  private Stage stage;

  @Start
  void open(Stage primary) throws IOException {
    stage = primary;
    Path file = Files.copy(Path.of("..", "games", "saizen.trick"), folder.resolve("saizen.trick"));
    Opened opened = Opened.in(folder);
    opened.preferences().change(settings -> settings.withPanes(panes -> panes.withSize(700, 500)));
    opened.window(stage, ScriptFile.open(file));
  }

  @AfterEach
  void close(FxRobot robot) {
    robot.interact(stage::hide);
    stage.setOnCloseRequest(null);
    stage.setOnHidden(null);
  }

  @Test
  void keepsHandTimeAndStatusInSight(FxRobot robot) {
    until("a hand", () -> robot.lookup("#hand-1 .card").tryQuery().isPresent());
    robot.interact(() -> stage.getScene().getRoot().layout());

    Bounds hand = bounds(robot, "#hand-1");
    Bounds time = bounds(robot, "#to-start");
    Bounds status = bounds(robot, "#status");
    assertThat(bounds(robot, "#question").getMaxY()).isLessThan(hand.getMinY());
    assertThat(hand.getMaxY()).isLessThan(time.getMinY());
    assertThat(time.getMaxY()).isLessThan(status.getMinY());
    assertThat(status.getMaxY()).isLessThanOrEqualTo(stage.getScene().getHeight());
  }

  @Test
  void leavesNothingOutsideWhenOptionsAreShownToo(FxRobot robot) {
    until("a hand", () -> robot.lookup("#hand-1 .card").tryQuery().isPresent());
    robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.O);
    until("knobs", () -> robot.lookup("#knob-rounds").tryQuery().isPresent());

    assertThat(bounds(robot, "#new-match").getMinY()).isPositive();
    assertThat(bounds(robot, "#status").getMaxY())
        .isLessThanOrEqualTo(stage.getScene().getHeight());
  }

  private static Bounds bounds(FxRobot robot, String id) {
    Node node = robot.lookup(id).query();
    return node.localToScene(node.getBoundsInLocal());
  }
}
