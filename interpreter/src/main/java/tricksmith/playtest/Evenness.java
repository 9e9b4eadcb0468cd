package tricksmith.playtest;

import org.apache.commons.statistics.distribution.ChiSquaredDistribution;

/**
 * Whether seats win more often or less often than chance would have it: Cochran's test, with
 * Friedman's correction for shared wins. Seats that are one side from the start count as one.
 *
 * @param sides how many sides there are
 * @param matches that have ended
 * @param statistic chi-square of {@code sides - 1} degrees of freedom; {@link Double#NaN} if nobody
 *     could win more often than others
 * @param probability how often the statistic is as large or larger by chance alone; likewise
 */
public record Evenness(int sides, int matches, double statistic, double probability) {

  private static final double CHANCE = 0.05;

  /** Whether the seats differ by more than chance, as it would seem in 5 of 100 cases without. */
  public boolean isMoreThanChance() {
    return probability < CHANCE;
  }

  /** Takes the matches one after the other. */
  static final class Collector {
    private final Sides sides;
    private final double[] wins;
    private double squares;
    private int matches;

    Collector(Sides sides) {
      this.sides = sides;
      wins = new double[sides.count()];
    }

    /** The shares in the win of a match, by side. */
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
