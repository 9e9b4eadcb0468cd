package tricksmith.cards;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * All cards of a match in deck order, with the suits and ranks of the script.
 *
 * @param suits names of all declared suits, weakest first, whether or not any card has them
 * @param ranks names of all declared ranks, weakest first, whether or not any card has them
 * @param byLabel the indices of the cards with each label
 */
public record CardSupply(
    List<Card> cards, List<String> suits, List<String> ranks, Map<String, IndexSet> byLabel) {

  public CardSupply {
    cards = List.copyOf(cards);
    suits = List.copyOf(suits);
    ranks = List.copyOf(ranks);
    byLabel = Map.copyOf(byLabel);
  }

  public CardSupply(List<Card> cards, List<String> suits, List<String> ranks) {
    this(cards, suits, ranks, byLabel(cards));
  }

  public int size() {
    return cards.size();
  }

  public Card card(int index) {
    return cards.get(index);
  }

  private static Map<String, IndexSet> byLabel(List<Card> cards) {
    Map<String, IndexSet> found = new HashMap<>();
    for (Card card : cards) {
      found.merge(card.label(), IndexSet.of(card.index()), IndexSet::union);
    }
    return found;
  }
}
