package tricksmith.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tricksmith.rules.DeckRules;
import tricksmith.source.Span;

/** All cards of all decks by their label. Those of one label are copies, so they must be alike. */
final class CardTable {
  private static final int MOST_CARDS = 1000;

  private final Notes notes;
  private final Map<String, Span> places = new LinkedHashMap<>();
  private final Map<String, Integer> copies = new HashMap<>();
  private final Map<String, DeckRules.Card> first = new HashMap<>();
  private int count;

  CardTable(Notes notes) {
    this.notes = notes;
  }

  /** The cards of one deck. */
  final class Cards {
    private final List<DeckRules.Card> cards = new ArrayList<>();
    private final Set<String> labels = new HashSet<>();

    /** Adds a card so many times, unless there is one of its label here or another kind of it. */
    void add(DeckRules.Card card, long times, Span span) {
      DeckRules.Card like = first.putIfAbsent(card.label(), card);
      if (!labels.add(card.label()) || (like != null && !like.equals(card))) {
        notes.problem(CheckProblem.SAME_CARD_TWICE, span, card.label());
        return;
      }
      places.putIfAbsent(card.label(), span);
      for (long copy = 0; copy < times && hasRoom(span); copy++) {
        cards.add(next(card));
      }
    }

    List<DeckRules.Card> cards() {
      return cards;
    }
  }

  private boolean hasRoom(Span span) {
    if (count == MOST_CARDS) {
      notes.problem(CheckProblem.TOO_MANY_CARDS, span, Integer.toString(MOST_CARDS));
    }
    count++;
    return count <= MOST_CARDS;
  }

  private DeckRules.Card next(DeckRules.Card card) {
    int copy = copies.merge(card.label(), 1, Integer::sum);
    return new DeckRules.Card(
        card.label(), copy, card.suit(), card.rank(), card.number(), card.kind());
  }

  /** Where each label stands first. */
  Map<String, Span> places() {
    return places;
  }

  /** How many cards there are of each label. */
  Map<String, Integer> copies() {
    return copies;
  }
}
