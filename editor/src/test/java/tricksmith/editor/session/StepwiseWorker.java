package tricksmith.editor.session;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Works when it is told to, and lets pauses pass when it is told to. */
final class StepwiseWorker implements Worker {
  private final Deque<Runnable> tasks = new ArrayDeque<>();
  private final List<Runnable> later = new ArrayList<>();

  @Override
  public void run(Runnable task) {
    tasks.add(task);
  }

  @Override
  public void runAfter(Duration pause, Runnable task) {
    later.add(task);
  }

  /** Does everything except for what waits for a pause. */
  void work() {
    while (!tasks.isEmpty()) {
      tasks.remove().run();
    }
  }

  /** Lets all pauses pass, and does everything. */
  void pauseAndWork() {
    work();
    List<Runnable> due = List.copyOf(later);
    later.clear();
    due.forEach(Runnable::run);
    work();
  }
}
