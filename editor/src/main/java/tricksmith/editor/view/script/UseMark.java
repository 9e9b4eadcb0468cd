package tricksmith.editor.view.script;

import java.util.stream.Stream;
import tricksmith.editor.trials.CoveredRule;
import tricksmith.source.Span;

/**
 * What use was made of a rule, beside its line.
 *
 * @param span where the rule stands in the text
 * @param words what is said of it when the mouse rests there
 */
public record UseMark(Span span, CoveredRule rule, String words) {

  /** The mark after an edit: behind the edit it moves along, touched by it it is gone. */
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

  /** As it stands beside its line. */
  UseMark beside() {
    return new UseMark(new Span(0, 0), rule, words);
  }
}
