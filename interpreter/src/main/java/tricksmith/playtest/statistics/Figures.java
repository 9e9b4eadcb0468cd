package tricksmith.playtest.statistics;

import java.util.Locale;

/** Writes numbers, in the same way for every language. */
public final class Figures {

  private static final String NONE = "–";

  private Figures() {}

  /** A number with two decimal places. */
  public static String decimal(double number) {
    return Double.isNaN(number) ? NONE : Rounded.plain(number, 2);
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
    return Double.isNaN(number) ? NONE : Rounded.signed(number, 2);
  }

  /** The difference between two shares, in percentage points. */
  public static String points(double change) {
    return Double.isNaN(change) ? NONE : Rounded.signed(100 * change, 1);
  }

  /** An interval, with two decimal places. */
  public static String interval(double from, double to) {
    return decimal(from) + " … " + decimal(to);
  }

  /** A share as a percentage, such as {@code 51.9%}. */
  public static String percent(double share) {
    return Double.isNaN(share) ? NONE : String.format(Locale.ROOT, "%.1f%%", 100 * share);
  }

  /** An interval of shares, in percent. */
  public static String percents(double from, double to) {
    return percent(from) + " … " + percent(to);
  }

  /** A probability with three decimal places. */
  public static String probability(double number) {
    return String.format(Locale.ROOT, "%.3f", number);
  }
}
