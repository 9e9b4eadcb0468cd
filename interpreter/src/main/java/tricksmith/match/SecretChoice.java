package tricksmith.match;

import java.util.Arrays;
import tricksmith.cards.IndexSet;
import tricksmith.program.Step;
import tricksmith.program.ZonePlace;

/**
 * Cards that somebody has chosen in secret from their hand. As long as they stay in it nobody else
 * knows which they are, even if one is played. Moved away as what was chosen they can be followed:
 * whoever sees them then knows whose they are, until they are shuffled or go into a hand.
 *
 * @param cell the variable that holds them
 * @param group whether it is a set cell
 * @param zone the hand
 * @param knowers the players who know what was chosen
 * @param hand the cards of the hand when it was last looked at
 */
record SecretChoice(
    int cell,
    boolean group,
    IndexSet cards,
    int zone,
    IndexSet knowers,
    IndexSet hand,
    Trail trail) {

  /** Whether others can tell the cards. */
  enum Trail {
    /** They lie in the hand from which they were chosen. */
    HELD,
    /** They were moved away, and can be followed. */
    FOLLOWED,
    /** Nobody can tell any more whose they are. */
    LOST
  }

  boolean isIn(int otherCell, boolean otherGroup) {
    return cell == otherCell && group == otherGroup;
  }

  /** After a step at which cards may have moved. */
  SecretChoice after(Step step, Board board) {
    return switch (trail) {
      case LOST -> this;
      case HELD -> leaving(step, board);
      case FOLLOWED -> isMixed(step, board) ? with(knowers, hand, Trail.LOST) : seen(board);
    };
  }

  private SecretChoice leaving(Step step, Board board) {
    IndexSet now = board.piles.cards(zone);
    if (cards.without(now).isEmpty()) {
      return with(knowers, now, Trail.HELD);
    }
    boolean asChosen =
        (step instanceof Step.Move || step instanceof Step.MoveAtOnce)
            && hand.without(now).equals(cards);
    return asChosen ? seen(board) : with(knowers, now, Trail.LOST);
  }

  /** Whoever sees all of them where they lie now knows what was chosen. */
  private SecretChoice seen(Board board) {
    IndexSet all = knowers;
    for (int player = 0; player < board.setup.players; player++) {
      all = seesAll(Sight.of(board, player)) ? all.with(player) : all;
    }
    return with(all, hand, liesInHand(board) ? Trail.LOST : Trail.FOLLOWED);
  }

  private boolean seesAll(Sight sight) {
    return Arrays.stream(cards.toArray()).allMatch(sight::sees);
  }

  private boolean liesInHand(Board board) {
    int first = board.handOf(0);
    return Arrays.stream(cards.toArray())
        .map(board::zoneOf)
        .anyMatch(where -> where >= first && where < first + board.setup.players);
  }

  /** Whether the cards have been shuffled together with others. */
  private boolean isMixed(Step step, Board board) {
    if (step instanceof Step.Shuffle(_, ZonePlace shuffled)) {
      int where = board.zoneAt(shuffled);
      IndexSet mixed = where < 0 ? IndexSet.EMPTY : board.piles.cards(where);
      return !mixed.intersection(cards).isEmpty() && !mixed.equals(cards);
    }
    return step instanceof Step.NewDeal;
  }

  private SecretChoice with(IndexSet others, IndexSet nowInHand, Trail newTrail) {
    return new SecretChoice(cell, group, cards, zone, others, nowInHand, newTrail);
  }
}
