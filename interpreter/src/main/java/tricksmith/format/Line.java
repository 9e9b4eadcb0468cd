package tricksmith.format;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.parse.Written.Comment;
import tricksmith.parse.Written.Word;

/**
 * A line of the formatted text.
 *
 * @param words the words; if empty, the comment has the line to itself
 * @param comment the trailing comment
 * @param afterBlank whether a blank line precedes it
 * @param place how the line relates to its neighbours
 */
record Line(
    Indent indent, List<Word> words, @Nullable Comment comment, boolean afterBlank, Place place) {

  /** How a line relates to its neighbours. */
  enum Place {
    /** Starts a statement, or anything else that gets a line of its own. */
    FIRST,
    /** Continues the statement of the previous line. */
    FURTHER,
    /** A comment on a line of its own. */
    COMMENT,
    /** A comment that continues the trailing comment of the previous line. */
    COMMENT_FURTHER
  }

  Line {
    words = List.copyOf(words);
  }

  /** Returns a line with only a comment. */
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
