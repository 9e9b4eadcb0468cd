package tricksmith.playtest;

import org.jspecify.annotations.Nullable;

/**
 * What use matches have made of a rule.
 *
 * @param applied how often it has applied ({@link tricksmith.engine.report.RuleWatch#applies})
 * @param mattered how often it has made a difference, likewise
 * @param matches in how many matches it has applied
 * @param matchesMattered in how many it has made a difference
 * @param firstApplied null if it never has
 * @param firstMattered null if it never has
 */
public record RuleUse(
    long applied,
    long mattered,
    Share matches,
    Share matchesMattered,
    @Nullable Example firstApplied,
    @Nullable Example firstMattered) {

  /** Where it has mattered first or, if it never has, applied; null if it has not either. */
  public @Nullable Example example() {
    return firstMattered == null ? firstApplied : firstMattered;
  }

  /**
   * A moment of a match.
   *
   * @param match its number, from 0
   * @param seed its seed
   * @param choices how many choices had been made
   */
  public record Example(int match, long seed, int choices) {}
}
