package tricksmith.lower.storage;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.Card;
import tricksmith.cards.CardSupply;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Term;

/**
 * The cards of a match.
 *
 * @param supply all of them
 * @param byZone the cards that lie in each deck's zone at the start, by the zone's place in the
 *     script
 */
public record Decks(CardSupply supply, Map<Integer, List<Integer>> byZone) {

  /**
   * Returns the decks without the cards that are left out.
   *
   * @param holds whether a condition of a {@code leave out} holds
   */
  public static Decks of(CheckedRules rules, Predicate<Term> holds) {
    List<Card> cards = new ArrayList<>();
    Map<Integer, List<Integer>> byZone = new HashMap<>();
    for (DeckRules deck : rules.decks()) {
      Set<String> leftOut = leftOut(deck, holds);
      List<Integer> indices = new ArrayList<>();
      for (DeckRules.Card card : deck.cards()) {
        if (!leftOut.contains(card.label())) {
          indices.add(cards.size());
          cards.add(card(rules, card, cards.size()));
        }
      }
      byZone.put(deck.zone(), List.copyOf(indices));
    }
    return new Decks(new CardSupply(cards, rules.suits(), rules.ranks()), Map.copyOf(byZone));
  }

  private static Set<String> leftOut(DeckRules deck, Predicate<Term> holds) {
    Set<String> labels = new HashSet<>();
    for (DeckRules.LeaveOut leaveOut : deck.leaveOuts()) {
      if (leaveOut.condition() == null || holds.test(leaveOut.condition())) {
        labels.addAll(leaveOut.labels());
      }
    }
    return labels;
  }

  private static Card card(CheckedRules rules, DeckRules.Card card, int index) {
    return new Card(
        index,
        card.label(),
        card.copy(),
        place(rules.suits(), card.suit()),
        place(rules.ranks(), card.rank()),
        card.number(),
        card.kind());
  }

  private static int place(List<String> names, @Nullable String name) {
    return name == null ? -1 : names.indexOf(name);
  }

  /** Returns the cards of a zone at the start. */
  public List<Integer> of(int zone) {
    return byZone.getOrDefault(zone, List.of());
  }
}
