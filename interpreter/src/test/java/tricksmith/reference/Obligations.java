package tricksmith.reference;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tricksmith.rules.TrickRules;
import tricksmith.rules.TrickRules.Obligation;
import tricksmith.rules.Type;

/** Which cards may be played ({@code docs/language/reference.md}, Obligations). */
final class Obligations {
  private final Situation situation;
  private final Evaluator evaluator;
  private final TrickRules rules;

  Obligations(Situation situation, Evaluator evaluator) {
    this.situation = situation;
    this.evaluator = evaluator;
    this.rules = situation.rules().trick();
  }

  /**
   * What may be played.
   *
   * @param cards in the deck's order
   * @param excluded by card, the label of the obligation that excludes it
   */
  record Allowed(List<Thing.Card> cards, Map<Thing.Card, String> excluded) {}

  /** Start with the hand; each obligation in force narrows it. */
  Allowed allowed(Thing.Player player) {
    Piles piles = situation.piles();
    List<Thing.Card> cards =
        situation.order().sorted(piles.cards(piles.hand(player)), Type.Basic.CARD);
    Map<Thing.Card, String> excluded = new LinkedHashMap<>();
    for (Obligation obligation : rules.obligations()) {
      List<Thing.Card> before = cards;
      List<Thing.Card> after =
          ScriptError.at(obligation.span(), () -> narrowed(before, obligation, player));
      before.stream()
          .filter(card -> !after.contains(card))
          .forEach(card -> excluded.put(card, obligation.label()));
      cards = after;
    }
    return new Allowed(cards, excluded);
  }

  private boolean isInForce(Obligation obligation, Thing.Player player) {
    boolean leads = situation.trick().orElseThrow().led().isEmpty();
    return (leads ? obligation.turn().leads() : obligation.turn().follows())
        && (obligation.when() == null
            || evaluator.holds(obligation.when(), Environment.EMPTY.with(rules.player(), player)));
  }

  private List<Thing.Card> narrowed(
      List<Thing.Card> cards, Obligation obligation, Thing.Player player) {
    if (!isInForce(obligation, player)) {
      return cards;
    }
    List<Thing.Card> fulfilling = new ArrayList<>();
    List<Thing.Card> staying = new ArrayList<>();
    for (Thing.Card card : cards) {
      switch (standing(card, obligation, player)) {
        case EXEMPT -> staying.add(card);
        case FULFILS -> {
          staying.add(card);
          fulfilling.add(card);
        }
        case FAILS -> {}
      }
    }
    return fulfilling.isEmpty() ? cards : staying;
  }

  private enum Standing {
    EXEMPT,
    FULFILS,
    FAILS
  }

  private Standing standing(Thing.Card card, Obligation obligation, Thing.Player player) {
    Environment bound = Environment.EMPTY.with(rules.player(), player).with(rules.card(), card);
    return new Imagination(situation)
        .asIfPlayed(
            new PlayedTrick.Play(player, card),
            () -> {
              if (obligation.except() != null && evaluator.holds(obligation.except(), bound)) {
                return Standing.EXEMPT;
              }
              boolean holds = evaluator.holds(obligation.predicate(), bound);
              return holds != obligation.forbids() ? Standing.FULFILS : Standing.FAILS;
            });
  }
}
