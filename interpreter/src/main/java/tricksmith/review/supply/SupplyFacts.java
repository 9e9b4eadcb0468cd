package tricksmith.review.supply;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.EffectAnalysis;

/**
 * Facts about the rules that the simulations of all settings need, each computed once. Not safe for
 * several threads.
 */
public final class SupplyFacts {
  private static final Set<StatementEffect> MOVING =
      EnumSet.of(
          StatementEffect.STARTS_DEAL, StatementEffect.MOVES_CARDS, StatementEffect.PLAYS_TRICKS);

  private final CheckedRules rules;
  private final EffectAnalysis effects;
  private final Zone hand;
  private final boolean startsDeals;
  private final boolean allStayInPlay;
  // Identity suffices, and comparing whole statements and terms would be slow.
  private final IdentityHashMap<Action, Boolean> moving = new IdentityHashMap<>();
  private final IdentityHashMap<Action, Boolean> movingInside = new IdentityHashMap<>();
  private final IdentityHashMap<Action, List<Term>> ends = new IdentityHashMap<>();

  public SupplyFacts(CheckedRules rules, EffectAnalysis effects) {
    this.rules = rules;
    this.effects = effects;
    this.hand = rules.zones().stream().filter(zone -> zone.is(Zone.HAND)).findFirst().orElseThrow();
    this.startsDeals = isAnywhere(StatementEffect.STARTS_DEAL);
    this.allStayInPlay = !isAnywhere(StatementEffect.SITS_OUT);
  }

  private boolean isAnywhere(StatementEffect effect) {
    return rules.actions().anyMatch(action -> action.has(effect));
  }

  CheckedRules rules() {
    return rules;
  }

  Zone hand() {
    return hand;
  }

  boolean startsDeals() {
    return startsDeals;
  }

  boolean allStayInPlay() {
    return allStayInPlay;
  }

  /** Whether a statement may move cards, itself or by what is inside it. */
  boolean movesCards(Action action) {
    return moving.computeIfAbsent(action, each -> movesCards(List.of(each)));
  }

  boolean movesCardsInside(Action action) {
    return movingInside.computeIfAbsent(action, each -> movesCards(each.inside()));
  }

  boolean movesCards(List<Action> actions) {
    return effects.canHave(actions, MOVING);
  }

  /**
   * Returns every term of a statement that reads a card at the end of a shared zone, except those
   * guarded by a test for a missing value.
   */
  List<Term> ends(Action action) {
    return ends.computeIfAbsent(action, SupplyFacts::endsIn);
  }

  private static List<Term> endsIn(Action action) {
    List<Term> found = new ArrayList<>();
    action.terms().forEach(term -> addEnds(term, found));
    return List.copyOf(found);
  }

  private static void addEnds(Term term, List<Term> found) {
    Term.ZoneCards pile = term.pile();
    if (pile != null && !term.equals(pile) && !pile.zone().perPlayer()) {
      found.add(term);
    }
    term.unguarded().forEach(part -> addEnds(part, found));
  }
}
