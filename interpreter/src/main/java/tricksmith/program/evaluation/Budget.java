package tricksmith.program.evaluation;

/**
 * Limits on what a script may compute and hold. The same on every machine: they count steps and
 * values, not time and bytes.
 *
 * @param steps of one evaluation: all that a statement or a question computes
 * @param values held at once by one evaluation: alternatives, or elements of a set to be built
 * @param matchSteps of a whole match
 */
public record Budget(long steps, long values, long matchSteps) {

  private static final long STEPS = 10_000_000;
  private static final long STEPS_FOR_EACH_VALUE = 10;

  /** What is enough for a match as people play it. */
  private static final long LEAST_SHARE = 100_000;

  private static final long SAMPLES_OF_A_MATCH = 10;

  /** The budget unless another is given. */
  public static final Budget USUAL = ofSteps(STEPS);

  /**
   * What constant folding may spend before it leaves an expression for evaluation when it is due.
   */
  public static final Budget OF_FOLDING = ofSteps(100_000);

  /**
   * Returns the budget of matches that are played as samples, of which many are needed: several
   * times what the most expensive bundled game takes, unless this budget is smaller than the usual.
   */
  public Budget ofSamples() {
    return ofSteps(Math.max(1, steps / SAMPLES_OF_A_MATCH));
  }

  /**
   * Returns how many steps a batch of matches may take together: as many as one match, and as many
   * as a sample for each.
   */
  public long stepsOfBatch(int matches) {
    long each = Math.max(matchSteps / SAMPLES_OF_A_MATCH, Math.min(2 * matchSteps, LEAST_SHARE));
    return matchSteps + each * Math.min(matches, (Long.MAX_VALUE - matchSteps) / each);
  }

  /** The largest number of steps that may be asked for. */
  public static final long MOST_STEPS = 1_000_000_000_000L;

  /**
   * Returns the budget of each of several matches that together may compute about as much as one;
   * always enough for a match played as people play.
   */
  public Budget shared(int matches) {
    long each = Math.max(Math.min(matchSteps, LEAST_SHARE), matchSteps / Math.max(1, matches));
    return new Budget(Math.min(steps, each), values, each);
  }

  /**
   * Returns a budget with this many steps for one evaluation, as many for a whole match, and values
   * in proportion.
   *
   * @param steps from 1 to {@link #MOST_STEPS}
   */
  public static Budget ofSteps(long steps) {
    return new Budget(steps, Math.max(1, steps / STEPS_FOR_EACH_VALUE), steps);
  }
}
