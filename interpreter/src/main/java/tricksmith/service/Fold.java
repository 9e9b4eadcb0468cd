package tricksmith.service;

import tricksmith.source.Span;
import tricksmith.source.Spanned;

/**
 * Lines that can be hidden together.
 *
 * @param span from the brace or comment with which they begin to the one with which they end; it
 *     covers more than one line
 */
public record Fold(Span span, Kind kind) implements Spanned {

  public enum Kind {
    BLOCK,
    COMMENT
  }
}
