package tricksmith.playtest.statistics;

/**
 * A proportion of independent trials, with Wilson's 95% confidence interval, which stays within 0
 * to 1 and holds for small samples and rare events too.
 *
 * @param count the successes; a trial may count in part, as a shared win does
 * @param sample the number of trials
 */
public record Share(double count, int sample) {

  /** Returns the proportion; {@link Double#NaN} for an empty sample. */
  public double value() {
    return count / sample;
  }

  /** Returns the lower end of the interval; {@link Double#NaN} for an empty sample. */
  public double from() {
    return Math.max(0, middle() - margin());
  }

  /** Returns the upper end of the interval; {@link Double#NaN} for an empty sample. */
  public double to() {
    return Math.min(1, middle() + margin());
  }

  private double middle() {
    return (count + Normal.Z_95 * Normal.Z_95 / 2) / weight();
  }

  private double margin() {
    double spread = sample * value() * (1 - value()) + Normal.Z_95 * Normal.Z_95 / 4;
    return sample == 0 ? Double.NaN : Normal.Z_95 * Math.sqrt(spread) / weight();
  }

  private double weight() {
    return sample == 0 ? Double.NaN : sample + Normal.Z_95 * Normal.Z_95;
  }
}
