package tricksmith.editor.figures;

import java.util.Locale;
import tricksmith.editor.messages.LocalizedMessages;

/**
 * The words beside figures, in the reader's language; the figures are the same in every language.
 */
final class FigureWords extends LocalizedMessages {
  private static final String NONE = "–";

  FigureWords(Locale language) {
    super(FigureWords.class.getName(), language);
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
