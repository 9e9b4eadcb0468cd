package tricksmith.editor.view.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;

final class TicksTest {
  private final Queue<Runnable> due = new ArrayDeque<>();
  private int ticks;
  private final Ticks each = new Ticks(due::add, () -> ticks++);

  private void letIntervalPass() {
    List<Runnable> now = List.copyOf(due);
    due.clear();
    now.forEach(Runnable::run);
  }

  @Test
  void ticksAgainAndAgain() {
    each.start();
    assertThat(ticks).isZero();
    letIntervalPass();
    letIntervalPass();
    assertThat(ticks).isEqualTo(2);
  }

  @Test
  void startingAnewPutsOffTheNextTick() {
    each.start();
    Runnable first = due.remove();
    each.start();
    first.run();
    assertThat(ticks).isZero();
    letIntervalPass();
    assertThat(ticks).isEqualTo(1);
    assertThat(due).hasSize(1);
  }

  @Test
  void nothingTicksAfterTheStop() {
    each.start();
    each.stop();
    letIntervalPass();
    assertThat(ticks).isZero();
    assertThat(due).isEmpty();
  }
}
