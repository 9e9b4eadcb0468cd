package tricksmith.reference;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Term;

/**
 * The cards of a match, by the zone in which they start.
 *
 * @param byZone the cards of each deck in its order, by the number of the deck's zone
 */
record Pack(Map<Integer, List<Thing.Card>> byZone) {

  /** What is left after leaving out. */
  static Pack of(CheckedRules rules, Predicate<Term> holds) {
    Map<Integer, List<Thing.Card>> byZone = new LinkedHashMap<>();
    int place = 0;
    for (DeckRules deck : rules.decks()) {
      List<Thing.Card> cards = new ArrayList<>();
      for (DeckRules.Card card : deck.cards()) {
        if (!isLeftOut(deck, card, holds)) {
          cards.add(card(place++, card));
        }
      }
      byZone.put(deck.zone(), List.copyOf(cards));
    }
    return new Pack(byZone);
  }

  /** All cards, in the order of the decks. */
  List<Thing.Card> cards() {
    return byZone.values().stream().flatMap(List::stream).toList();
  }

  private static boolean isLeftOut(DeckRules deck, DeckRules.Card card, Predicate<Term> holds) {
    return deck.leaveOuts().stream()
        .filter(out -> out.labels().contains(card.label()))
        .anyMatch(out -> out.condition() == null || holds.test(out.condition()));
  }

  private static Thing.Card card(int place, DeckRules.Card card) {
    return new Thing.Card(
        place,
        card.label(),
        card.copy(),
        card.suit() == null ? Thing.nothing() : new Thing.Suit(card.suit()),
        card.rank() == null ? Thing.nothing() : new Thing.Rank(card.rank()),
        card.number() == null ? Thing.nothing() : Thing.amount(card.number()),
        card.kind());
  }
}
