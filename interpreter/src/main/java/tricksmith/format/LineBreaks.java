package tricksmith.format;

import tricksmith.parse.Written;
import tricksmith.source.DisplayWidth;
import tricksmith.source.Source;
import tricksmith.source.Span;

/** Where the lines of the old text are broken. */
record LineBreaks(Source source) {

  /** Whether a line is broken between two pieces. */
  boolean isBetween(Written left, Written right) {
    return line(right) > line(left);
  }

  /** Whether there is an empty line between two pieces. */
  boolean isBlankBetween(Written left, Written right) {
    return line(right) > line(left) + 1;
  }

  /** Whether a piece begins directly below another. */
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
