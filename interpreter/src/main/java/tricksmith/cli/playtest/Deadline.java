package tricksmith.cli.playtest;

import java.util.concurrent.TimeUnit;

/**
 * The time at which a command has to stop.
 *
 * @param begin the start in nanoseconds, as returned by {@link System#nanoTime}
 * @param length in nanoseconds
 */
record Deadline(long begin, long length) {

  static final Deadline NEVER = new Deadline(0, Long.MAX_VALUE);

  static Deadline after(double hours) {
    return new Deadline(System.nanoTime(), (long) (hours * TimeUnit.HOURS.toNanos(1)));
  }

  boolean isOver() {
    return length != Long.MAX_VALUE && System.nanoTime() - begin >= length;
  }
}
