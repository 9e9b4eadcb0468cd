package tricksmith.playtest.statistics;

/**
 * Summary statistics of a sample: size, mean, standard deviation and extremes. Everything but the
 * count is {@link Double#NaN} for an empty sample.
 *
 * @param deviation the sample standard deviation (dividing by n - 1); {@link Double#NaN} for fewer
 *     than two numbers
 */
public record Sample(int count, double mean, double deviation, double least, double most) {

  /**
   * Returns half the width of the 95% confidence interval of the mean, by the normal approximation;
   * {@link Double#NaN} for fewer than two numbers.
   */
  public double margin() {
    return margin(Normal.Z_95);
  }

  /**
   * Returns half the width of the interval that reaches this many standard errors to either side of
   * the mean.
   */
  public double margin(double deviations) {
    return deviations * deviation / Math.sqrt(count);
  }

  /** Accumulates numbers without keeping them (Welford's method). */
  public static final class Collector {
    private int count;
    private double mean = Double.NaN;
    private double squares;
    private double least = Double.NaN;
    private double most = Double.NaN;

    public void add(double number) {
      count++;
      double from = count == 1 ? 0 : mean;
      mean = from + (number - from) / count;
      squares += (number - from) * (number - mean);
      least = count == 1 ? number : Math.min(least, number);
      most = count == 1 ? number : Math.max(most, number);
    }

    public Sample sample() {
      double deviation = count < 2 ? Double.NaN : Math.sqrt(squares / (count - 1));
      return new Sample(count, mean, deviation, least, most);
    }
  }
}
