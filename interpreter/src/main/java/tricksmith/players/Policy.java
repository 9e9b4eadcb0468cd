package tricksmith.players;

import java.util.Arrays;
import tricksmith.program.Program;

/**
 * How to choose in one game, learned by playing it: the weights of the features of alternatives,
 * and what was learned about cards and hands. Immutable.
 */
public final class Policy {

  private final double[] weights;
  private final double[] hand;
  private final double[] ducking;
  private final double[] cards;
  private final double[] contracts;
  private final double scale;

  /**
   * Creates a policy.
   *
   * @param weights the weights of the features of alternatives
   * @param hand the weights of a hand's features in the number of tricks that it will win
   * @param ducking the same for a player who wants no more tricks
   * @param cards what it is worth to win each card
   * @param contracts what tricks are worth together with the numbers that were said
   * @param scale the usual difference of scores at the end of a deal
   */
  Policy(
      double[] weights,
      double[] hand,
      double[] ducking,
      double[] cards,
      double[] contracts,
      double scale) {
    this.weights = weights.clone();
    this.hand = hand.clone();
    this.ducking = ducking.clone();
    this.cards = cards.clone();
    this.contracts = contracts.clone();
    this.scale = scale;
  }

  /** Returns the same policy with other weights of the features of alternatives. */
  Policy weighing(double[] others) {
    return new Policy(others, hand, ducking, cards, contracts, scale);
  }

  /** Returns the weights; must not be modified. */
  double[] weights() {
    return weights;
  }

  /**
   * Returns the weights of a hand's features in the number of tricks that it will win; must not be
   * modified.
   *
   * @param ducking whether its player wants no more tricks
   */
  double[] hand(boolean ducking) {
    return ducking ? this.ducking : hand;
  }

  /** Returns what it is worth to win a card, in usual differences. */
  double card(int card) {
    return cards[card];
  }

  double[] cards() {
    return cards.clone();
  }

  /** Returns the weights of {@link Contracts}; must not be modified. */
  double[] contracts() {
    return contracts;
  }

  double scale() {
    return scale;
  }

  /** Whether it may be what was learned of these rules: its numbers are as many as they need. */
  boolean isOf(Program rules) {
    return hand.length == Prospects.HAND
        && ducking.length == Prospects.HAND
        && cards.length == rules.cards().size()
        && contracts.length == Contracts.COUNT
        && weights.length == Describing.count(rules);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Policy policy
        && Arrays.equals(weights, policy.weights)
        && Arrays.equals(hand, policy.hand)
        && Arrays.equals(ducking, policy.ducking)
        && Arrays.equals(cards, policy.cards)
        && Arrays.equals(contracts, policy.contracts)
        && Double.compare(scale, policy.scale) == 0;
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(weights);
  }
}
