package tricksmith.editor.figures;

import java.util.Locale;
import tricksmith.editor.messages.LocalizedMessages;
import tricksmith.playtest.statistics.Rounded;

/**
 * The words beside figures, in the reader's language; the figures are the same in every language.
 */
final class FigureWords extends LocalizedMessages {
  private static final String NONE = "–";

  FigureWords(Locale language) {
    super(FigureWords.class.getName(), language);
  }

  String matches(int number) {
    return say("matches.number", number);
  }

  /** Returns a moment of a match: its seed, and how many choices precede it. */
  String moment(long seed, int choices) {
    return switch (choices) {
      case 0 -> say("moment.start", seed);
      case 1 -> say("moment.after-one", seed);
      default -> say("moment", seed, choices);
    };
  }

  /** Returns how often chance alone does something, given its probability. */
  String often(double probability) {
    return probability > 0.5
        ? say("often.mostly")
        : probability < 0.001 ? say("often.hardly") : say("often", Math.round(1 / probability));
  }

  static String decimal(double number) {
    return Double.isNaN(number) ? NONE : Rounded.plain(number, 2);
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
    return Double.isNaN(number) ? NONE : Rounded.signed(number, 2);
  }

  /** Returns the change of a share, in percentage points. */
  static String points(double share) {
    return Double.isNaN(share) ? NONE : Rounded.signed(100 * share, 1);
  }

  static String probability(double number) {
    return String.format(Locale.ROOT, "%.3f", number);
  }

  static String interval(String from, String to) {
    return from + " … " + to;
  }
}
