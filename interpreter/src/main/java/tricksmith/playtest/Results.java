package tricksmith.playtest;

import java.util.List;

/**
 * What came of a batch. But for failures and coverage all of it is of the matches that came to an
 * end.
 *
 * @param wanted how many matches were to be played
 * @param played how many were: fewer if the batch was cancelled
 * @param seed of the first match
 * @param seats by seat
 * @param evenness whether the seats differ by more than chance
 * @param scores the final scores of all seats
 * @param lengths how long matches are
 * @param freedom how much there is to choose from
 * @param freedoms the same by the name of the decision
 * @param closeness how close matches are
 * @param failures matches that did not come to an end, grouped, in the order of their first
 * @param coverage what use was made of rules, if somebody watched
 * @param places how places do, from whoever was first to decide
 */
public record Results(
    int wanted,
    int played,
    long seed,
    List<SeatResult> seats,
    Evenness evenness,
    Distribution scores,
    Lengths lengths,
    Freedom freedom,
    List<Freedom> freedoms,
    Closeness closeness,
    List<Failure> failures,
    Coverage coverage,
    Places places) {

  public Results {
    seats = List.copyOf(seats);
    freedoms = List.copyOf(freedoms);
    failures = List.copyOf(failures);
  }

  /** How many matches came to an end. */
  public int ended() {
    return lengths.decisions().count();
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
