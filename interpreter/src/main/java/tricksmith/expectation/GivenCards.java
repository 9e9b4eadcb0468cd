package tricksmith.expectation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tricksmith.cards.CardSupply;
import tricksmith.cards.IndexSet;

/**
 * Resolves card labels in a test to physical cards. Prefers copies not yet given; once all are,
 * naming a card again means the same one.
 */
final class GivenCards {

  private final Map<String, IndexSet> byLabel;
  private IndexSet given;

  private GivenCards(Map<String, IndexSet> byLabel, IndexSet given) {
    this.byLabel = byLabel;
    this.given = given;
  }

  static GivenCards of(CardSupply supply) {
    return new GivenCards(supply.byLabel(), IndexSet.EMPTY);
  }

  GivenCards copy() {
    return new GivenCards(byLabel, given);
  }

  /** Treats all cards as not yet given. */
  void forget() {
    given = IndexSet.EMPTY;
  }

  /**
   * Returns distinct cards for labels named together, in that order. Fails if there are too few
   * copies.
   */
  List<Integer> inOrder(List<String> labels) {
    List<Integer> cards = new ArrayList<>();
    IndexSet used = IndexSet.EMPTY;
    for (String label : labels) {
      IndexSet left = face(label).without(used);
      if (left.isEmpty()) {
        throw TestFailure.of(ExpectationProblem.TOO_FEW_COPIES, label, face(label).size());
      }
      int card = newIfPossible(left);
      cards.add(card);
      used = used.with(card);
    }
    given = given.union(used);
    return cards;
  }

  /** Returns one card with this label, from {@code preferred} if possible. */
  int one(String label, IndexSet preferred) {
    IndexSet there = face(label).intersection(preferred);
    int card = there.isEmpty() ? newIfPossible(face(label)) : there.next(0);
    given = given.with(card);
    return card;
  }

  private int newIfPossible(IndexSet cards) {
    IndexSet left = cards.without(given);
    return left.isEmpty() ? cards.next(0) : left.next(0);
  }

  /** Returns all cards with this label. Fails if there are none. */
  IndexSet face(String label) {
    IndexSet face = byLabel.getOrDefault(label, IndexSet.EMPTY);
    if (face.isEmpty()) {
      throw TestFailure.of(ExpectationProblem.NO_SUCH_CARD, label);
    }
    return face;
  }
}
