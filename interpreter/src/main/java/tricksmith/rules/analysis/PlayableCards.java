package tricksmith.rules.analysis;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Term;
import tricksmith.rules.Zone;

/**
 * The cards that can come into a hand and so can be played: not those of a deck from which nothing
 * is ever dealt, drawn or moved to a hand.
 */
public final class PlayableCards {
  private final CheckedRules rules;
  private final CallGraph calls;

  public PlayableCards(CheckedRules rules) {
    this.rules = rules;
    this.calls = new CallGraph(rules);
  }

  /** Returns the decks whose cards can be played. */
  public List<DeckRules> decks() {
    return rules.decks().stream().filter(deck -> comesToHand(deck.zone())).toList();
  }

  private boolean comesToHand(int deck) {
    Set<Integer> reached = new HashSet<>(Set.of(deck));
    boolean grows = true;
    while (grows) {
      grows = reached.addAll(rules.actions().flatMap(action -> target(action, reached)).toList());
    }
    return reached.contains(hand());
  }

  private int hand() {
    return rules.zones().stream()
        .filter(zone -> zone.name().equals(Zone.HAND))
        .mapToInt(Zone::id)
        .findFirst()
        .orElseThrow();
  }

  /** Returns the zone into which an action may bring cards from the zones reached so far. */
  private Stream<Integer> target(Action action, Set<Integer> reached) {
    Action.Transfer transfer = action.transfer();
    if (transfer == null || !mayBeFrom(transfer.cards(), reached)) {
      return Stream.of();
    }
    return Stream.of(transfer.to() == null ? hand() : transfer.to().zone().id());
  }

  /** Whether cards may come from these zones; cards not named by where they are may be anywhere. */
  private boolean mayBeFrom(Term cards, Set<Integer> reached) {
    Set<Integer> zones = calls.zones(cards);
    return zones.isEmpty() || !Collections.disjoint(zones, reached);
  }
}
