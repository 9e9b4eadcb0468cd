package tricksmith.editor.text;

import java.util.ArrayList;
import java.util.List;
import tricksmith.source.Span;

/**
 * A piece of text that is put in somewhere.
 *
 * @param stops places in it to be filled, in order
 */
public record Piece(String text, List<Span> stops) {

  public Piece {
    stops = List.copyOf(stops);
  }

  /** The same where lines are indented: all but the first begin with these spaces. */
  public Piece indented(String indentation) {
    StringBuilder indented = new StringBuilder();
    int[] places = new int[text.length() + 1];
    for (int i = 0; i < text.length(); i++) {
      places[i] = indented.length();
      indented.append(text.charAt(i));
      if (text.charAt(i) == '\n') {
        indented.append(indentation);
      }
    }
    places[text.length()] = indented.length();
    List<Span> moved = new ArrayList<>();
    stops.forEach(stop -> moved.add(new Span(places[stop.start()], places[stop.end()])));
    return new Piece(indented.toString(), moved);
  }

  /**
   * The change that puts it in.
   *
   * @param before the text in which it is put
   */
  public Edit insteadOf(String before, Span replaced) {
    Piece fitting = indented(new Lines(before).indentationAt(replaced.start()));
    Span first =
        fitting.stops().isEmpty()
            ? new Span(fitting.text().length(), fitting.text().length())
            : fitting.stops().getFirst();
    return new Edit(replaced, fitting.text(), moved(first, replaced.start()));
  }

  /** The places that are left when the first is being filled. */
  public Stops stopsIn(String before, Span replaced) {
    Piece fitting = indented(new Lines(before).indentationAt(replaced.start()));
    return new Stops(
        fitting.stops().stream().skip(1).map(stop -> moved(stop, replaced.start())).toList());
  }

  private static Span moved(Span span, int by) {
    return new Span(span.start() + by, span.end() + by);
  }
}
