package tricksmith.editor.text;

import java.util.List;
import tricksmith.source.Span;

/**
 * A snippet about to be inserted; its lines are already indented for their place.
 *
 * @param stops its placeholders, in order
 */
public record InsertedSnippet(String text, List<Span> stops) {

  public InsertedSnippet {
    stops = List.copyOf(stops);
  }

  public TextEdit insteadOf(Span replaced) {
    Span first = stops.isEmpty() ? new Span(text.length(), text.length()) : stops.getFirst();
    return new TextEdit(replaced, text, first.movedBy(replaced.start()));
  }

  /** Returns the placeholders that remain while the first is being filled in. */
  public TabStops stopsIn(Span replaced) {
    return new TabStops(
        stops.stream().skip(1).map(stop -> stop.movedBy(replaced.start())).toList());
  }
}
