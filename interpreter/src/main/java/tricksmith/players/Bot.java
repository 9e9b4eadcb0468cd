package tricksmith.players;

import tricksmith.engine.MatchRun;
import tricksmith.engine.SeatView;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Pick;

/** Somebody who decides for a seat. Has a memory at most of what it has been shown. */
@FunctionalInterface
public interface Bot {

  /**
   * Chooses.
   *
   * @param view what the seat that decides sees and knows, until the match goes on
   * @param decision what it is asked
   * @return one of the options
   */
  Pick choose(SeatView view, Decision decision);

  /**
   * How it values its alternatives before it chooses.
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

  /** Whether it looks at what has happened in a match that it plays in place: of that a record. */
  default boolean looksBack() {
    return true;
  }
}
