package tricksmith.playtest;

/**
 * How many of independent cases were of a sort, with the 95% confidence interval of their share by
 * Wilson's formula, which never leaves 0 to 1 and holds for few cases and rare sorts too.
 *
 * @param count those of the sort; a case may count in part, as a shared win does
 * @param sample all of them
 */
public record Share(double count, int sample) {

  /** The share itself; {@link Double#NaN} of no cases. */
  public double value() {
    return count / sample;
  }

  /** Where its interval begins; {@link Double#NaN} of no cases. */
  public double from() {
    return Math.max(0, middle() - margin());
  }

  /** Where its interval ends; {@link Double#NaN} of no cases. */
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
