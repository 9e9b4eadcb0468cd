package tricksmith.editor.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.live.TestGames;
import tricksmith.editor.view.SteadyRobot;

/** A trick that a secret decides. */
@ExtendWith(SteadyRobot.class)
class SecretTrickTest {
  private Playground playground;

  @Start
  void open(Stage stage) {
    playground =
        Playground.open(
            stage,
            TestGames.SECRET.replace("from seat 1", "from seat 2"),
            3,
            Playground.Look.USUAL);
  }

  @Test
  void noReasonIsOfferedUntilEverythingIsLaidOpen(FxRobot robot) {
    for (int step = 0; step < 5 && cards() < 2; step++) {
      robot.interact(
          () -> playground.playOn((match, wanted) -> match.forward(Stride.CARD, wanted)));
    }

    assertThat(cards()).isEqualTo(2);
    assertThat(robot.lookup("#why-this-trick").queryAll()).isEmpty();
    robot.interact(() -> playground.play(match -> match.openHands(true)));
    assertThat(robot.lookup("#why-this-trick").queryAll()).hasSize(1);
  }

  private int cards() {
    return Objects.requireNonNull(playground.playtest.table()).trick().cards().size();
  }
}
