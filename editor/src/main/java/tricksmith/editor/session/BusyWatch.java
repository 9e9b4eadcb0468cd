package tricksmith.editor.session;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Leaves a mark while work on a script takes long, so that killing a hung process leaves the mark
 * behind. The first work is marked at once, because the script may never have been tried before.
 * Thread-safe.
 */
public final class BusyWatch {
  private static final Duration LONG = Duration.ofSeconds(5);

  private final Worker clock;
  private final BusyMark mark;
  private @Nullable Object running;
  private boolean marked = true;
  private boolean tooLong;

  /**
   * Creates a watch that is waiting for the first work.
   *
   * @param clock runs timers while the work goes on
   */
  public BusyWatch(Worker clock, BusyMark mark) {
    this.clock = clock;
    this.mark = mark;
    mark.set();
  }

  public void begin() {
    Object turn = new Object();
    begin(turn);
    clock.runAfter(LONG, () -> markIfRunning(turn));
  }

  /** Notes that work begins that was never done before; it is marked at once. */
  public void beginUntried() {
    begin();
    mark();
  }

  private synchronized void begin(Object turn) {
    running = turn;
  }

  private synchronized void markIfRunning(Object turn) {
    if (turn.equals(running)) {
      tooLong = true;
      mark();
      mark.blame();
    }
  }

  private synchronized void mark() {
    if (!marked) {
      marked = true;
      mark.set();
    }
  }

  /** Notes that the work is done, whenever it began. */
  public synchronized void end() {
    running = null;
    tooLong = false;
    if (marked) {
      marked = false;
      mark.clear();
    }
  }

  /** Abandons the work. The mark stays only if the script is the reason for it. */
  public synchronized void leave() {
    if (!tooLong) {
      mark.clear();
    }
  }
}
