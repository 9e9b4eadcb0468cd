package tricksmith.editor.session;

import java.time.Duration;

/** A worker that leaves a mark while a task takes long, and always during the first. */
public final class MarkedWorker implements Worker {
  private final Worker worker;
  private final BusyWatch watch;

  /**
   * Creates a worker that marks what another worker does.
   *
   * @param clock runs timers while the worker is busy
   */
  public MarkedWorker(Worker worker, Worker clock, BusyMark mark) {
    this.worker = worker;
    watch = new BusyWatch(clock, mark);
  }

  @Override
  public void run(Runnable task) {
    worker.run(() -> watch(task));
  }

  @Override
  public void runAfter(Duration pause, Runnable task) {
    worker.runAfter(pause, () -> watch(task));
  }

  private void watch(Runnable task) {
    watch.begin();
    try {
      task.run();
    } finally {
      watch.end();
    }
  }

  /** Abandons the worker. The mark stays only if the script is the reason for it. */
  public void leave() {
    watch.leave();
  }
}
