package tricksmith.rules.analysis;

import tricksmith.source.UnwantedWork;

/**
 * A budget for evaluation, shared by all questions of a review. Once it has run out, nothing more
 * is known.
 */
final class Patience {

  /** The most steps: two hundred times what the costliest bundled game takes. */
  private static final long STEPS = 500_000;

  private static final long STEPS_BETWEEN_LOOKS = 10_000;

  private long left = STEPS;

  /**
   * Counts a step; returns false if the budget is exceeded.
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
