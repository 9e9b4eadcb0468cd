package tricksmith.mutation;

import tricksmith.source.Source;
import tricksmith.source.Span;

/**
 * A small alteration of a script.
 *
 * @param span what is altered
 * @param replacement what stands there instead; empty if it is left out
 */
public record Mutation(Span span, String replacement) {

  /** Whether something is left out, and nothing put in its place. */
  public boolean leavesOut() {
    return replacement.isEmpty();
  }

  /** The script so altered. */
  Source applied(Source script) {
    String text = script.text();
    return new Source(
        script.name(), text.substring(0, span.start()) + replacement + text.substring(span.end()));
  }
}
