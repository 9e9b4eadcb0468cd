package tricksmith.engine.state;

import tricksmith.cards.IndexSet;

/**
 * A card laid on the table, as if it had been played, while the rules are asked about it, and then
 * lifted again. There is at most one at a time.
 */
public final class Candidate {

  private static final int NONE = -1;

  private final Board board;
  private int card = NONE;
  private int player = NONE;
  private int zone = NONE;
  private int over = NONE;

  /** The best before the card came; determined on first use. */
  private long bestBefore;

  private boolean bestBeforeKnown;

  Candidate(Board board) {
    this.board = board;
  }

  /** Returns the card, or -1 if none is laid. */
  int card() {
    return card;
  }

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
    board.piles.move(laid, board.prepared.rules.tableZone(), NONE);
    board.tricks.lay(laying, laid);
  }

  /** Takes it back to where it lay. */
  public void lift() {
    board.tricks.lift();
    board.piles.move(card, zone, over);
    board.state.changes.afterCandidate();
    card = NONE;
  }

  /**
   * Forgets the best card of the previous decision; must be called before the first candidate of a
   * decision.
   */
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

  /** Whether it is better than all cards laid before it. */
  boolean beats() {
    if (card < 0 || isFirstOfStage()) {
      return card >= 0;
    }
    long before = bestBefore();
    long now = board.comparison.bestWith(ownPlay());
    return isAmong(now) && (now & before) == 0;
  }

  /** Whether it ties with an earlier card for the best. */
  boolean ties() {
    if (card < 0 || isFirstOfStage()) {
      return false;
    }
    long before = bestBefore();
    long now = board.comparison.bestWith(ownPlay());
    return isAmong(now) && (now & before) != 0;
  }

  /** Returns which of these cards would beat the stage as candidates, while none is laid. */
  IndexSet beating(IndexSet cards) {
    return board.tricks.plays() == board.tricks.stageBegins()
        ? cards
        : board.comparison.beyond(bestBefore(), cards).beating();
  }

  /**
   * Returns which of these cards would tie with the best of the stage as candidates, while none is
   * laid.
   */
  IndexSet tying(IndexSet cards) {
    return board.tricks.plays() == board.tricks.stageBegins()
        ? IndexSet.EMPTY
        : board.comparison.beyond(bestBefore(), cards).tying();
  }

  /** The same as {@link #beating(IndexSet)}, of cards given as a word. */
  long beatingWord(long cards) {
    return board.tricks.plays() == board.tricks.stageBegins()
        ? cards
        : board.comparison.beating(bestBefore(), cards);
  }

  /** The same as {@link #tying(IndexSet)}, of cards given as a word. */
  long tyingWord(long cards) {
    return board.tricks.plays() == board.tricks.stageBegins()
        ? 0
        : board.comparison.tying(bestBefore(), cards);
  }

  private boolean isFirstOfStage() {
    return board.tricks.plays() - board.tricks.stageBegins() == 1;
  }

  private boolean isAmong(long plays) {
    return (plays & ownPlay()) != 0;
  }

  /** Returns the bit of the card's play: it is the last of the stage. */
  private long ownPlay() {
    return 1L << (board.tricks.plays() - board.tricks.stageBegins() - 1);
  }
}
