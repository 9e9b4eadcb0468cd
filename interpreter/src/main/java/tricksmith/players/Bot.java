package tricksmith.players;

import tricksmith.engine.MatchRun;
import tricksmith.engine.SeatView;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Pick;

/** A player that decides for a seat. It remembers nothing but what its seat has been shown. */
@FunctionalInterface
public interface Bot {

  /**
   * Chooses.
   *
   * @param view what the deciding seat sees and knows, until the match goes on
   * @param decision the question
   * @return one of the options
   */
  Pick choose(SeatView view, Decision decision);

  /**
   * Returns how it rates the alternatives, and its choice.
   *
   * @param view what the seat that decides sees and knows, until the match goes on
   * @param decision what it is asked
   */
  default Consideration consider(SeatView view, Decision decision) {
    return Consideration.of(choose(view, decision));
  }

  /** Chooses for the seat that is to decide, in place: for batches. */
  default void choose(MatchRun run) {
    run.choose(choose(run.view(run.decider()), run.decision()));
  }

  /**
   * Whether it looks at what has happened in a match that it plays in place, which then needs a
   * record.
   */
  default boolean looksBack() {
    return true;
  }
}
