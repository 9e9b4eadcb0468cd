package tricksmith.source;

/**
 * A stretch of a text: the characters from {@code start} (inclusive) to {@code end} (exclusive),
 * counted in UTF-16 units from 0. An empty span marks a place between two characters.
 */
public record Span(int start, int end) {

  public Span {
    if (start < 0 || end < start) {
      throw new IllegalArgumentException("not a span: " + start + " to " + end);
    }
  }

  /** The smallest span that covers this one and {@code other}. */
  public Span to(Span other) {
    return new Span(Math.min(start, other.start), Math.max(end, other.end));
  }

  /**
   * The span between this one and one that begins after it.
   *
   * @throws IllegalArgumentException if it begins before the end of this one
   */
  public Span gapTo(Span later) {
    return new Span(/* start= */ end, /* end= */ later.start);
  }

  /** Whether {@code offset} lies in this span, its end included. */
  public boolean contains(int offset) {
    return start <= offset && offset <= end;
  }
}
