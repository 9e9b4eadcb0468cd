package tricksmith.editor.text;

import java.util.List;
import tricksmith.source.Span;

/**
 * A piece of text that is put in somewhere; its lines are indented already as it is to be there.
 *
 * @param stops places in it to be filled, in order
 */
public record InsertedSnippet(String text, List<Span> stops) {

  public InsertedSnippet {
    stops = List.copyOf(stops);
  }

  /** The change that puts it in. */
  public TextEdit insteadOf(Span replaced) {
    Span first = stops.isEmpty() ? new Span(text.length(), text.length()) : stops.getFirst();
    return new TextEdit(replaced, text, moved(first, replaced.start()));
  }

  /** The places that are left when the first is being filled. */
  public TabStops stopsIn(Span replaced) {
    return new TabStops(stops.stream().skip(1).map(stop -> moved(stop, replaced.start())).toList());
  }

  private static Span moved(Span span, int by) {
    return new Span(span.start() + by, span.end() + by);
  }
}
