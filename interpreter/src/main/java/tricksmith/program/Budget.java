package tricksmith.program;

/**
 * How much a script may have computed and held. The same on every machine: it counts steps and
 * values, not time and bytes.
 *
 * @param steps of one evaluation: of all that a statement or a question computes
 * @param values that one evaluation holds at once: alternatives, or elements of a set that has to
 *     be made
 * @param matchSteps of a whole match
 */
public record Budget(long steps, long values, long matchSteps) {

  private static final long STEPS = 10_000_000;
  private static final long STEPS_FOR_EACH_VALUE = 10;
  private static final long STATEMENTS_OF_A_MATCH = 5;

  /** Twice what a match of the costliest bundled game takes. */
  private static final long LEAST_SHARE = 100_000;

  /** What is allowed where nobody says otherwise. */
  public static final Budget USUAL = ofSteps(STEPS);

  /**
   * What constant folding may take before it leaves an expression to be evaluated when it is due.
   */
  public static final Budget OF_FOLDING = ofSteps(100_000);

  /** The most that can be asked for. */
  public static final long MOST_STEPS = 1_000_000_000_000L;

  /**
   * What each of several matches may compute if all of them together may compute about as much as
   * one; but always enough for a match that is played as people play.
   */
  public Budget shared(int matches) {
    long each = Math.max(Math.min(matchSteps, LEAST_SHARE), matchSteps / Math.max(1, matches));
    return new Budget(Math.min(steps, each), values, each);
  }

  /**
   * So many steps for one evaluation, and all else in proportion.
   *
   * @param steps from 1 to {@link #MOST_STEPS}
   */
  public static Budget ofSteps(long steps) {
    return new Budget(
        steps, Math.max(1, steps / STEPS_FOR_EACH_VALUE), steps * STATEMENTS_OF_A_MATCH);
  }
}
