package tricksmith.players;

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
}
