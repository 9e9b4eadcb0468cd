package tricksmith.playtest.compare;

import java.util.List;
import tricksmith.playtest.statistics.Sample;
import tricksmith.playtest.statistics.Verdict;

/**
 * How a quantity changes between two versions of the rules, match by match on the same deals.
 *
 * @param measure the quantity
 * @param seats the seats of one side, from 1; empty for a quantity of the whole match
 * @param before its mean under the first version
 * @param after its mean under the second version
 * @param change the differences match by match: second version minus first
 * @param margin half the width of the confidence interval of their mean; {@link Double#NaN} for
 *     fewer than two matches. Wider where many differences are tested, so that none stands out by
 *     chance
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

  /** The sample size below which the normal approximation is too rough. */
  private static final int ENOUGH = 30;

  /** A quantity measured in each match. */
  public enum Measure {
    /** The share of the win: 1, or less if it is shared. */
    WIN,
    /** The final score. */
    SCORE,
    /** The number of decisions. */
    DECISIONS,
    /** The number of tricks. */
    TRICKS,
    /** The number of times scores were noted. */
    ROUNDS,
    /** The mean number of alternatives per decision. */
    ALTERNATIVES,
    /** The share of decisions with only one option. */
    FORCED,
    /** The best final score minus the second best. */
    MARGIN;

    /** Whether this is a share, which can change by at most 1. */
    public boolean isShare() {
      return this == WIN || this == FORCED;
    }

    /** Whether this is a number of things, of which there are fewer or more. */
    public boolean isCount() {
      return this == DECISIONS || this == TRICKS || this == ROUNDS || this == ALTERNATIVES;
    }
  }

  /** Returns the lower end of the confidence interval of the change. */
  public double from() {
    double from = change.mean() - margin;
    return measure.isShare() ? Math.max(-1, from) : from;
  }

  /** Returns the upper end of the confidence interval of the change. */
  public double to() {
    double to = change.mean() + margin;
    return measure.isShare() ? Math.min(1, to) : to;
  }

  /** Whether the change is more than chance. */
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
