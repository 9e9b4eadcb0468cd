package tricksmith.check.names;

import tricksmith.source.Span;
import tricksmith.source.Spanned;

/**
 * A name or text of a script that is shown to players.
 *
 * @param original the name, or the text without its quotation marks
 * @param span the span of the declaration or, for a text, of its first use
 */
public record Translatable(String original, boolean isText, Span span) implements Spanned {

  /** The original as a script writes it. */
  public String written() {
    return isText ? '"' + original.replace("\\", "\\\\").replace("\"", "\\\"") + '"' : original;
  }
}
