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
    return from(Normal.Z_95);
  }

  /** Returns the upper end of the interval; {@link Double#NaN} for an empty sample. */
  public double to() {
    return to(Normal.Z_95);
  }

  /**
   * Returns the lower end of the interval that reaches this many standard errors to either side;
   * {@link Double#NaN} for an empty sample.
   */
  public double from(double deviations) {
    return Math.max(0, middle(deviations) - margin(deviations));
  }

  /** Returns the upper end of that interval; {@link Double#NaN} for an empty sample. */
  public double to(double deviations) {
    return Math.min(1, middle(deviations) + margin(deviations));
  }

  private double middle(double deviations) {
    return (count + deviations * deviations / 2) / weight(deviations);
  }

  private double margin(double deviations) {
    double spread = sample * value() * (1 - value()) + deviations * deviations / 4;
    return sample == 0 ? Double.NaN : deviations * Math.sqrt(spread) / weight(deviations);
  }

  private double weight(double deviations) {
    return sample == 0 ? Double.NaN : sample + deviations * deviations;
  }
}
