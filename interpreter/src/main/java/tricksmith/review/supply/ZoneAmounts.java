package tricksmith.review.supply;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.PartialEvaluator;

/** Bounds on the number of cards in each zone; for zones of players, in any one of them. */
final class ZoneAmounts {
  /** By the place of each zone, before a deal. */
  private final CardAmount[] decks;

  /** By the place of each zone, now. */
  private CardAmount[] amounts;

  private final long all;

  /** Starts a match, with all cards in their decks. */
  ZoneAmounts(CheckedRules rules, PartialEvaluator evaluator) {
    decks = new CardAmount[rules.zones().size()];
    Arrays.fill(decks, CardAmount.NONE);
    long cards = 0;
    for (DeckRules deck : rules.decks()) {
      CardAmount amount = amount(deck, evaluator);
      decks[deck.zone()] = amount;
      cards += amount.most();
    }
    this.all = cards;
    amounts = decks.clone();
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
    amounts = decks.clone();
  }

  void forget(Iterable<Zone> zones) {
    CardAmount unknown = CardAmount.upTo(all);
    zones.forEach(zone -> amounts[zone.id()] = unknown);
  }

  /** Notes that cards may have been taken from any zone. */
  void somethingIsTaken() {
    Arrays.setAll(amounts, zone -> CardAmount.upTo(amounts[zone].most()));
  }

  long all() {
    return all;
  }

  CardAmount of(Zone zone) {
    return amounts[zone.id()];
  }

  void take(Zone zone, CardAmount taken) {
    amounts[zone.id()] = of(zone).minus(taken);
  }

  void put(Zone zone, CardAmount more) {
    CardAmount whole = of(zone).plus(more).atMost(CardAmount.exactly(all));
    amounts[zone.id()] = zone.perPlayer() ? CardAmount.upTo(whole.most()) : whole;
  }

  State now() {
    return new State(amounts.clone());
  }

  void setTo(State state) {
    amounts = state.amounts.clone();
  }

  /** Widens the bounds to include another state. */
  void or(State state) {
    Arrays.setAll(amounts, zone -> amounts[zone].or(state.amounts[zone]));
  }

  /** Bounds that no longer change. */
  static final class State {
    private final CardAmount[] amounts;

    private State(CardAmount[] amounts) {
      this.amounts = amounts;
    }
  }
}
