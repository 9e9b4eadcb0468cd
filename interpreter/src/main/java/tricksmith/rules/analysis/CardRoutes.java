package tricksmith.rules.analysis;

import static java.util.stream.Collectors.toSet;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;

/** The zones that the cards of a deck can come to in a deal, as far as the procedure tells. */
public final class CardRoutes {
  private final CheckedRules rules;
  private final CallGraph calls;
  private final List<Action> actions;
  private final int hand;

  /** Where the cards that variables hold come from; null until asked. */
  private @Nullable Map<Integer, Set<Integer>> origins;

  public CardRoutes(CheckedRules rules, CallGraph calls) {
    this.rules = rules;
    this.calls = calls;
    this.actions =
        rules
            .actions()
            .filter(each -> each.moved() != null || each.has(StatementEffect.PLAYS_TRICKS))
            .toList();
    this.hand = zone(Zone.HAND);
  }

  /** Returns the zones, by id, that cards can come to which begin in this one; it is among them. */
  public Set<Integer> from(int zone) {
    Set<Integer> reached = new HashSet<>(Set.of(zone));
    boolean grows = true;
    while (grows) {
      grows = reached.addAll(actions.stream().flatMap(action -> targets(action, reached)).toList());
    }
    return reached;
  }

  /**
   * Returns the decks whose cards can come into a hand and so can be played: not those from which
   * nothing is ever dealt, drawn or moved to a hand.
   */
  public List<DeckRules> playableDecks() {
    return rules.decks().stream().filter(deck -> from(deck.zone()).contains(hand)).toList();
  }

  /** Returns the zones into which an action may bring cards from the zones reached so far. */
  private Stream<Integer> targets(Action action, Set<Integer> reached) {
    if (action.has(StatementEffect.PLAYS_TRICKS)) {
      return reached.contains(hand)
          ? Stream.of(Zone.TABLE, Zone.WON, Zone.ASIDE).map(this::zone)
          : Stream.of();
    }
    if (action.moved() == null || !mayBeFrom(action.moved(), reached)) {
      return Stream.of();
    }
    return Stream.of(action.target() == null ? hand : action.target().zone().id());
  }

  /** Whether cards may come from these zones; cards of which nothing is known may be anywhere. */
  private boolean mayBeFrom(Term cards, Set<Integer> reached) {
    Set<Integer> named = calls.zones(cards);
    Set<Integer> zones = named.isEmpty() ? origins(cards) : named;
    return zones.isEmpty() || !Collections.disjoint(zones, reached);
  }

  /** The zones of cards that variables hold; empty if they may be anywhere. */
  private Set<Integer> origins(Term cards) {
    Set<Integer> zones = new HashSet<>();
    for (Dependency dependency : cards.all().flatMap(term -> term.reads().stream()).toList()) {
      if (dependency instanceof OnVariable(int variable)) {
        Set<Integer> held = origins().getOrDefault(variable, Set.of());
        if (held.isEmpty()) {
          return Set.of();
        }
        zones.addAll(held);
      }
    }
    return zones;
  }

  /**
   * The zones out of which each variable is set, by its id; empty for those that may hold cards
   * from anywhere.
   */
  private Map<Integer, Set<Integer>> origins() {
    if (origins == null) {
      Map<Integer, Set<Integer>> found = new HashMap<>();
      Set<Integer> fromAnywhere = new HashSet<>();
      for (Action action : rules.actions().toList()) {
        for (Variable variable : action.sets()) {
          Set<Integer> zones =
              action.terms().stream().flatMap(term -> calls.zones(term).stream()).collect(toSet());
          found.computeIfAbsent(variable.id(), _ -> new HashSet<>()).addAll(zones);
          if (zones.isEmpty()) {
            fromAnywhere.add(variable.id());
          }
        }
      }
      found.keySet().removeAll(fromAnywhere);
      origins = found;
    }
    return origins;
  }

  private int zone(String name) {
    return rules.zones().stream()
        .filter(zone -> zone.name().equals(name))
        .mapToInt(Zone::id)
        .findFirst()
        .orElseThrow();
  }
}
