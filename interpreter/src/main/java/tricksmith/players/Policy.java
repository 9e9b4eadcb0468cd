package tricksmith.players;

import java.util.Arrays;

/**
 * How to choose in one game, learned from playing it: weights of what can be said of an
 * alternative, and what has been learned of cards and hands. Immutable.
 */
public final class Policy {

  private final double[] weights;
  private final double[] hand;
  private final double[] cards;
  private final double[] contracts;
  private final double scale;

  /**
   * A policy.
   *
   * @param weights of the features of alternatives
   * @param hand what the features of a hand say of the tricks that it will win
   * @param cards what it is worth to win each card
   * @param contracts what tricks are worth beside the numbers that were said
   * @param scale by how much scores usually differ at the end of a deal
   */
  Policy(double[] weights, double[] hand, double[] cards, double[] contracts, double scale) {
    this.weights = weights.clone();
    this.hand = hand.clone();
    this.cards = cards.clone();
    this.contracts = contracts.clone();
    this.scale = scale;
  }

  /** The same with other weights of the features of alternatives. */
  Policy weighing(double[] others) {
    return new Policy(others, hand, cards, contracts, scale);
  }

  /** The weights; not to be changed. */
  double[] weights() {
    return weights;
  }

  double[] hand() {
    return hand;
  }

  /** What it is worth to win a card, in usual differences. */
  double card(int card) {
    return cards[card];
  }

  double[] cards() {
    return cards.clone();
  }

  /** The weights of {@link Contracts}; not to be changed. */
  double[] contracts() {
    return contracts;
  }

  double scale() {
    return scale;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Policy policy
        && Arrays.equals(weights, policy.weights)
        && Arrays.equals(hand, policy.hand)
        && Arrays.equals(cards, policy.cards)
        && Arrays.equals(contracts, policy.contracts)
        && Double.compare(scale, policy.scale) == 0;
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(weights);
  }
}
