package tricksmith.playtest.findings;

import tricksmith.players.Level;

/**
 * A quantity measured among players of one level, with a 95% confidence interval.
 *
 * @param level the level of the players
 * @param value the measured value
 * @param from the lower end of the interval
 * @param to the upper end of the interval
 * @param sample the number of matches
 * @param before for a change, the value that changed; otherwise {@link Double#NaN}
 */
public record Reading(
    Level level, double value, double from, double to, int sample, double before) {

  Reading(Level level, double value, double from, double to, int sample) {
    this(level, value, from, to, sample, Double.NaN);
  }

  /** The sample size below which intervals say too little. */
  private static final int ENOUGH = 30;

  /** Whether the sample is large enough to say anything. */
  boolean isEnough() {
    return sample >= ENOUGH && !Double.isNaN(from) && !Double.isNaN(to);
  }

  /** Returns whether the interval lies above a value (1), below it (-1), or includes it (0). */
  int direction(double usual) {
    if (!isEnough()) {
      return 0;
    }
    return from > usual ? 1 : to < usual ? -1 : 0;
  }

  /** Whether no match differs from a value. */
  boolean isAlways(double usual) {
    return from == usual && to == usual;
  }

  /** Whether the two intervals do not overlap. */
  boolean isApartFrom(Reading other) {
    return isEnough() && other.isEnough() && (from > other.to || to < other.from);
  }
}
