package tricksmith.editor.text;

import java.util.List;
import java.util.Optional;
import tricksmith.source.Span;

/**
 * Places to be filled in one after the other, in a text that is being edited.
 *
 * @param spans those that have not been visited yet
 */
public record TabStops(List<Span> spans) {

  /** None. */
  public static final TabStops NONE = new TabStops(List.of());

  public TabStops {
    spans = List.copyOf(spans);
  }

  /** The next place. */
  public Optional<Span> next() {
    return spans.stream().findFirst();
  }

  /** Those behind the next. */
  public TabStops afterNext() {
    return spans.isEmpty() ? this : new TabStops(spans.subList(1, spans.size()));
  }

  /** Where they are after an edit; those that it touches are filled. */
  public TabStops after(int position, int removed, int inserted) {
    int shift = inserted - removed;
    return new TabStops(
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
