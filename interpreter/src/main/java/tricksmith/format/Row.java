package tricksmith.format;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.parse.Written.Word;

/**
 * A line divided into parts with known columns.
 *
 * @param parts the parts of the line, without its comment
 * @param table the block it belongs to; null if none
 */
record Row(Line line, List<Part> parts, @Nullable AlignedBlock table) {

  /**
   * A part of a line.
   *
   * @param first its first word
   * @param text its full text
   * @param gap the least number of spaces before it
   * @param stop the column at which it starts; null if it simply follows the previous part
   */
  record Part(Word first, String text, int gap, @Nullable AlignmentPoint stop) {}

  Row {
    parts = List.copyOf(parts);
  }
}
