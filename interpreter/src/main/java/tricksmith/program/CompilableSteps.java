package tricksmith.program;

import org.jspecify.annotations.Nullable;
import tricksmith.program.expression.Frame;

/**
 * Steps that are performed one by one until they have been translated. That may happen at any
 * moment, on any thread; their effect and their cost stay the same.
 */
public final class CompilableSteps {

  /** Null until they are translated. */
  private @Nullable Translation translation;

  /** What performs steps, and whether it does so for each; published together. */
  private static final class Translation {
    final StepCode code;
    final boolean[] included;

    Translation(StepCode code, boolean[] included) {
      this.code = code;
      this.included = included;
    }
  }

  /** What performs them, and also knows obligations and criteria; null if nothing does. */
  public @Nullable StepCode code() {
    Translation known = translation;
    return known == null ? null : known.code;
  }

  /**
   * From now on this performs them.
   *
   * @param included whether it performs the step at each place of the procedure
   */
  public void use(StepCode translated, boolean[] included) {
    translation = new Translation(translated, included.clone());
  }

  /** From now on each is performed by itself. */
  public void takeBack() {
    translation = null;
  }

  /**
   * Performs them from this one on as far as they have been translated.
   *
   * @return the place of the step that comes next; the same if nothing was performed
   */
  public int perform(int step, Performance performance, Frame frame) {
    Translation known = translation;
    return known == null || !known.included[step]
        ? step
        : known.code.perform(step, performance, frame);
  }
}
