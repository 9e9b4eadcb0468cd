package tricksmith.editor.text;

import java.util.List;
import java.util.Optional;
import tricksmith.source.Span;

/**
 * Places to be filled in one after the other, in a text that is being edited.
 *
 * @param spans those that have not been visited yet
 */
public record Stops(List<Span> spans) {

  /** None. */
  public static final Stops NONE = new Stops(List.of());

  public Stops {
    spans = List.copyOf(spans);
  }

  /** The next place. */
  public Optional<Span> next() {
    return spans.stream().findFirst();
  }

  /** Those behind the next. */
  public Stops afterNext() {
    return spans.isEmpty() ? this : new Stops(spans.subList(1, spans.size()));
  }

  /** Where they are after an edit; those that it touches are filled. */
  public Stops after(int position, int removed, int inserted) {
    int shift = inserted - removed;
    return new Stops(
        spans.stream()
            .filter(span -> span.end() < position || span.start() >= position + removed)
            .map(
                span ->
                    span.end() < position
                        ? span
                        : new Span(span.start() + shift, span.end() + shift))
            .toList());
  }
}
