package tricksmith.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A line that no window shows, because it is too long, or because there are too many. Lines are
 * laid out as a whole: one of a million characters would take more memory than a window has, and
 * characters that must be shaped take long.
 *
 * @param number its number, from 1
 * @param start the offset of its first character
 * @param count how many there are of what there is too much of; characters as Java counts them
 */
public record UnshownLine(int number, int start, int count, Excess excess) {

  /** What there is too much of. */
  public enum Excess {
    CHARACTERS(MOST, ""),
    SHAPED(MOST_SHAPED, ".shaped"),
    LINES(MOST_LINES, ".lines");

    private final int most;
    private final String suffix;

    Excess(int most, String suffix) {
      this.most = most;
      this.suffix = suffix;
    }
  }

  /** The most characters that a line may have: some two pages of text. */
  public static final int MOST = 10_000;

  /**
   * The most characters of a line that must be shaped: emoji, accents written apart, and scripts
   * from right to left. They take a hundred times as long as letters.
   */
  public static final int MOST_SHAPED = 1_000;

  /** The most lines, as many as a script may have words. */
  public static final int MOST_LINES = 50_000;

  private static final Pattern LINE_BREAK = Pattern.compile("\\r\\n|\\r|\\n");

  /** Returns the first line of a text that is too long to be shown, or one too many. */
  public static Optional<UnshownLine> in(String text) {
    return in(text, 1).stream().findFirst();
  }

  /** Returns the first such line of a text in the place of one line, beside so many others. */
  public static Optional<UnshownLine> beside(int others, String text) {
    return in(text, MOST_LINES - others, 1).stream().findFirst();
  }

  /**
   * Returns the lines of a text that are too long to be shown, and the first that is one too many.
   *
   * @param enough after how many of them to stop
   */
  public static List<UnshownLine> in(String text, int enough) {
    return in(text, MOST_LINES, enough);
  }

  private static List<UnshownLine> in(String text, int mostLines, int enough) {
    List<UnshownLine> found = new ArrayList<>();
    int number = 1;
    int start = 0;
    for (int end = 0; end <= text.length() && found.size() < enough; end++) {
      if (number > mostLines) {
        int lines = MOST_LINES - mostLines + number + (int) breaks(text.substring(start));
        found.add(new UnshownLine(number, start, lines, Excess.LINES));
        break;
      }
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

  private static long breaks(String text) {
    return LINE_BREAK.matcher(text).results().count();
  }

  private static boolean isLineBreak(char character) {
    return character == '\n' || character == '\r';
  }

  private static Optional<UnshownLine> between(String text, int start, int end, int number) {
    int length = end - start;
    if (length > MOST) {
      return Optional.of(new UnshownLine(number, start, length, Excess.CHARACTERS));
    }
    if (length > MOST_SHAPED) {
      int shaped = (int) text.substring(start, end).chars().filter(UnshownLine::isShaped).count();
      if (shaped > MOST_SHAPED) {
        return Optional.of(new UnshownLine(number, start, shaped, Excess.SHAPED));
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

  /** Returns how many could be shown of what there is too much of. */
  public int most() {
    return excess.most;
  }

  /** Returns the key of a message about such a line. */
  public String key(String message) {
    return message + excess.suffix;
  }
}
