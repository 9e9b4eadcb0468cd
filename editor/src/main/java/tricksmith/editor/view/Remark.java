package tricksmith.editor.view;

import java.util.stream.Stream;
import tricksmith.editor.highlight.Mark;
import tricksmith.source.Span;

/**
 * Words about a stretch of the script, which is underlined; they show when the mouse rests on it.
 *
 * @param style class of the stylesheet
 */
record Remark(Span span, String style, String words) {
  static final String ERROR = "script-error";
  static final String WARNING = "script-warning";

  /** The remark after an edit: behind the edit it moves along, touched by it it is gone. */
  Stream<Remark> after(int position, int removed, int inserted) {
    if (span.end() < position) {
      return Stream.of(this);
    }
    if (span.start() < position + removed || span.start() == position) {
      return Stream.empty();
    }
    int shift = inserted - removed;
    return Stream.of(new Remark(new Span(span.start() + shift, span.end() + shift), style, words));
  }

  /** Whether it is about an error. */
  boolean isError() {
    return style.equals(ERROR);
  }

  /** What is underlined. */
  Mark mark() {
    return new Mark(span.start(), span.end(), style);
  }
}
