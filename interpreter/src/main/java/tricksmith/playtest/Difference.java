package tricksmith.playtest;

/**
 * How much a number that matches have is larger by other rules, match by match on the same deals.
 *
 * @param measure what number it is
 * @param seat whose, from 1; 0 for that of the match
 * @param before its mean by the one rules
 * @param after its mean by the other rules
 * @param change the differences, match by match: the other less the one
 * @param margin half the width of the interval of their mean; {@link Double#NaN} for fewer than two
 */
public record Difference(
    Measure measure, int seat, double before, double after, Sample change, double margin) {

  /** With fewer matches than these the normal distribution says too little. */
  private static final int ENOUGH = 30;

  /** A number that matches have. */
  public enum Measure {
    /** The share in the win: 1, or less if it is shared. */
    WIN,
    /** The final score. */
    SCORE,
    /** How many decisions. */
    DECISIONS,
    /** How many tricks. */
    TRICKS,
    /** How often scores were noted. */
    ROUNDS,
    /** Among how many alternatives one was chosen, on average. */
    ALTERNATIVES,
    /** The share of decisions with but one answer. */
    FORCED,
    /** Between the best score at the end and the next. */
    MARGIN
  }

  /** Whether it is more than chance. */
  public Verdict verdict() {
    if (change.least() == 0 && change.most() == 0) {
      return Verdict.NONE;
    }
    if (change.count() < ENOUGH) {
      return Verdict.TOO_FEW;
    }
    return Math.abs(change.mean()) > margin ? Verdict.MORE_THAN_NOISE : Verdict.WITHIN_NOISE;
  }
}
