package tricksmith.playtest;

import java.util.List;

/**
 * How much a number that matches have is larger by other rules, match by match on the same deals.
 *
 * @param measure what number it is
 * @param seats whose, from 1: those of one side; empty for that of the match
 * @param before its mean by the one rules
 * @param after its mean by the other rules
 * @param change the differences, match by match: the other less the one
 * @param margin half the width of the interval of their mean; {@link Double#NaN} for fewer than
 *     two. Of many differences it is wider, so that one of them does not seem to matter by chance
 */
public record Difference(
    Measure measure,
    List<Integer> seats,
    double before,
    double after,
    Sample change,
    double margin) {

  public Difference {
    seats = List.copyOf(seats);
  }

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
    MARGIN;

    /** Whether it is a share, and cannot change by more than a whole. */
    public boolean isShare() {
      return this == WIN || this == FORCED;
    }
  }

  /** Where the interval of the change begins. */
  public double from() {
    double from = change.mean() - margin;
    return measure.isShare() ? Math.max(-1, from) : from;
  }

  /** Where the interval of the change ends. */
  public double to() {
    double to = change.mean() + margin;
    return measure.isShare() ? Math.min(1, to) : to;
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
