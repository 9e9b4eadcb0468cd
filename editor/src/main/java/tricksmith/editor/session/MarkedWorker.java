package tricksmith.editor.session;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * A worker that leaves a mark while a task takes long, so that killing a hung process leaves the
 * mark behind. The mark is always set during the first task, which opens a script that may never
 * have been tried before.
 */
public final class MarkedWorker implements Worker {
  private static final Duration LONG = Duration.ofSeconds(5);

  private final Worker worker;
  private final Worker clock;
  private final BusyMark mark;
  private @Nullable Object running;
  private boolean marked = true;
  private boolean tooLong;

  /**
   * Creates a worker that marks what another worker does.
   *
   * @param clock runs timers while the worker is busy
   */
  public MarkedWorker(Worker worker, Worker clock, BusyMark mark) {
    this.worker = worker;
    this.clock = clock;
    this.mark = mark;
    mark.set();
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
    Object turn = new Object();
    begin(turn);
    clock.runAfter(LONG, () -> markIfRunning(turn));
    try {
      task.run();
    } finally {
      end();
    }
  }

  private synchronized void begin(Object turn) {
    running = turn;
  }

  private synchronized void markIfRunning(Object turn) {
    if (turn.equals(running)) {
      tooLong = true;
      if (!marked) {
        marked = true;
        mark.set();
      }
    }
  }

  /** Abandons the worker. The mark stays only if the script is the reason for it. */
  public synchronized void leave() {
    if (!tooLong) {
      mark.clear();
    }
  }

  private synchronized void end() {
    running = null;
    tooLong = false;
    if (marked) {
      marked = false;
      mark.clear();
    }
  }
}
