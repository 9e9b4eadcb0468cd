package tricksmith.match;

import tricksmith.cards.IndexSet;

/**
 * An executable expression that yields a set: of the indices of cards, suits, ranks, players,
 * sides, tricks or labels.
 */
@FunctionalInterface
public interface Group {

  /**
   * Its elements at this position.
   *
   * @throws Fault as {@link Value#of}
   */
  IndexSet of(Position position);
}
