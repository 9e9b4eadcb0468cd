package tricksmith.editor.session;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;

/** Runs tasks, and lets pauses pass, only on request. */
final class StepwiseWorker implements Worker {
  private final Deque<Runnable> tasks = new ConcurrentLinkedDeque<>();
  private final List<Runnable> later = new ArrayList<>();

  @Override
  public void run(Runnable task) {
    tasks.add(task);
  }

  @Override
  public void runAfter(Duration pause, Runnable task) {
    later.add(task);
  }

  /** Runs all tasks but those that wait for a pause. */
  void work() {
    while (!tasks.isEmpty()) {
      tasks.remove().run();
    }
  }

  /** Lets all pauses pass, and runs all tasks. */
  void pauseAndWork() {
    work();
    List<Runnable> due = List.copyOf(later);
    later.clear();
    due.forEach(Runnable::run);
    work();
  }
}
