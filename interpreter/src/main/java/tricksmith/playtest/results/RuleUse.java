package tricksmith.playtest.results;

import org.jspecify.annotations.Nullable;
import tricksmith.playtest.statistics.Share;

/**
 * How matches used a rule.
 *
 * @param applied how often it applied ({@link tricksmith.engine.report.RuleWatch#applies})
 * @param mattered how often it made a difference, as the same interface defines it
 * @param scored how many tricks it decided that scored as soon as they were over; 0 for all but
 *     criteria
 * @param matches in how many matches it applied
 * @param matchesMattered in how many matches it made a difference
 * @param firstApplied where it first applied; null if it never did
 * @param firstMattered where it first made a difference; null if it never did
 */
public record RuleUse(
    long applied,
    long mattered,
    long scored,
    Share matches,
    Share matchesMattered,
    @Nullable MatchMoment firstApplied,
    @Nullable MatchMoment firstMattered) {

  /**
   * Returns where the rule first made a difference or, failing that, first applied; null if it
   * never did.
   */
  public @Nullable MatchMoment example() {
    return firstMattered == null ? firstApplied : firstMattered;
  }
}
