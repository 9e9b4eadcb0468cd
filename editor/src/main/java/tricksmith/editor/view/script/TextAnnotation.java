package tricksmith.editor.view.script;

import java.util.stream.Stream;
import tricksmith.editor.highlight.Mark;
import tricksmith.source.Span;

/**
 * Words about a stretch of the script; they show when the mouse rests on it. What is wrong is
 * underlined as well.
 *
 * @param style class of the stylesheet
 */
public record TextAnnotation(Span span, String style, String words) {
  public static final String ERROR = "script-error";
  public static final String WARNING = "script-warning";
  public static final String MET = "script-met";
  public static final String NOT_MET = "script-not-met";

  /** The remark after an edit: behind the edit it moves along, touched by it it is gone. */
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

  /** As it stands beside its line, where it is all the same to which of the words it belongs. */
  TextAnnotation beside() {
    return new TextAnnotation(new Span(0, 0), style, words);
  }

  /** Whether it is about an error. */
  boolean isError() {
    return style.equals(ERROR);
  }

  /** Whether it tells what came of a test. */
  boolean isOfTest() {
    return style.equals(MET) || style.equals(NOT_MET);
  }

  /** What is underlined, if anything is. */
  Stream<Mark> mark() {
    return isOfTest() ? Stream.of() : Stream.of(new Mark(span.start(), span.end(), style));
  }
}
