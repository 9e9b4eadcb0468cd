package tricksmith.program;

import org.jspecify.annotations.Nullable;
import tricksmith.program.evaluation.TooWide;
import tricksmith.program.expression.Frame;
import tricksmith.program.value.Fault;

/**
 * Steps that are performed one by one until they have been translated. That may happen at any
 * moment, on any thread; their effect and their cost stay the same.
 */
public final class CompilableSteps {

  /** Null until they are translated. */
  private @Nullable Translation translation;

  /** What performs steps, and how many it counts together; published together. */
  private static final class Translation {
    final StepCode code;
    final int[] counted;

    Translation(StepCode code, int[] counted) {
      this.code = code;
      this.counted = counted;
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
   * @param counted how many steps it counts together, from the one at each place of the procedure
   *     on; 0 if it does not perform that one
   */
  public void use(StepCode translated, int[] counted) {
    translation = new Translation(translated, counted.clone());
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
    if (known == null || known.counted[step] == 0) {
      return step;
    }
    try {
      return known.code.perform(step, performance, frame);
    } catch (Fault | TooWide broken) {
      performance.breaksOff(known.counted);
      throw broken;
    }
  }
}
