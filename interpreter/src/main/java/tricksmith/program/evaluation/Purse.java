package tricksmith.program.evaluation;

import org.jspecify.annotations.Nullable;

/**
 * The steps that several positions may still compute together, for instance all tables of a
 * script's tests. When it is empty, anything that takes a step fails. Not thread-safe.
 */
public final class Purse {

  private long left;

  /** Pays for what was computed last, if that is still unpaid. */
  private @Nullable Runnable last;

  public Purse(long steps) {
    left = steps;
  }

  /** Returns how many steps are left; never negative. */
  public long left() {
    Runnable unpaid = last;
    last = null;
    if (unpaid != null) {
      unpaid.run();
    }
    return left;
  }

  /**
   * Returns how many steps are left for what is computed from now on.
   *
   * @param payment takes the steps computed out of the purse; run when the next caller asks how
   *     many are left
   */
  public long leftFor(Runnable payment) {
    long now = left();
    last = payment;
    return now;
  }

  public void take(long steps) {
    left -= Math.min(left, steps);
  }
}
