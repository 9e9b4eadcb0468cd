package tricksmith.editor.figures;

import java.util.Locale;
import tricksmith.editor.messages.LocalizedMessages;

/**
 * The words beside figures, in the reader's language; the figures are the same in every language.
 */
final class FigureWords extends LocalizedMessages {
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
}
