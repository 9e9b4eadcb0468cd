package tricksmith.playtest.results;

import org.jspecify.annotations.Nullable;
import tricksmith.program.value.Fault;
import tricksmith.program.value.RuleId;

/**
 * Matches that failed to end for the same reason at the same place.
 *
 * @param rule where in the script; null if no rule is to blame
 * @param count the number of such matches
 * @param firstMatch the number of the first, from 0
 * @param firstSeed the seed of the first
 */
public record Failure(
    Cause cause, @Nullable RuleId rule, int count, int firstMatch, long firstSeed) {

  /** Why a match did not end. */
  public sealed interface Cause {}

  public record ScriptError(Fault.Kind kind) implements Cause {}

  /** The match exceeded the limit on events. */
  public record Unfinished() implements Cause {}
}
