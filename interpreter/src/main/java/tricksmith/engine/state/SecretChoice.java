package tricksmith.engine.state;

import tricksmith.cards.IndexSet;

/**
 * Cards that a player has chosen in secret from their hand. As long as they stay in it, nobody else
 * knows which they are, even if one is played. Moved away as what was chosen, they can be followed:
 * a player who then sees them knows whose they are, until they are shuffled or go into a hand.
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

  /** Whether others can follow the cards. */
  enum Trail {
    /** The cards lie in the hand from which they were chosen. */
    HELD,
    /** They were moved away, and can be followed. */
    FOLLOWED,
    /** Nobody can tell any longer whose they are. */
    LOST
  }

  SecretChoice on(Trail another) {
    return new SecretChoice(cell, group, cards, zone, knowers, hand, another);
  }

  SecretChoice knownTo(IndexSet players) {
    return new SecretChoice(cell, group, cards, zone, players, hand, trail);
  }

  /** Returns a copy with the present cards of the hand. */
  SecretChoice whileHandHolds(IndexSet held) {
    return new SecretChoice(cell, group, cards, zone, knowers, held, trail);
  }
}
