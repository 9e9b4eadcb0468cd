package tricksmith.check.diagnostic;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tricksmith.check.names.Expected;
import tricksmith.rules.Type;
import tricksmith.source.Span;

/**
 * A question about a place: what could be written here? The code that looks up the name at that
 * place answers it; the answer is worked out after the check.
 */
public final class CaretQuery {
  private final @Nullable Span place;
  private @Nullable Type type;
  private @Nullable Supplier<Expected> expected;
  private boolean stale;

  /**
   * @param place the span of a name; null to ask nothing
   */
  public CaretQuery(@Nullable Span place) {
    this.place = place;
  }

  /** Lets this pass replace the answer of the previous one. */
  public void beginPass() {
    stale = true;
  }

  public boolean isAt(Span span) {
    return span.equals(place);
  }

  /**
   * Answers the question if it is about {@code span}. A place may be checked several times: an
   * answer with a type wins.
   */
  public void expect(Span span, @Nullable Type hint, Supplier<Expected> found) {
    boolean better = type == null && hint != null;
    if (isAt(span) && (expected == null || stale || better)) {
      type = hint;
      expected = found;
      stale = false;
    }
  }

  /** What could be written there; null if no name was looked up. */
  public @Nullable Expected expected() {
    return expected == null ? null : expected.get();
  }
}
