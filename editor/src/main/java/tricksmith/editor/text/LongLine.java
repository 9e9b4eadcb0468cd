package tricksmith.editor.text;

import java.util.Optional;

/**
 * A line that is too long to be shown. Lines are laid out as a whole, and one of a million
 * characters would take more memory than a window has.
 *
 * @param number its number, from 1
 * @param length the number of its characters, as Java counts them
 */
public record LongLine(int number, int length) {

  /** The most characters that a line may have: some two pages of text. */
  public static final int MOST = 10_000;

  /** Returns the first line of a text that is too long to be shown. */
  public static Optional<LongLine> in(String text) {
    int number = 1;
    int start = 0;
    while (text.length() - start > MOST) {
      int end = text.indexOf('\n', start);
      int length = (end < 0 ? text.length() : end) - start;
      if (length > MOST) {
        return Optional.of(new LongLine(number, length));
      }
      number++;
      start = end + 1;
    }
    return Optional.empty();
  }
}
