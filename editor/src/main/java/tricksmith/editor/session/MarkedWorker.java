package tricksmith.editor.session;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * A worker that leaves a mark while a task takes long: whoever kills a process that hangs leaves it
 * behind. Until its first task is done the mark is there at any rate, because that one opens a
 * script that nobody may have tried before.
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
   * Marks what a worker does.
   *
   * @param clock runs what is due while the worker is busy
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

  /** Nobody waits for it any more. The mark stays only if that is because of what it does. */
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
