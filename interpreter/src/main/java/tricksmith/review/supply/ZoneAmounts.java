package tricksmith.review.supply;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.PartialEvaluator;

/** Bounds on the number of cards in each zone; for zones of players, in any one of them. */
final class ZoneAmounts {
  private final Map<Integer, CardAmount> decks = new HashMap<>();
  private final Map<Integer, CardAmount> amounts = new HashMap<>();
  private final long all;

  /** Starts a match, with all cards in their decks. */
  ZoneAmounts(CheckedRules rules, PartialEvaluator evaluator) {
    long cards = 0;
    for (DeckRules deck : rules.decks()) {
      CardAmount amount = amount(deck, evaluator);
      decks.put(deck.zone(), amount);
      cards += amount.most();
    }
    this.all = cards;
    newDeal();
  }

  private static CardAmount amount(DeckRules deck, PartialEvaluator evaluator) {
    Set<String> out = new HashSet<>();
    Set<String> perhaps = new HashSet<>();
    for (DeckRules.LeaveOut line : deck.leaveOuts()) {
      Boolean holds = line.condition() == null ? Boolean.TRUE : evaluator.holds(line.condition());
      if (holds == null) {
        perhaps.addAll(line.labels());
      } else if (holds) {
        out.addAll(line.labels());
      }
    }
    long most = deck.cards().stream().filter(card -> !out.contains(card.label())).count();
    long open =
        deck.cards().stream()
            .filter(card -> !out.contains(card.label()) && perhaps.contains(card.label()))
            .count();
    return new CardAmount(most - open, most);
  }

  void newDeal() {
    amounts.clear();
    amounts.putAll(decks);
  }

  /** Forgets how many cards are in these zones. */
  void forget(Iterable<Zone> zones) {
    zones.forEach(zone -> amounts.put(zone.id(), CardAmount.upTo(all)));
  }

  /** Notes that cards may have been taken from any zone. */
  void somethingIsTaken() {
    amounts.replaceAll((_, amount) -> CardAmount.upTo(amount.most()));
  }

  long all() {
    return all;
  }

  CardAmount of(Zone zone) {
    return amounts.getOrDefault(zone.id(), CardAmount.NONE);
  }

  void take(Zone zone, CardAmount taken) {
    amounts.put(zone.id(), of(zone).minus(taken));
  }

  void put(Zone zone, CardAmount more) {
    CardAmount whole = of(zone).plus(more).atMost(CardAmount.exactly(all));
    amounts.put(zone.id(), zone.perPlayer() ? CardAmount.upTo(whole.most()) : whole);
  }

  Map<Integer, CardAmount> now() {
    return Map.copyOf(amounts);
  }

  void setTo(Map<Integer, CardAmount> state) {
    amounts.clear();
    amounts.putAll(state);
  }

  /** Widens the bounds to include another state. */
  void or(Map<Integer, CardAmount> state) {
    Set<Integer> zones = new HashSet<>(amounts.keySet());
    zones.addAll(state.keySet());
    for (int zone : zones) {
      CardAmount one = amounts.getOrDefault(zone, CardAmount.NONE);
      amounts.put(zone, one.or(state.getOrDefault(zone, CardAmount.NONE)));
    }
  }
}
