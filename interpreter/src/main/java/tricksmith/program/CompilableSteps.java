package tricksmith.program;

import org.jspecify.annotations.Nullable;
import tricksmith.program.expression.Frame;

/**
 * Steps that are performed one by one until they have been translated. That may happen at any
 * moment, on any thread; their effect and their cost stay the same.
 */
public final class CompilableSteps {

  private final boolean[] included;

  /** Null until they are translated. */
  private @Nullable StepCode code;

  /** Those of a procedure at these places. */
  public CompilableSteps(boolean[] included) {
    this.included = included.clone();
  }

  /** What performs them, and also knows obligations and criteria; null if nothing does. */
  public @Nullable StepCode code() {
    return code;
  }

  /** From now on this performs them; null for each by itself. */
  public void use(@Nullable StepCode translated) {
    code = translated;
  }

  /**
   * Performs them from this one on as far as they have been translated.
   *
   * @return the place of the step that comes next; the same if nothing was performed
   */
  public int perform(int step, Performance performance, Frame frame) {
    StepCode translated = code;
    return translated == null || !included[step]
        ? step
        : translated.perform(step, performance, frame);
  }
}
