package tricksmith.engine.state;

import tricksmith.cards.IndexSet;
import tricksmith.engine.state.SecretChoice.Trail;
import tricksmith.program.Step;
import tricksmith.program.expression.ZonePlace;

/** Follows cards that were chosen in secret: who can identify them after they have moved. */
public record SecretTrails(Board board) {
  /**
   * Follows the cards after a step has been performed, or after the card of a play has been played.
   */
  public void follow(Step step) {
    if (board.cells.hasSecrets() && step.movesCards()) {
      board.cells.followSecrets(choice -> after(step, choice));
    }
  }

  private SecretChoice after(Step step, SecretChoice choice) {
    return switch (choice.trail()) {
      case LOST -> choice;
      case HELD -> leaving(step, choice);
      case FOLLOWED -> isMixed(step, choice.cards()) ? choice.on(Trail.LOST) : seen(choice);
    };
  }

  private SecretChoice leaving(Step step, SecretChoice choice) {
    IndexSet now = board.piles.cards(choice.zone());
    if (now.equals(choice.hand())) {
      return choice;
    }
    if (choice.cards().without(now).isEmpty()) {
      return choice.whileHandHolds(now);
    }
    boolean asChosen =
        (step instanceof Step.Move || step instanceof Step.MoveAtOnce)
            && choice.hand().without(now).equals(choice.cards());
    return asChosen ? seen(choice) : choice.whileHandHolds(now).on(Trail.LOST);
  }

  /** Adds the players who see all of the cards where they lie now: they know what was chosen. */
  private SecretChoice seen(SecretChoice choice) {
    IndexSet knowers = choice.knowers();
    for (int player = 0; player < board.prepared.players; player++) {
      knowers = seesAll(player, choice.cards()) ? knowers.with(player) : knowers;
    }
    return choice.knownTo(knowers).on(liesInHand(choice.cards()) ? Trail.LOST : Trail.FOLLOWED);
  }

  private boolean seesAll(int player, IndexSet cards) {
    BoardSight sight = BoardSight.of(board, player);
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
      if (!sight.sees(card)) {
        return false;
      }
    }
    return true;
  }

  private boolean liesInHand(IndexSet cards) {
    int first = board.handOf(0);
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
      int where = board.zoneOf(card);
      if (where >= first && where < first + board.prepared.players) {
        return true;
      }
    }
    return false;
  }

  /** Whether the cards have been shuffled together with others. */
  private boolean isMixed(Step step, IndexSet cards) {
    if (step instanceof Step.Shuffle(_, ZonePlace shuffled)) {
      int where = board.zoneAt(shuffled);
      IndexSet mixed = where < 0 ? IndexSet.EMPTY : board.piles.cards(where);
      return !mixed.intersection(cards).isEmpty() && !mixed.equals(cards);
    }
    return step instanceof Step.NewDeal;
  }
}
