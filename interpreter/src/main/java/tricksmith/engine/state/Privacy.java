package tricksmith.engine.state;

import tricksmith.cards.IndexSet;
import tricksmith.program.value.Values;

/**
 * Detects whether a rule has read something that a player does not know. Conclusions from such a
 * rule must not be attributed to that player.
 */
public final class Privacy {

  private final int viewer;
  private final IndexSet[] places;
  private int exposed = -1;
  private int covered = -1;
  private boolean breached;

  /**
   * Creates a watch that has yet to begin.
   *
   * @param viewer the player
   * @param places the zones in which each card may lie as far as the player knows; read as they
   *     change
   */
  public Privacy(int viewer, IndexSet[] places) {
    this.viewer = viewer;
    this.places = places;
  }

  /**
   * Begins to watch.
   *
   * @param candidate a card that is seen because it is being tried on the table; -1 for none
   * @param replaced a card that lies elsewhere than it really does, for the sake of the candidate;
   *     -1 for none
   */
  public void watch(int candidate, int replaced) {
    exposed = candidate;
    covered = replaced;
    breached = false;
  }

  /** Whether something unknown has been read since watching began. */
  public boolean isBreached() {
    return breached;
  }

  /** Notes that a value was read, which may be a card. */
  void readsValue(Secrecy secrecy, long value) {
    switch (secrecy) {
      case Secrecy.OfCards _ -> {
        if (Values.isCard(value)) {
          reads(Values.index(value));
        }
      }
      case Secrecy.SeenBy(IndexSet players) -> breached |= !players.contains(viewer);
      case Secrecy.Open _ -> {}
    }
  }

  /** Notes that a set was read, whose elements may be cards. */
  void readsSet(Secrecy secrecy, boolean ofCards, IndexSet set) {
    switch (secrecy) {
      case Secrecy.OfCards _ -> {
        if (ofCards) {
          reads(set);
        }
      }
      case Secrecy.SeenBy(IndexSet players) -> breached |= !players.contains(viewer);
      case Secrecy.Open _ -> {}
    }
  }

  void reads(int card) {
    breached |= !isKnown(card);
  }

  /** Notes that cards were read, or the fact that they are the cards of a zone. */
  void reads(IndexSet cards) {
    for (int card = cards.next(0); card >= 0 && !breached; card = cards.next(card + 1)) {
      reads(card);
    }
  }

  private boolean isKnown(int card) {
    return card < 0 || card == exposed || (card != covered && places[card].size() == 1);
  }
}
