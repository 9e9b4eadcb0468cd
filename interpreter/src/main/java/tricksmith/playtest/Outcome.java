package tricksmith.playtest;

import tricksmith.match.Event;
import tricksmith.match.MatchRun;
import tricksmith.match.Status;

/**
 * How one match of a batch came out.
 *
 * @param number of the match, from 0
 * @param decisions how many there were
 * @param tricks how many were finished
 */
record Outcome(int number, Status status, int decisions, int tricks) {

  static Outcome of(int number, MatchRun run) {
    int decisions = 0;
    int tricks = 0;
    for (Event event : run.events()) {
      switch (event) {
        case Event.Chosen _, Event.ChosenCards _ -> decisions++;
        case Event.TrickFinished _ -> tricks++;
        case Event.Chance _, Event.Shuffled _, Event.Scored _, Event.MatchEnded _ -> {}
      }
    }
    return new Outcome(number, run.status(), decisions, tricks);
  }
}
