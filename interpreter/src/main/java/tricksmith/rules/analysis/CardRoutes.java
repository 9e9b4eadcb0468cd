package tricksmith.rules.analysis;

import java.util.Collections;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Zone;

/** The zones that the cards of a deck can come to in a deal, as far as the procedure tells. */
public final class CardRoutes {
  private final CheckedRules rules;
  private final CallGraph calls;
  private final int hand;

  public CardRoutes(CheckedRules rules) {
    this.rules = rules;
    this.calls = new CallGraph(rules);
    this.hand = zone(Zone.HAND);
  }

  /** Returns the zones, by id, that cards can come to which begin in this one; it is among them. */
  public Set<Integer> from(int zone) {
    Set<Integer> reached = new HashSet<>(Set.of(zone));
    boolean grows = true;
    while (grows) {
      grows = reached.addAll(rules.actions().flatMap(action -> targets(action, reached)).toList());
    }
    return reached;
  }

  /** Whether cards that begin in this zone can come into a hand. */
  boolean comesToHand(int zone) {
    return from(zone).contains(hand);
  }

  /** Returns the zones into which an action may bring cards from the zones reached so far. */
  private Stream<Integer> targets(Action action, Set<Integer> reached) {
    if (action.has(StatementEffect.PLAYS_TRICKS)) {
      return reached.contains(hand)
          ? Stream.of(Zone.TABLE, Zone.WON, Zone.ASIDE).map(this::zone)
          : Stream.of();
    }
    Action.Transfer transfer = action.transfer();
    if (transfer == null || !mayBeFrom(transfer.cards(), reached)) {
      return Stream.of();
    }
    return Stream.of(transfer.to() == null ? hand : transfer.to().zone().id());
  }

  /** Whether cards may come from these zones; cards not named by where they are may be anywhere. */
  private boolean mayBeFrom(Term cards, Set<Integer> reached) {
    Set<Integer> zones = calls.zones(cards);
    return zones.isEmpty() || !Collections.disjoint(zones, reached);
  }

  private int zone(String name) {
    return rules.zones().stream()
        .filter(zone -> zone.name().equals(name))
        .mapToInt(Zone::id)
        .findFirst()
        .orElseThrow();
  }
}
