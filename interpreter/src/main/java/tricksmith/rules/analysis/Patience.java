package tricksmith.rules.analysis;

import tricksmith.source.UnwantedWork;

/**
 * How much may be evaluated for the sake of a review, in all of its questions together. When it has
 * run out, nothing more is known.
 */
final class Patience {

  /** Two hundred times what the costliest of the bundled games takes. */
  private static final long STEPS = 500_000;

  private static final long STEPS_BETWEEN_LOOKS = 10_000;

  private long left = STEPS;

  /**
   * Counts a step; false if it is one too many.
   *
   * @throws java.util.concurrent.CancellationException if the thread is interrupted
   */
  boolean lasts() {
    if (left % STEPS_BETWEEN_LOOKS == 0) {
      UnwantedWork.endIfInterrupted();
    }
    return left > 0 && --left > 0;
  }
}
