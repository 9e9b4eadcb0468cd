package tricksmith.editor.view.script;

import java.util.stream.Stream;
import tricksmith.editor.highlight.Mark;
import tricksmith.source.Span;

/**
 * A message about a stretch of the script, shown when the mouse rests on it. Problems are also
 * underlined.
 *
 * @param style class of the stylesheet
 */
public record TextAnnotation(Span span, String style, String words) {
  public static final String ERROR = "script-error";
  public static final String WARNING = "script-warning";
  public static final String MET = "script-met";
  public static final String NOT_MET = "script-not-met";

  /**
   * Returns the annotation after an edit: it moves along with an edit before it, and vanishes with
   * one that touches it.
   */
  Stream<TextAnnotation> after(int position, int removed, int inserted) {
    if (span.end() < position) {
      return Stream.of(this);
    }
    if (span.start() < position + removed || span.start() == position) {
      return Stream.empty();
    }
    int shift = inserted - removed;
    return Stream.of(
        new TextAnnotation(new Span(span.start() + shift, span.end() + shift), style, words));
  }

  /** Returns the annotation as it appears in the gutter, where its exact place does not matter. */
  TextAnnotation beside() {
    return new TextAnnotation(new Span(0, 0), style, words);
  }

  /** Whether it reports the result of a test. */
  public boolean isOfTest() {
    return style.equals(MET) || style.equals(NOT_MET);
  }

  /** Returns the underline, if there is one. */
  Stream<Mark> mark() {
    return isOfTest() ? Stream.of() : Stream.of(new Mark(span.start(), span.end(), style));
  }
}
