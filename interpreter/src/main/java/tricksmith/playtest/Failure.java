package tricksmith.playtest;

import org.jspecify.annotations.Nullable;
import tricksmith.program.Fault;
import tricksmith.program.RuleId;

/**
 * Matches that did not come to an end for the same reason at the same place.
 *
 * @param rule where in the script; null where no rule is to blame
 * @param count how many matches
 * @param firstMatch the number of the first of them, from 0
 * @param firstSeed its seed
 */
public record Failure(
    Cause cause, @Nullable RuleId rule, int count, int firstMatch, long firstSeed) {

  /** Why a match did not come to an end. */
  public sealed interface Cause {}

  /** The script is wrong. */
  public record ScriptError(Fault.Kind kind) implements Cause {}

  /** It had more events than a match may have. */
  public record Unfinished() implements Cause {}
}
