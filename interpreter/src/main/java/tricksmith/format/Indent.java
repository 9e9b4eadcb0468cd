package tricksmith.format;

import org.jspecify.annotations.Nullable;
import tricksmith.parse.Written.Word;

/**
 * Where a line starts.
 *
 * @param under the word to count columns from; null for the margin
 * @param columns the offset from there
 */
record Indent(@Nullable Word under, int columns) {
  static final Indent MARGIN = new Indent(null, 0);

  static Indent under(Word word) {
    return new Indent(word, 0);
  }

  Indent plus(int more) {
    return new Indent(under, columns + more);
  }
}
