package tricksmith.review;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Zone;

/** How many cards lie in each zone; of zones of players, in that of any one of them. */
final class Piles {
  private final Map<Integer, Amount> decks = new HashMap<>();
  private final Map<Integer, Amount> amounts = new HashMap<>();
  private final long all;

  /** All cards lie in their decks. */
  Piles(CheckedRules rules, Foresight foresight) {
    long cards = 0;
    for (DeckRules deck : rules.decks()) {
      Amount amount = amount(deck, foresight);
      decks.put(deck.zone(), amount);
      cards += amount.most();
    }
    this.all = cards;
    newDeal();
  }

  private static Amount amount(DeckRules deck, Foresight foresight) {
    Set<String> out = new HashSet<>();
    Set<String> perhaps = new HashSet<>();
    for (DeckRules.LeaveOut line : deck.leaveOuts()) {
      Boolean holds = line.condition() == null ? Boolean.TRUE : foresight.holds(line.condition());
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
    return new Amount(most - open, most);
  }

  void newDeal() {
    amounts.clear();
    amounts.putAll(decks);
  }

  /** Anything may lie anywhere. */
  void forget(Iterable<Zone> zones) {
    zones.forEach(zone -> amounts.put(zone.id(), Amount.upTo(all)));
  }

  /** From anywhere something may have been taken. */
  void somethingIsTaken() {
    amounts.replaceAll((_, amount) -> Amount.upTo(amount.most()));
  }

  long all() {
    return all;
  }

  Amount of(Zone zone) {
    return amounts.getOrDefault(zone.id(), Amount.NONE);
  }

  void take(Zone zone, Amount taken) {
    amounts.put(zone.id(), of(zone).minus(taken));
  }

  void put(Zone zone, Amount more) {
    Amount whole = of(zone).plus(more).atMost(Amount.exactly(all));
    amounts.put(zone.id(), zone.perPlayer() ? Amount.upTo(whole.most()) : whole);
  }

  Map<Integer, Amount> now() {
    return Map.copyOf(amounts);
  }

  void setTo(Map<Integer, Amount> state) {
    amounts.clear();
    amounts.putAll(state);
  }

  /** What is so now, or what was so then. */
  void or(Map<Integer, Amount> state) {
    Set<Integer> zones = new HashSet<>(amounts.keySet());
    zones.addAll(state.keySet());
    for (int zone : zones) {
      Amount one = amounts.getOrDefault(zone, Amount.NONE);
      amounts.put(zone, one.or(state.getOrDefault(zone, Amount.NONE)));
    }
  }
}
