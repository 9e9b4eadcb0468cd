package tricksmith.playtest.statistics;

import org.apache.commons.statistics.distribution.ContinuousDistribution;
import org.apache.commons.statistics.distribution.NormalDistribution;

/** The standard normal distribution. */
public final class Normal {
  private static final ContinuousDistribution STANDARD = NormalDistribution.of(0, 1);

  /** How often chance alone may make a difference look real. */
  public static final double CHANCE = 0.05;

  /** The two-sided 95% quantile, about 1.96. */
  static final double Z_95 = farthest(CHANCE);

  private Normal() {}

  /**
   * Returns the probability of lying at least this many deviations from the mean, on either side.
   */
  public static double beyond(double deviations) {
    return 2 * STANDARD.survivalProbability(deviations);
  }

  /**
   * Returns the distance from the mean, in deviations, that is exceeded with a given probability.
   *
   * @param others that probability, between 0 and 1 exclusive
   */
  public static double farthest(double others) {
    return STANDARD.inverseSurvivalProbability(others / 2);
  }
}
