package tricksmith.check;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Type;
import tricksmith.source.Span;

/**
 * A place at which somebody wants to know what could be written there. Whoever looks up the name
 * that stands there says so. What the name could be is found when all is known.
 */
final class Caret {
  private final @Nullable Span place;
  private @Nullable Type type;
  private @Nullable Supplier<Expected> expected;
  private boolean stale;

  /**
   * @param place that of a name; null if nobody wants to know
   */
  Caret(@Nullable Span place) {
    this.place = place;
  }

  /** What was found in the pass before is replaced by what will be found. */
  void beginPass() {
    stale = true;
  }

  /** Whether this is the place. */
  boolean isAt(Span span) {
    return span.equals(place);
  }

  /** What is expected there. A place may be read several times: whoever knows more is believed. */
  void expect(Span span, @Nullable Type hint, Supplier<Expected> found) {
    boolean better = type == null && hint != null;
    if (isAt(span) && (expected == null || stale || better)) {
      type = hint;
      expected = found;
      stale = false;
    }
  }

  /** What could stand there; null if no name is looked up there. */
  @Nullable Expected expected() {
    return expected == null ? null : expected.get();
  }
}
