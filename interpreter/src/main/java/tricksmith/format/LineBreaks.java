package tricksmith.format;

import tricksmith.parse.Written;
import tricksmith.source.DisplayWidth;
import tricksmith.source.Source;
import tricksmith.source.Span;

/** The line breaks of the original text. */
record LineBreaks(Source source) {

  /** Whether a line break separates two pieces. */
  boolean isBetween(Written left, Written right) {
    return line(right) > line(left);
  }

  /** Whether a blank line separates two pieces. */
  boolean isBlankBetween(Written left, Written right) {
    return line(right) > line(left) + 1;
  }

  /** Whether a piece starts in the same column as another, on the next line. */
  boolean isBelow(Written lower, Written upper) {
    return line(lower) == line(upper) + 1 && column(lower) == column(upper);
  }

  private int column(Written piece) {
    int line = source.line(line(piece)).start();
    return DisplayWidth.of(source.text(new Span(line, piece.span().start())));
  }

  private int line(Written piece) {
    return source.place(piece.span().start()).line();
  }
}
