package tricksmith.cards;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * All cards of a match, in the order of the decks, with the suits and ranks that scripts name.
 *
 * @param suits names of all suits declared, weakest first, whether or not a card of the match has
 *     them
 * @param ranks names of all ranks declared, weakest first, likewise
 */
public record CardSupply(List<Card> cards, List<String> suits, List<String> ranks) {

  public CardSupply {
    cards = List.copyOf(cards);
    suits = List.copyOf(suits);
    ranks = List.copyOf(ranks);
  }

  /** How many cards there are. */
  public int size() {
    return cards.size();
  }

  /** The card of this index. */
  public Card card(int index) {
    return cards.get(index);
  }

  /** The indices of the cards of each label. */
  public Map<String, IndexSet> byLabel() {
    Map<String, IndexSet> found = new HashMap<>();
    for (Card card : cards) {
      found.merge(card.label(), IndexSet.of(card.index()), IndexSet::union);
    }
    return found;
  }
}
