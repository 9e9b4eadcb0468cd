package tricksmith.engine.knowledge;

import java.util.Arrays;
import tricksmith.cards.IndexSet;
import tricksmith.engine.play.StepObserver;
import tricksmith.engine.state.Board;
import tricksmith.program.Step;

/**
 * Remembers which cards {@code show} has shown to which players. A card counts as shown until it
 * moves on, or is shuffled with others.
 */
public final class ShownCards implements StepObserver {

  private static final int NOT_SHOWN = -1;

  private final Board board;

  /** For each card, the players to whom it was shown. */
  private final IndexSet[] players;

  /** For each card, the zone in which it was shown. */
  private final int[] zones;

  public ShownCards(Board board) {
    this.board = board;
    players = new IndexSet[board.prepared.cards];
    zones = new int[players.length];
    Arrays.fill(players, IndexSet.EMPTY);
    Arrays.fill(zones, NOT_SHOWN);
  }

  private ShownCards(ShownCards other, Board board) {
    this.board = board;
    players = other.players.clone();
    zones = other.zones.clone();
  }

  public ShownCards copy(Board copied) {
    return new ShownCards(this, copied);
  }

  public boolean isShown(int player, int card) {
    return zones[card] == board.zoneOf(card) && players[card].contains(player);
  }

  /** Returns the cards that a player has been shown where they lie now. */
  public IndexSet to(int player) {
    IndexSet shown = IndexSet.EMPTY;
    for (int card = 0; card < zones.length; card++) {
      shown = isShown(player, card) ? shown.with(card) : shown;
    }
    return shown;
  }

  @Override
  public void plays(int player, int card) {}

  @Override
  public void shows(IndexSet cards, IndexSet to) {
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
      boolean again = zones[card] == board.zoneOf(card);
      players[card] = again ? players[card].union(to) : to;
      zones[card] = board.zoneOf(card);
    }
  }

  @Override
  public void performed(Step step) {
    int shuffled =
        step instanceof Step.Shuffle shuffle ? shuffle.zone().zone(board.frame) : NOT_SHOWN;
    for (int card = 0; card < zones.length; card++) {
      if (zones[card] != board.zoneOf(card) || zones[card] == shuffled) {
        zones[card] = NOT_SHOWN;
      }
    }
  }
}
