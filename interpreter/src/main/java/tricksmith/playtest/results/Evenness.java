package tricksmith.playtest.results;

import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import tricksmith.playtest.statistics.Normal;

/**
 * Whether some seats win more often than chance explains: Cochran's Q test, with Friedman's
 * correction for shared wins. Seats that share a side from the start count as one.
 *
 * @param sides the number of sides
 * @param matches the number of matches that ended
 * @param statistic chi-square with {@code sides - 1} degrees of freedom; {@link Double#NaN} if no
 *     side could win more often than another
 * @param probability the p-value of the statistic; {@link Double#NaN} in the same case
 */
public record Evenness(int sides, int matches, double statistic, double probability) {

  /** Whether the seats differ significantly, at the 5% level. */
  public boolean isMoreThanChance() {
    return probability < Normal.CHANCE;
  }

  /** Collects match after match. */
  static final class Collector {
    private final Sides sides;
    private final double[] wins;
    private double squares;
    private int matches;

    Collector(Sides sides) {
      this.sides = sides;
      wins = new double[sides.count()];
    }

    /** Adds a match, given the share of the win of each side. */
    void add(double[] shares) {
      matches++;
      double mean = mean(shares);
      for (int side = 0; side < shares.length; side++) {
        wins[side] += shares[side];
        squares += (shares[side] - mean) * (shares[side] - mean);
      }
    }

    Evenness evenness() {
      double mean = mean(wins);
      double between = 0;
      for (double won : wins) {
        between += (won - mean) * (won - mean);
      }
      int freedom = wins.length - 1;
      if (freedom == 0 || squares == 0) {
        return new Evenness(sides.count(), matches, Double.NaN, Double.NaN);
      }
      double statistic = freedom * between / squares;
      double probability = ChiSquaredDistribution.of(freedom).survivalProbability(statistic);
      return new Evenness(sides.count(), matches, statistic, probability);
    }

    private static double mean(double[] numbers) {
      double sum = 0;
      for (double number : numbers) {
        sum += number;
      }
      return sum / numbers.length;
    }
  }
}
