package tricksmith.check.names;

import tricksmith.source.Span;

/**
 * A name or a text of a script that is shown to those who play.
 *
 * @param original a text without its quotation marks
 * @param span where it is declared or, if it is a text, first written
 */
public record Translatable(String original, boolean isText, Span span) {

  /** As a script writes it. */
  public String written() {
    return isText ? '"' + original.replace("\\", "\\\\").replace("\"", "\\\"") + '"' : original;
  }
}
