package tricksmith.playtest;

/**
 * A statistic of numbers: how many, their mean, how far they are spread, the least and the largest.
 * With no numbers all but the count is {@link Double#NaN}.
 *
 * @param deviation the standard deviation, estimated from the sample (n - 1); {@link Double#NaN}
 *     for fewer than two numbers
 */
public record Sample(int count, double mean, double deviation, double least, double most) {

  /**
   * Half the width of the 95% confidence interval of the mean, by the normal distribution; {@link
   * Double#NaN} for fewer than two numbers.
   */
  public double margin() {
    return margin(Normal.Z_95);
  }

  /** Half the width of an interval that reaches so many deviations of the mean from it. */
  double margin(double deviations) {
    return deviations * deviation / Math.sqrt(count);
  }

  /** Takes numbers one after the other, so that none of them need be kept (Welford's method). */
  static final class Collector {
    private int count;
    private double mean = Double.NaN;
    private double squares;
    private double least = Double.NaN;
    private double most = Double.NaN;

    void add(double number) {
      count++;
      double from = count == 1 ? 0 : mean;
      mean = from + (number - from) / count;
      squares += (number - from) * (number - mean);
      least = count == 1 ? number : Math.min(least, number);
      most = count == 1 ? number : Math.max(most, number);
    }

    Sample sample() {
      double deviation = count < 2 ? Double.NaN : Math.sqrt(squares / (count - 1));
      return new Sample(count, mean, deviation, least, most);
    }
  }
}
