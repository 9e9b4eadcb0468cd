package tricksmith.format;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.parse.Written.Comment;
import tricksmith.parse.Written.Word;

/**
 * A line of the new text.
 *
 * @param words may be empty: then the comment has the line to itself
 * @param comment the comment at its end
 * @param afterBlank whether an empty line precedes it
 * @param place what the line is to the lines around it
 */
record Line(
    Indent indent, List<Word> words, @Nullable Comment comment, boolean afterBlank, Place place) {

  /** What a line is to the lines around it. */
  enum Place {
    /** A statement, or anything else that has a line of its own, begins with it. */
    FIRST,
    /** It continues the statement of the line before. */
    FURTHER,
    /** A comment that has the line to itself. */
    COMMENT,
    /** A comment that continues the one at the end of the line before. */
    COMMENT_FURTHER
  }

  Line {
    words = List.copyOf(words);
  }

  /** A line with nothing but a comment. */
  static Line of(Comment comment, Indent indent, boolean afterBlank, Place place) {
    return new Line(indent, List.of(), comment, afterBlank, place);
  }

  Line at(Indent other) {
    return new Line(other, words, comment, afterBlank, place);
  }

  Line afterBlank(boolean blank) {
    return new Line(indent, words, comment, blank, place);
  }
}
