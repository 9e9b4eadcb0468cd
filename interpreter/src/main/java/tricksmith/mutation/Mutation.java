package tricksmith.mutation;

import tricksmith.source.Source;
import tricksmith.source.Span;
import tricksmith.source.Spanned;

/**
 * A small change to a script.
 *
 * @param span the text to replace
 * @param replacement the new text; empty to delete
 */
public record Mutation(Span span, String replacement) implements Spanned {

  /** Whether this is a deletion. */
  public boolean leavesOut() {
    return replacement.isEmpty();
  }

  Source applied(Source script) {
    String text = script.text();
    return new Source(
        script.name(), text.substring(0, span.start()) + replacement + text.substring(span.end()));
  }
}
