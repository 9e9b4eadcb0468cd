package tricksmith.playtest.statistics;

import java.util.Locale;

/**
 * Numbers rounded for reading, in the same way for every language. What rounds to nothing has no
 * sign.
 */
public final class Rounded {

  private Rounded() {}

  /** Returns a number with this many decimal places. */
  public static String plain(double number, int digits) {
    return withSign("%.", number, digits);
  }

  /** Returns a number with its sign, unless it rounds to zero. */
  public static String signed(double number, int digits) {
    return withSign("%+.", number, digits);
  }

  /**
   * Returns how many decimal places show on which side of zero an interval lies: the usual number,
   * or more if the end that is nearer to zero would round to it.
   */
  public static int digits(double from, double to, int usual) {
    if (!(from > 0 || to < 0)) {
      return usual;
    }
    double nearer = from > 0 ? from : to;
    int digits = usual;
    while (Double.parseDouble(plain(nearer, digits)) == 0) {
      digits++;
    }
    return digits;
  }

  /** Returns a positive number with one significant digit. */
  public static long roughly(double number) {
    double unit = Math.pow(10, Math.floor(Math.log10(number)));
    return Math.round(Math.round(number / unit) * unit);
  }

  private static String withSign(String format, double number, int digits) {
    String written = String.format(Locale.ROOT, format + digits + "f", number);
    boolean isNothing = Math.abs(Double.parseDouble(written)) == 0;
    return isNothing ? String.format(Locale.ROOT, "%." + digits + "f", 0.0) : written;
  }
}
