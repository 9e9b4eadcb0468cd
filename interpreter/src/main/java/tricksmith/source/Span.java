package tricksmith.source;

/**
 * A range of a text: the characters from {@code start} (inclusive) to {@code end} (exclusive), as
 * UTF-16 offsets from 0. An empty span marks a place between two characters.
 */
public record Span(int start, int end) implements Spanned {

  public Span {
    if (start < 0 || end < start) {
      throw new IllegalArgumentException("not a span: " + start + " to " + end);
    }
  }

  /** Spreads neighbouring spans: those of a long script begin and end at even distances. */
  @Override
  public int hashCode() {
    int mixed = (start * 0x9E3779B9 + end) * 0x85EBCA6B;
    return mixed ^ (mixed >>> 15);
  }

  /** Returns itself, so that a span can be given wherever something in the text can. */
  @Override
  public Span span() {
    return this;
  }

  /** Returns the smallest span that covers both. */
  public Span to(Spanned other) {
    return new Span(Math.min(start, other.span().start), Math.max(end, other.span().end));
  }

  /**
   * Returns the span between this one and a later one.
   *
   * @throws IllegalArgumentException if {@code later} starts before this span ends
   */
  public Span gapTo(Spanned later) {
    return new Span(/* start= */ end, /* end= */ later.span().start);
  }

  /** Returns a span of the same length this far on. */
  public Span movedBy(int by) {
    return new Span(start + by, end + by);
  }

  /** Whether some of another span lies in this one. */
  public boolean overlaps(Span other) {
    return start < other.end && other.start < end;
  }

  /** Whether all of another span lies in this one. */
  public boolean covers(Span inside) {
    return start <= inside.start && inside.end <= end;
  }

  /** Whether {@code offset} lies in this span or right at its end. */
  public boolean contains(int offset) {
    return start <= offset && offset <= end;
  }
}
