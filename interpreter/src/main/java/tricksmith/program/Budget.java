package tricksmith.program;

/** How much a script may have computed. The same on every machine: it counts steps, not time. */
public final class Budget {

  /** Steps of one evaluation: of all that a statement or a question computes. */
  public static final long OF_AN_EVALUATION = 10_000_000;

  /** Steps of a whole match. */
  public static final long OF_A_MATCH = 500_000_000;

  /** Steps after which constant folding leaves an expression to be evaluated when it is due. */
  public static final long OF_FOLDING = 100_000;

  private Budget() {}
}
