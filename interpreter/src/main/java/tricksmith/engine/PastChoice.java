package tricksmith.engine;

import tricksmith.cards.IndexSet;
import tricksmith.engine.state.Piles;

/**
 * A choice that somebody else has made in the deal under way, as a seat remembers it ({@link
 * SeatView#remembered}), for finding out how likely it would have been in some possible layout of
 * the cards.
 */
public final class PastChoice {

  private final MatchRun moment;
  private final int seat;
  private final long value;

  /** What the seat really holds now; what it may hold instead takes the place of that. */
  private final IndexSet hand;

  /**
   * A choice.
   *
   * @param moment the match when it was made, which is not played on
   * @param seat who has made it, from 1
   * @param value what was chosen
   * @param hand the cards that the seat really holds now
   */
  PastChoice(MatchRun moment, int seat, long value, IndexSet hand) {
    this.moment = moment;
    this.seat = seat;
    this.value = value;
    this.hand = hand;
  }

  /** A run to be given to {@link #recall}, again and again. */
  public MatchRun scratch() {
    return moment.unrecordedCopy();
  }

  /**
   * Lets a run stand where the choice was made, as the seat that made it saw the match if the cards
   * lie now as in a match that may be.
   *
   * @param run one by the same rules, of which no record is kept
   * @param supposed the match as it may be now, for whoever remembers
   * @return the alternative that was chosen; -1 if it would not have been offered
   */
  public int recall(MatchRun run, MatchRun supposed) {
    run.resetTo(moment);
    IndexSet other = supposed.hand(seat);
    IndexSet gone = hand.without(other);
    IndexSet come = other.without(hand);
    if (!gone.isEmpty()) {
      int card = come.next(0);
      for (int each = gone.next(0); each >= 0 && card >= 0; each = gone.next(each + 1)) {
        exchange(run.board().piles, each, card);
        card = come.next(card + 1);
      }
      run.goOnAsSet();
    }
    return run.isDeciding() ? run.alternativeOf(value) : -1;
  }

  private static void exchange(Piles piles, int card, int other) {
    int facing = piles.facing(card);
    piles.swap(card, other);
    piles.face(card, piles.facing(other));
    piles.face(other, facing);
  }
}
