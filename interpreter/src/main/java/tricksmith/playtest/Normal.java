package tricksmith.playtest;

import org.apache.commons.statistics.distribution.ContinuousDistribution;
import org.apache.commons.statistics.distribution.NormalDistribution;

/** How far a normal variable is from its mean, in deviations. */
final class Normal {
  private static final ContinuousDistribution STANDARD = NormalDistribution.of(0, 1);

  /** At most so far in 95 of 100 cases. */
  static final double Z_95 = farthest(0.05);

  private Normal() {}

  /** How often a number is so far from 0, or farther. */
  static double beyond(double deviations) {
    return 2 * STANDARD.survivalProbability(deviations);
  }

  /**
   * At most so far, but for this share of the cases.
   *
   * @param others above 0, below 1
   */
  static double farthest(double others) {
    return STANDARD.inverseSurvivalProbability(others / 2);
  }
}
