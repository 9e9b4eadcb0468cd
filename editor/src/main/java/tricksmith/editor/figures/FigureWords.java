package tricksmith.editor.figures;

import java.text.MessageFormat;
import java.util.Arrays;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * The words beside figures, in the reader's language; the figures are the same in every language.
 */
final class FigureWords {
  private static final String NONE = "–";

  private final Locale language;
  private final ResourceBundle bundle;

  FigureWords(Locale language) {
    this.language = language;
    bundle =
        ResourceBundle.getBundle(
            FigureWords.class.getName(),
            language,
            // Whoever reads neither gets the first language, not that of the machine.
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
  }

  /** Returns the message for {@code key}, with its arguments filled in. */
  String say(String key, Object... arguments) {
    // Numbers as they are typed: a seed is no amount of money.
    Object[] words = Arrays.stream(arguments).map(String::valueOf).toArray();
    return new MessageFormat(bundle.getString(key), language).format(words);
  }

  static String decimal(double number) {
    return Double.isNaN(number) ? NONE : String.format(Locale.ROOT, "%.2f", number);
  }

  static String percent(double share) {
    return Double.isNaN(share) ? NONE : String.format(Locale.ROOT, "%.1f%%", 100 * share);
  }

  static String plain(double number) {
    return number == Math.rint(number)
        ? String.format(Locale.ROOT, "%.0f", number)
        : decimal(number);
  }

  /** Returns the change of a number, with its sign. */
  static String change(double number) {
    return Double.isNaN(number) ? NONE : String.format(Locale.ROOT, "%+.2f", number);
  }

  /** Returns the change of a share, in percentage points. */
  static String points(double share) {
    return Double.isNaN(share) ? NONE : String.format(Locale.ROOT, "%+.1f", 100 * share);
  }

  static String probability(double number) {
    return String.format(Locale.ROOT, "%.3f", number);
  }

  static String interval(String from, String to) {
    return from + " … " + to;
  }
}
