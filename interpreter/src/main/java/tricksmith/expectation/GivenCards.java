package tricksmith.expectation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tricksmith.cards.CardSupply;
import tricksmith.cards.IndexSet;

/**
 * Finds the cards that a test means by their labels. Of several copies it takes one that has not
 * been given yet; where there is none, a card that is given again is the same one.
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

  /** No card has been given so far. */
  void forget() {
    given = IndexSet.EMPTY;
  }

  /** Cards that are given together, in the order in which they are named. */
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

  /** One card, out of {@code preferred} if it can be. */
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

  /** All cards that look so; a label of which there is none is a failure. */
  IndexSet face(String label) {
    IndexSet face = byLabel.getOrDefault(label, IndexSet.EMPTY);
    if (face.isEmpty()) {
      throw TestFailure.of(ExpectationProblem.NO_SUCH_CARD, label);
    }
    return face;
  }
}
