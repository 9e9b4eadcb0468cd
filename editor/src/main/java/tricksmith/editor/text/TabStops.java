package tricksmith.editor.text;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tricksmith.source.Span;

/**
 * Placeholders of a snippet, to be filled in one after another while the text is edited.
 *
 * @param spans those not visited yet
 */
public record TabStops(List<Span> spans) {

  public static final TabStops NONE = new TabStops(List.of());

  public TabStops {
    spans = List.copyOf(spans);
  }

  public Optional<Span> next() {
    return spans.stream().findFirst();
  }

  public TabStops afterNext() {
    return spans.isEmpty() ? this : new TabStops(spans.subList(1, spans.size()));
  }

  /** Returns these stops, preceded by those of a snippet inserted at the current one. */
  public TabStops within(TabStops inner) {
    return new TabStops(Stream.concat(inner.spans.stream(), spans.stream()).toList());
  }

  /** Returns the stops after an edit. Stops that it touches count as filled in. */
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
