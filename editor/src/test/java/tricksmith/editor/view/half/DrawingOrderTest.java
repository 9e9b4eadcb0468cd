package tricksmith.editor.view.half;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class DrawingOrderTest {
  private final List<Runnable> waiting = new ArrayList<>();
  private int drawn;
  private final DrawingOrder order = new DrawingOrder(waiting::add, () -> drawn++);

  private void drawWindow() {
    List<Runnable> due = List.copyOf(waiting);
    waiting.clear();
    due.forEach(Runnable::run);
  }

  @Test
  void matchIsDrawnAtOnceWhenNothingElseIsDue() {
    order.matchIsDue(true);
    assertThat(drawn).isEqualTo(1);
  }

  @Test
  void editedTextIsDrawnBeforeTheMatch() {
    order.edited();
    order.matchIsDue(true);
    assertThat(drawn).isZero();
    drawWindow();
    assertThat(drawn).isEqualTo(1);
  }

  @Test
  void matchThatIsJudgedInTimeIsDrawnOnce() {
    order.edited();
    drawWindow();
    drawn = 0;
    order.matchIsDue(false);
    assertThat(drawn).isZero();
    order.matchIsDue(true);
    assertThat(drawn).isEqualTo(1);
  }

  @Test
  void matchThatIsDueBeforeTheTextIsDrawnStillWaitsForItsJudgement() {
    order.edited();
    Runnable textIsDrawn = waiting.removeFirst();
    order.matchIsDue(false);
    textIsDrawn.run();
    assertThat(drawn).isZero();
    order.matchIsDue(true);
    assertThat(drawn).isEqualTo(1);
  }

  @Test
  void matchDoesNotWaitLongForItsJudgement() {
    order.matchIsDue(false);
    drawWindow();
    assertThat(drawn).isEqualTo(1);
  }
}
