package tricksmith.cli.terminal;

import java.util.Locale;

/** Numbers as they are shown: the same in every language. */
public final class Figures {

  private static final String NONE = "–";

  private Figures() {}

  /** With two decimal places. */
  public static String decimal(double number) {
    return Double.isNaN(number) ? NONE : String.format(Locale.ROOT, "%.2f", number);
  }

  /** Without decimal places if it is whole. */
  public static String plain(double number) {
    return number == Math.rint(number)
        ? String.format(Locale.ROOT, "%.0f", number)
        : decimal(number);
  }

  /** With a sign and two decimal places. */
  public static String change(double number) {
    return Double.isNaN(number) ? NONE : String.format(Locale.ROOT, "%+.2f", number);
  }

  /** How much larger one share is than another, in points of percent. */
  public static String points(double change) {
    return Double.isNaN(change) ? NONE : String.format(Locale.ROOT, "%+.1f", 100 * change);
  }

  /** From one number to another, with two decimal places. */
  public static String interval(double from, double to) {
    return decimal(from) + " … " + decimal(to);
  }

  /** A share as a percentage, such as {@code 51.9%}. */
  public static String percent(double share) {
    return Double.isNaN(share) ? NONE : String.format(Locale.ROOT, "%.1f%%", 100 * share);
  }

  /** From one share to another, in percent. */
  public static String percents(double from, double to) {
    return percent(from) + " … " + percent(to);
  }

  /** A probability, to three decimal places. */
  public static String probability(double number) {
    return String.format(Locale.ROOT, "%.3f", number);
  }

  /** A share of a whole in percent. */
  public static String percent(double part, double whole) {
    return whole == 0 ? NONE : String.format(Locale.ROOT, "%.1f%%", 100 * part / whole);
  }
}
