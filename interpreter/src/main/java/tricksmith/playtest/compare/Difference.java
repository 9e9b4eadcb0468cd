package tricksmith.playtest.compare;

import java.util.List;
import java.util.OptionalDouble;
import tricksmith.playtest.statistics.Normal;
import tricksmith.playtest.statistics.Sample;
import tricksmith.playtest.statistics.Verdict;

/**
 * How a quantity changes between two versions of the rules, match by match on the same deals.
 *
 * @param measure the quantity
 * @param seats the seats of one side, from 1, or the place of one, counted from the starter; empty
 *     for a quantity of the whole match
 * @param before its mean under the first version
 * @param after its mean under the second version
 * @param change the differences match by match: second version minus first
 * @param deviations how many standard errors the mean has to be away from zero to be more than
 *     chance: more where many differences are tested
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
    double deviations,
    double margin) {

  public Difference {
    seats = List.copyOf(seats);
  }

  /** The sample size below which the normal approximation is too rough. */
  private static final int ENOUGH = 30;

  /** The sample size below which the spread of changes cannot be estimated. */
  private static final int ENOUGH_FOR_SPREAD = 10;

  /** How many standard errors a mean falls short of the true one in one batch of five. */
  private static final double SHORTFALL = Normal.farthest(0.4);

  private static final double NEGLIGIBLE_SHARE = 0.01;
  private static final double NEGLIGIBLE_NUMBER = 0.05;

  /** A quantity measured in each match. */
  public enum Measure {
    /** The share of the win of a side: 1, or less if it is shared. */
    WIN,
    /** The share of the win of a place, counted from whoever decides first. */
    PLACE,
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
      return isOfWins() || this == FORCED;
    }

    public boolean isOfWins() {
      return this == WIN || this == PLACE;
    }

    /** Returns the smallest change to talk about. */
    public double negligible() {
      return isShare() ? NEGLIGIBLE_SHARE : NEGLIGIBLE_NUMBER;
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

  /** Returns the largest change in either direction that the confidence interval includes. */
  public double largest() {
    return Math.max(Math.abs(from()), Math.abs(to()));
  }

  /** Returns a change as large as the one seen, or the smallest to talk about if that is larger. */
  public double sought() {
    return Math.max(Math.abs(change.mean()), measure.negligible());
  }

  /**
   * Returns how many matches show a change as large as {@link #sought} in four batches of five, if
   * changes vary as they do here; empty if there is no need for more matches, or if there are too
   * few to know how changes vary.
   */
  public OptionalDouble matchesNeeded() {
    Verdict verdict = verdict();
    boolean open =
        verdict == Verdict.TOO_FEW || (verdict == Verdict.WITHIN_NOISE && largest() >= sought());
    if (!open || change.count() < ENOUGH_FOR_SPREAD) {
      return OptionalDouble.empty();
    }
    double errors = (deviations + SHORTFALL) * change.deviation() / sought();
    double needed = Math.max(ENOUGH, errors * errors);
    return needed > change.count() ? OptionalDouble.of(needed) : OptionalDouble.empty();
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
