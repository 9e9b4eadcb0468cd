package tricksmith.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A line that is too long for a window to show. Lines are laid out as a whole: one of a million
 * characters would take more memory than a window has, and characters that must be shaped take
 * long.
 *
 * @param number its number, from 1
 * @param start the offset of its first character
 * @param length the number of its characters, as Java counts them; if it has too many that must be
 *     shaped, the number of those
 * @param shaped whether it has too many that must be shaped
 */
public record LongLine(int number, int start, int length, boolean shaped) {

  /** The most characters that a line may have: some two pages of text. */
  public static final int MOST = 10_000;

  /**
   * The most characters of a line that must be shaped: emoji, accents written apart, and scripts
   * from right to left. They take a hundred times as long as letters.
   */
  public static final int MOST_SHAPED = 1_000;

  /** Returns the first line of a text that is too long to be shown. */
  public static Optional<LongLine> in(String text) {
    return in(text, 1).stream().findFirst();
  }

  /**
   * Returns the lines of a text that are too long to be shown.
   *
   * @param enough after how many of them to stop
   */
  public static List<LongLine> in(String text, int enough) {
    List<LongLine> found = new ArrayList<>();
    int number = 1;
    int start = 0;
    for (int end = 0; end <= text.length() && found.size() < enough; end++) {
      if (end == text.length() || isLineBreak(text.charAt(end))) {
        between(text, start, end, number).ifPresent(found::add);
        if (text.startsWith("\r\n", end)) {
          end++;
        }
        number++;
        start = end + 1;
      }
    }
    return found;
  }

  private static boolean isLineBreak(char character) {
    return character == '\n' || character == '\r';
  }

  private static Optional<LongLine> between(String text, int start, int end, int number) {
    int length = end - start;
    if (length > MOST) {
      return Optional.of(new LongLine(number, start, length, false));
    }
    if (length > MOST_SHAPED) {
      int shaped = (int) text.substring(start, end).chars().filter(LongLine::isShaped).count();
      if (shaped > MOST_SHAPED) {
        return Optional.of(new LongLine(number, start, shaped, true));
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
