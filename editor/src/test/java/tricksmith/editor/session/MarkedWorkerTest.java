package tricksmith.editor.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MarkedWorkerTest {
  private final StepwiseWorker thread = new StepwiseWorker();
  private final StepwiseWorker clock = new StepwiseWorker();
  private final List<String> marks = new ArrayList<>();
  private final MarkedWorker worker =
      new MarkedWorker(
          thread,
          clock,
          new BusyMark() {
            @Override
            public void set() {
              marks.add("set");
            }

            @Override
            public void blame() {
              marks.add("blamed");
            }

            @Override
            public void clear() {
              marks.add("cleared");
            }
          });

  @Test
  void theFirstTaskIsMarkedAtOnce() {
    assertThat(marks).containsExactly("set");

    worker.run(() -> assertThat(marks).containsExactly("set"));
    thread.work();

    assertThat(marks).containsExactly("set", "cleared");
  }

  @Test
  void aTaskThatTakesLongIsMarkedUntilItIsDone() {
    worker.run(() -> {});
    thread.work();
    marks.clear();

    worker.run(
        () -> {
          clock.pauseAndWork();
          assertThat(marks).containsExactly("set", "blamed");
        });
    thread.work();

    assertThat(marks).containsExactly("set", "blamed", "cleared");
  }

  @Test
  void whatIsDoneSoonIsNotMarked() {
    worker.run(() -> {});
    thread.work();
    marks.clear();

    worker.run(() -> {});
    thread.work();
    clock.pauseAndWork();

    assertThat(marks).isEmpty();
  }

  @Test
  void aTaskThatFailsIsDone() {
    worker.run(
        () -> {
          throw new IllegalStateException("a mistake");
        });
    try {
      thread.work();
    } catch (IllegalStateException expected) {
      marks.add("failed");
    }

    assertThat(marks).containsExactly("set", "cleared", "failed");
  }

  @Test
  void whoeverLeavesSomethingThatHangsLeavesTheMark() {
    worker.run(
        () -> {
          clock.pauseAndWork();
          marks.clear();
          worker.leave();
          assertThat(marks).isEmpty();
        });
    thread.work();
  }

  @Test
  void whoeverLeavesInTimeLeavesNoMark() {
    worker.leave();

    assertThat(marks).containsExactly("set", "cleared");
  }
}
