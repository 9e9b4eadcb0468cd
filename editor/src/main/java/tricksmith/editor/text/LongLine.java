package tricksmith.editor.text;

import java.util.Optional;

/**
 * A line that is too long to be shown. Lines are laid out as a whole: one of a million characters
 * would take more memory than a window has, and characters that must be shaped take long.
 *
 * @param number its number, from 1
 * @param length the number of its characters, as Java counts them; if it has too many that must be
 *     shaped, the number of those
 * @param shaped whether it has too many that must be shaped
 */
public record LongLine(int number, int length, boolean shaped) {

  /** The most characters that a line may have: some two pages of text. */
  public static final int MOST = 10_000;

  /**
   * The most characters of a line that must be shaped: emoji, accents written apart, and scripts
   * from right to left. They take a hundred times as long as letters.
   */
  public static final int MOST_SHAPED = 1_000;

  /** Returns the first line of a text that is too long to be shown. */
  public static Optional<LongLine> in(String text) {
    int number = 1;
    int start = 0;
    while (text.length() - start > MOST_SHAPED) {
      int next = text.indexOf('\n', start);
      int end = next < 0 ? text.length() : next;
      Optional<LongLine> tooLong = between(text, start, end, number);
      if (tooLong.isPresent()) {
        return tooLong;
      }
      number++;
      start = end + 1;
    }
    return Optional.empty();
  }

  private static Optional<LongLine> between(String text, int start, int end, int number) {
    int length = end - start;
    if (length > MOST) {
      return Optional.of(new LongLine(number, length, false));
    }
    if (length > MOST_SHAPED) {
      int shaped = (int) text.substring(start, end).chars().filter(LongLine::isShaped).count();
      if (shaped > MOST_SHAPED) {
        return Optional.of(new LongLine(number, shaped, true));
      }
    }
    return Optional.empty();
  }

  private static boolean isShaped(int character) {
    return switch (Character.getType(character)) {
      case Character.SURROGATE,
          Character.NON_SPACING_MARK,
          Character.ENCLOSING_MARK,
          Character.COMBINING_SPACING_MARK,
          Character.FORMAT ->
          true;
      default ->
          switch (Character.getDirectionality(character)) {
            case Character.DIRECTIONALITY_RIGHT_TO_LEFT,
                Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC ->
                true;
            default -> false;
          };
    };
  }

  /** Returns the most of its characters that could be shown. */
  public int most() {
    return shaped ? MOST_SHAPED : MOST;
  }

  /** Returns the key of a message about such a line. */
  public String key(String message) {
    return shaped ? message + ".shaped" : message;
  }
}
