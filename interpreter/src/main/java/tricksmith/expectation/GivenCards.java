package tricksmith.expectation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tricksmith.cards.CardSupply;
import tricksmith.cards.IndexSet;

/**
 * Resolves card labels in a test to physical cards. Among several copies, it prefers those that lie
 * in the zone in question, then those not yet given that can come there, then any not yet given;
 * once all are given, naming a card again means the same one.
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
   *
   * @param here the cards that lie in the zone in question
   * @param comers the cards that can come there
   */
  List<Integer> inOrder(List<String> labels, IndexSet here, IndexSet comers) {
    List<Integer> cards = new ArrayList<>();
    IndexSet used = IndexSet.EMPTY;
    for (String label : labels) {
      IndexSet left = face(label).without(used);
      if (left.isEmpty()) {
        throw TestFailure.of(ExpectationProblem.TOO_FEW_COPIES, label, face(label).size());
      }
      int card = first(left, here, comers);
      cards.add(card);
      used = used.with(card);
    }
    given = given.union(used);
    return cards;
  }

  /**
   * Returns one card with this label.
   *
   * @param here the cards that lie in the zone in question
   * @param comers the cards that can come there
   */
  int one(String label, IndexSet here, IndexSet comers) {
    int card = first(face(label), here, comers);
    given = given.with(card);
    return card;
  }

  private int first(IndexSet copies, IndexSet here, IndexSet comers) {
    IndexSet left = copies.without(given);
    return Stream.of(copies.intersection(here), left.intersection(comers), left)
        .filter(preferred -> !preferred.isEmpty())
        .findFirst()
        .orElse(copies)
        .next(0);
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
