package tricksmith.editor.view.tab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import tricksmith.editor.view.SteadyRobot;

/** What carries states to the window. */
@ExtendWith(SteadyRobot.class)
class LatestStateTest {
  private final List<String> delivered = new ArrayList<>();
  private final LatestState<String> states = new LatestState<>(delivered::add);

  @Test
  void onlyTheLatestOfThoseThatWaitIsDelivered(FxRobot robot) {
    robot.interact(
        () -> {
          states.accept("first");
          states.accept("second");
        });
    robot.interact(() -> {});

    assertThat(delivered).containsExactly("second");
  }

  @Test
  void nothingIsDeliveredToAWindowThatIsGone(FxRobot robot) {
    robot.interact(
        () -> {
          states.accept("waiting");
          states.end();
          states.accept("too late");
        });
    robot.interact(() -> {});

    assertThat(delivered).isEmpty();
  }
}
