package tricksmith.editor.view.script;

import java.util.stream.Stream;
import tricksmith.editor.batch.CoveredRule;
import tricksmith.source.Span;

/**
 * How much a rule was used, shown in the gutter.
 *
 * @param span the rule in the text
 * @param words shown when the mouse rests on it
 */
public record UseMark(Span span, CoveredRule rule, String words) {

  /**
   * Returns the mark after an edit: it moves with an edit before it, and vanishes with one that
   * touches it.
   */
  Stream<UseMark> after(int position, int removed, int inserted) {
    if (span.end() <= position) {
      return Stream.of(this);
    }
    if (span.start() < position + removed || span.start() <= position) {
      return Stream.empty();
    }
    int shift = inserted - removed;
    Span moved = new Span(span.start() + shift, span.end() + shift);
    return Stream.of(new UseMark(moved, rule, words));
  }

  /** Returns the mark as it appears in the gutter. */
  UseMark beside() {
    return new UseMark(new Span(0, 0), rule, words);
  }
}
