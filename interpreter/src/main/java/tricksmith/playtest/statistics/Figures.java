package tricksmith.playtest.statistics;

import java.util.Locale;

/** Writes numbers, in the same way for every language. */
public final class Figures {

  private static final String NONE = "–";

  /** Below this, nobody needs to know how unlikely something is. */
  private static final double LEAST_PROBABILITY = 0.001;

  private Figures() {}

  /** A number with two decimal places. */
  public static String decimal(double number) {
    return decimal(number, 2);
  }

  private static String decimal(double number, int digits) {
    return Double.isNaN(number) ? NONE : Rounded.plain(number, digits);
  }

  /** A number with two decimal places, or none if it is whole. */
  public static String plain(double number) {
    return number == Math.rint(number)
        ? String.format(Locale.ROOT, "%.0f", number)
        : decimal(number);
  }

  /** A large whole number, with its thousands apart. */
  public static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  /** A signed number with two decimal places. */
  public static String change(double number) {
    return change(number, Double.NaN, Double.NaN);
  }

  /**
   * A signed number with two decimal places, or with as many as show on which side of zero an
   * interval lies. The number is inside it or at one of its ends.
   */
  public static String change(double number, double from, double to) {
    return Double.isNaN(number) ? NONE : Rounded.signed(number, Rounded.digits(from, to, 2));
  }

  /**
   * The difference between two shares, in percentage points, with one decimal place or with as many
   * as show on which side of zero an interval lies. The difference is inside it or at one of its
   * ends.
   */
  public static String points(double change, double from, double to) {
    return Double.isNaN(change)
        ? NONE
        : Rounded.signed(100 * change, Rounded.digits(100 * from, 100 * to, 1));
  }

  /** An interval, with two decimal places or with as many as show on which side of zero it lies. */
  public static String interval(double from, double to) {
    int digits = Rounded.digits(from, to, 2);
    return decimal(from, digits) + " … " + decimal(to, digits);
  }

  /** The confidence interval of a mean. */
  public static String interval(Sample sample) {
    return interval(sample.mean() - sample.margin(), sample.mean() + sample.margin());
  }

  /** The confidence interval of the mean of a sample of shares, in percent. */
  public static String percents(Sample shares) {
    return percents(
        Math.max(0, shares.mean() - shares.margin()), Math.min(1, shares.mean() + shares.margin()));
  }

  /** A share as a percentage, such as {@code 51.9%}. */
  public static String percent(double share) {
    return Double.isNaN(share) ? NONE : String.format(Locale.ROOT, "%.1f%%", 100 * share);
  }

  /** An interval of shares, in percent. */
  public static String percents(double from, double to) {
    return percent(from) + " … " + percent(to);
  }

  /**
   * A p-value, such as {@code 0.617} or {@code < 0.001}: with three decimal places, or with as many
   * as show that it is below {@link Normal#CHANCE}.
   */
  public static String probability(double number) {
    if (number < LEAST_PROBABILITY) {
      return "< " + LEAST_PROBABILITY;
    }
    int digits = 3;
    while (number < Normal.CHANCE && Double.parseDouble(decimal(number, digits)) >= Normal.CHANCE) {
      digits++;
    }
    return decimal(number, digits);
  }

  /** The same with its letter, such as {@code p = 0.617} or {@code p < 0.001}. */
  public static String p(double number) {
    return number < LEAST_PROBABILITY ? "p " + probability(number) : "p = " + probability(number);
  }
}
