package tricksmith.editor.live;

import java.time.Duration;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.SeatAssignment;

/**
 * How a match goes on by itself, and where it waits to be looked at.
 *
 * @param speed of the bots
 * @param patient whether a finished trick stays until it is acknowledged
 * @param seen the number of choices at which the end of a deal or a trick was last acknowledged
 * @param covered whether something covers the table: bots do not play where nobody looks
 */
record Pace(Speed speed, boolean patient, int seen, boolean covered) {
  static final Pace USUAL = new Pace(Speed.AT_ONCE, false, 0, false);

  Pace withSpeed(Speed other) {
    return new Pace(other, patient, seen, covered);
  }

  Pace withPatient(boolean stays) {
    return new Pace(speed, stays, seen, covered);
  }

  Pace withCovered(boolean nowCovered) {
    return new Pace(speed, patient, seen, nowCovered);
  }

  /** Returns the same pace, with what ended after this many choices acknowledged. */
  Pace withSeen(int choices) {
    return new Pace(speed, patient, choices, covered);
  }

  /** Whether to show the end of a deal: always if a human plays with bots that take their time. */
  boolean showsEndOfDeal(LiveMatch live, SeatAssignment seating) {
    return isWatched(live, seating) && live.isDealOver();
  }

  /** Whether a finished trick stays on the table until it is acknowledged. */
  boolean holdsTrick(LiveMatch live, SeatAssignment seating) {
    return patient
        && isWatched(live, seating)
        && live.isBotsTurn(seating)
        && live.isTrickOver()
        && !live.isDealOver();
  }

  /** Whether a human plays along who has not acknowledged this moment. */
  private boolean isWatched(LiveMatch live, SeatAssignment seating) {
    return speed != Speed.AT_ONCE
        && live.at() != seen
        && seating.hasHuman(live.match().rules().players());
  }

  /** Whether a bot chooses now. */
  boolean isBotsTurn(LiveMatch live, SeatAssignment seating) {
    return !covered
        && live.isBotsTurn(seating)
        && !showsEndOfDeal(live, seating)
        && !holdsTrick(live, seating);
  }

  /** Returns how long a bot waits before it chooses, so that what just happened can be seen. */
  Duration pause(LiveMatch live) {
    return live.isTrickOver() && live.at() != seen ? speed.afterTrick() : speed.pause();
  }
}
