package tricksmith.playtest;

import java.util.List;

/**
 * What came of a batch.
 *
 * @param wanted how many matches were to be played
 * @param played how many were: fewer if the batch was cancelled
 * @param seed of the first match
 * @param seats by seat, over the matches that came to an end
 * @param decisions decisions of a match, over the same matches
 * @param tricks tricks of a match, likewise
 * @param failures matches that did not come to an end, grouped, in the order of their first
 */
public record Results(
    int wanted,
    int played,
    long seed,
    List<SeatResult> seats,
    Sample decisions,
    Sample tricks,
    List<Failure> failures) {

  public Results {
    seats = List.copyOf(seats);
    failures = List.copyOf(failures);
  }

  /** How many matches came to an end. */
  public int ended() {
    return decisions.count();
  }

  /** How many matches ended with a script error. */
  public int failed() {
    return count(Failure.ScriptError.class);
  }

  /** How many matches had more events than a match may have. */
  public int unfinished() {
    return count(Failure.Unfinished.class);
  }

  /** Whether fewer matches were played than wanted. */
  public boolean cancelled() {
    return played < wanted;
  }

  private int count(Class<? extends Failure.Cause> cause) {
    return failures.stream()
        .filter(failure -> cause.isInstance(failure.cause()))
        .mapToInt(Failure::count)
        .sum();
  }
}
