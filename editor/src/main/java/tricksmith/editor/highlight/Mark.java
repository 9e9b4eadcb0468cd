package tricksmith.editor.highlight;

import java.util.stream.Stream;

/**
 * A stretch of text that stands out from its tokens: an error, for instance, or something being
 * shown.
 *
 * @param start first character, from 0
 * @param end after the last character
 * @param style class of the stylesheet
 */
public record Mark(int start, int end, String style) {

  public Mark {
    if (start < 0 || end < start) {
      throw new IllegalArgumentException("not a stretch: " + start + " to " + end);
    }
  }

  /**
   * Returns the mark after an edit: it moves along with an edit before it, and grows when something
   * is typed inside it or at its end.
   */
  public Stream<Mark> after(int position, int removed, int inserted) {
    int shift = inserted - removed;
    if (end < position) {
      return Stream.of(this);
    }
    if (start <= position && position + removed <= end) {
      return start == end + shift ? Stream.empty() : Stream.of(new Mark(start, end + shift, style));
    }
    return start >= position + removed
        ? Stream.of(new Mark(start + shift, end + shift, style))
        : Stream.empty();
  }

  /**
   * Returns this mark in a text of {@code length} characters: at least one character wide, so that
   * it can be seen, and not beyond the end.
   */
  Mark visibleIn(int length) {
    int last = Math.min(Math.max(end, start + 1), length);
    return new Mark(Math.max(0, Math.min(start, last - 1)), last, style);
  }
}
