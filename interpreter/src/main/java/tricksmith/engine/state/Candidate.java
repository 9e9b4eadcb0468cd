package tricksmith.engine.state;

import tricksmith.cards.IndexSet;

/**
 * A card that is laid on the table while the rules are asked about it, as if it had been played,
 * and lifted again. There is one at a time.
 */
public final class Candidate {

  private static final int NONE = -1;

  private final Board board;
  private int card = NONE;
  private int player = NONE;
  private int zone = NONE;
  private int over = NONE;

  /** The best before the card came, found when first asked for. */
  private long bestBefore;

  private boolean bestBeforeKnown;

  Candidate(Board board) {
    this.board = board;
  }

  /** The card, or -1 if none is laid. */
  int card() {
    return card;
  }

  /** Who has laid it. */
  int player() {
    return player;
  }

  /** Puts a card on the table as if the player had played it. */
  public void lay(int laying, int laid) {
    card = laid;
    player = laying;
    zone = board.piles.zoneOf(laid);
    over = board.piles.above(laid);
    board.state.changes.beforeCandidate();
    board.piles.take(laid);
    board.piles.putOnTop(laid, board.prepared.rules.tableZone());
    board.tricks.lay(laying, laid);
  }

  /** Takes it back to where it lay. */
  public void lift() {
    board.tricks.lift();
    board.piles.take(card);
    board.piles.putUnder(card, zone, over);
    board.state.changes.afterCandidate();
    card = NONE;
  }

  /** To be called before the first candidate of a decision. */
  public void forgetBestBefore() {
    bestBeforeKnown = false;
  }

  private long bestBefore() {
    if (!bestBeforeKnown && card < 0) {
      bestBefore = board.comparison.best();
      bestBeforeKnown = true;
    }
    if (!bestBeforeKnown) {
      int laid = card;
      lift();
      try {
        bestBefore = board.comparison.best();
        bestBeforeKnown = true;
      } finally {
        lay(player, laid);
      }
    }
    return bestBefore;
  }

  /** Whether it is better than all cards that were there before. */
  boolean beats() {
    if (card < 0 || isFirstOfStage()) {
      return card >= 0;
    }
    long before = bestBefore();
    long now = board.comparison.bestWith(ownPlay());
    return isAmong(now) && (now & before) == 0;
  }

  /** Whether it is among the best together with one that was there before. */
  boolean ties() {
    if (card < 0 || isFirstOfStage()) {
      return false;
    }
    long before = bestBefore();
    long now = board.comparison.bestWith(ownPlay());
    return isAmong(now) && (now & before) != 0;
  }

  /** Those of some cards that would beat the stage as candidates, when none is laid. */
  IndexSet beating(IndexSet cards) {
    return board.tricks.plays() == board.tricks.stageBegins()
        ? cards
        : board.comparison.beyond(bestBefore(), cards).beating();
  }

  /** Those that would tie with the best of the stage, likewise. */
  IndexSet tying(IndexSet cards) {
    return board.tricks.plays() == board.tricks.stageBegins()
        ? IndexSet.EMPTY
        : board.comparison.beyond(bestBefore(), cards).tying();
  }

  private boolean isFirstOfStage() {
    return board.tricks.plays() - board.tricks.stageBegins() == 1;
  }

  /** Whether the card is among these plays. */
  private boolean isAmong(long plays) {
    return (plays & ownPlay()) != 0;
  }

  /** The card is the last play of the stage. */
  private long ownPlay() {
    return 1L << (board.tricks.plays() - board.tricks.stageBegins() - 1);
  }
}
