package tricksmith.check.declarations;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.rules.DeckRules;
import tricksmith.source.Span;

/** The cards of all decks by label. Cards with the same label are copies, and must be alike. */
final class CardCatalog {
  static final int MOST_CARDS = 1000;

  private final CheckLog log;
  private final Map<String, Span> places = new LinkedHashMap<>();
  private final Map<String, Integer> copies = new HashMap<>();
  private final Map<String, DeckRules.Card> first = new HashMap<>();
  private final Set<Span> reported = new HashSet<>();
  private int count;

  CardCatalog(CheckLog log) {
    this.log = log;
  }

  final class Cards {
    private final List<DeckRules.Card> cards = new ArrayList<>();
    private final Set<String> labels = new HashSet<>();

    /**
     * Adds copies of a card, unless this deck already has its label, or another deck has a
     * different card with that label. That is reported once for each line.
     */
    void add(DeckRules.Card card, long times, Span span) {
      DeckRules.Card like = first.putIfAbsent(card.label(), card);
      if (!labels.add(card.label()) || (like != null && !like.equals(card))) {
        if (reported.add(span)) {
          log.problem(CheckProblem.SAME_CARD_TWICE, span, card.label());
        }
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
      log.problem(CheckProblem.TOO_MANY_CARDS, span, Integer.toString(MOST_CARDS));
    }
    count++;
    return count <= MOST_CARDS;
  }

  private DeckRules.Card next(DeckRules.Card card) {
    int copy = copies.merge(card.label(), 1, Integer::sum);
    return new DeckRules.Card(
        card.label(), copy, card.suit(), card.rank(), card.number(), card.kind());
  }

  /** Where each label first appears. */
  Map<String, Span> places() {
    return places;
  }
}
