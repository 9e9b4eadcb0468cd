package tricksmith.program;

import org.jspecify.annotations.Nullable;

/**
 * How much several positions may still compute together, in steps: all tables of the tests of a
 * script, say. When it is empty, whatever takes a step fails. Not thread-safe.
 */
public final class Purse {

  private long left;

  /** Pays for what was computed last, if that has not been paid yet. */
  private @Nullable Runnable last;

  /** With so many steps in it. */
  public Purse(long steps) {
    left = steps;
  }

  /** How many steps are left; never less than none. */
  public long left() {
    Runnable unpaid = last;
    last = null;
    if (unpaid != null) {
      unpaid.run();
    }
    return left;
  }

  /**
   * How many steps are left for what is computed from now on.
   *
   * @param payment takes out of the purse what was computed of them; performed when somebody else
   *     wants to know how many are left
   */
  public long leftFor(Runnable payment) {
    long now = left();
    last = payment;
    return now;
  }

  /** Takes steps out: at most all that are left. */
  public void take(long steps) {
    left -= Math.min(left, steps);
  }
}
