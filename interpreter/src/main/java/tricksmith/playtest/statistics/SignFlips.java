package tricksmith.playtest.statistics;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * The exact test of few paired differences: if nothing but chance is behind them, each might as
 * well have had the other sign. For differences of -1 and 1 only, this is McNemar's exact test.
 */
public final class SignFlips {

  /** With more differences than this, the normal distribution is close enough. */
  private static final int FEW = 250;

  /** Sums are exact up to this many units; beyond that, differences are rounded a little. */
  private static final int UNITS = 5_000;

  /** Whole numbers, and wins shared by up to 16 sides, are whole numbers of these parts. */
  private static final long PARTS = 720_720;

  private final List<Long> differences = new ArrayList<>();

  /** Adds the difference between the two numbers of one pair. */
  public void add(double difference) {
    if (difference != 0 && differences.size() <= FEW) {
      differences.add(Math.round(difference * PARTS));
    }
  }

  /**
   * Returns the p-value: how likely chance alone is to produce a sum at least this far from zero;
   * empty if the differences other than zero are not few.
   */
  public OptionalDouble probability() {
    if (differences.size() > FEW) {
      return OptionalDouble.empty();
    }
    long unit = unit();
    int all = 0;
    int seen = 0;
    double[] positive = {1};
    for (long difference : differences) {
      int units = Math.toIntExact(Math.round((double) difference / unit));
      all += Math.abs(units);
      seen += units;
      positive = with(positive, Math.abs(units), all);
    }
    double beyond = 0;
    for (int sum = 0; sum <= all; sum++) {
      beyond += Math.abs(2 * sum - all) >= Math.abs(seen) ? positive[sum] : 0;
    }
    return OptionalDouble.of(Math.min(1, beyond));
  }

  private long unit() {
    long largest = 0;
    double all = 0;
    for (long difference : differences) {
      largest = greatestCommonDivisor(largest, Math.abs(difference));
      all += Math.abs(difference);
    }
    return Math.max(Math.max(1, largest), (long) Math.ceil(all / UNITS));
  }

  private static long greatestCommonDivisor(long one, long other) {
    return other == 0 ? one : greatestCommonDivisor(other, one % other);
  }

  /** Returns how likely each sum of positive differences is once one more may be among them. */
  private static double[] with(double[] positive, int units, int all) {
    double[] next = new double[all + 1];
    for (int sum = 0; sum < positive.length; sum++) {
      next[sum] += positive[sum] / 2;
      next[sum + units] += positive[sum] / 2;
    }
    return next;
  }
}
