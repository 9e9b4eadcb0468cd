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

  /** A share of a whole in percent. */
  public static String percent(double part, double whole) {
    return whole == 0 ? NONE : String.format(Locale.ROOT, "%.1f%%", 100 * part / whole);
  }
}
