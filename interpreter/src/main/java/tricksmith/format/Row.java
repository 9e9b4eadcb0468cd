package tricksmith.format;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.parse.Written.Word;

/**
 * A line that knows its columns.
 *
 * @param parts the parts of the line, without its comment
 * @param table the table that it is a line of
 */
record Row(Line line, List<Part> parts, @Nullable AlignedBlock table) {

  /**
   * A part of a line.
   *
   * @param first its first word
   * @param text all of it
   * @param gap how many spaces are before it, at least
   * @param stop the column where it begins; null where that follows from the part before
   */
  record Part(Word first, String text, int gap, @Nullable AlignmentPoint stop) {}

  Row {
    parts = List.copyOf(parts);
  }
}
