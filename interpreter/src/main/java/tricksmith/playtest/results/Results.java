package tricksmith.playtest.results;

import java.util.List;
import tricksmith.playtest.statistics.Distribution;

/**
 * The results of a batch. Everything but failures and coverage is about the matches that ended.
 *
 * @param wanted the number of matches requested
 * @param played the number of matches played; smaller if the batch was cancelled or spent
 * @param seed the seed of the first match
 * @param sides the result of each side
 * @param evenness whether seats differ by more than chance
 * @param scores the final scores of all seats
 * @param lengths how long matches are
 * @param freedom how much choice players have
 * @param freedoms the same by name of the decision
 * @param closeness how close matches are
 * @param failures the matches that did not end, grouped, in order of first occurrence
 * @param coverage how rules were used; empty if the batch was not watched
 * @param places how well places do, counted from whoever decides first
 * @param spent whether the matches played took all steps that the batch may take, so that nothing
 *     more is played
 */
public record Results(
    int wanted,
    int played,
    long seed,
    List<SideResult> sides,
    Evenness evenness,
    Distribution scores,
    Lengths lengths,
    Freedom freedom,
    List<Freedom> freedoms,
    Closeness closeness,
    List<Failure> failures,
    Coverage coverage,
    Places places,
    boolean spent) {

  public Results {
    sides = List.copyOf(sides);
    freedoms = List.copyOf(freedoms);
    failures = List.copyOf(failures);
  }

  /** Returns the number of seats. */
  public int players() {
    return sides.stream().mapToInt(side -> side.seats().size()).sum();
  }

  /** Returns the number of matches that ended. */
  public int ended() {
    return lengths.decisions().count();
  }

  /** Returns the number of matches that stopped at a script error. */
  public int failed() {
    return count(Failure.ScriptError.class);
  }

  /** Returns the number of matches that exceeded the limit on events. */
  public int unfinished() {
    return count(Failure.Unfinished.class);
  }

  /** Whether all matches requested were played. */
  public boolean complete() {
    return played == wanted;
  }

  /** Whether fewer matches were played than requested, because nobody wanted more. */
  public boolean cancelled() {
    return !complete() && !spent;
  }

  private int count(Class<? extends Failure.Cause> cause) {
    return failures.stream()
        .filter(failure -> cause.isInstance(failure.cause()))
        .mapToInt(Failure::count)
        .sum();
  }
}
