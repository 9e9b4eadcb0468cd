package tricksmith.rules.analysis;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Term;
import tricksmith.rules.Zone;
import tricksmith.syntax.Section.Visibility;

/**
 * The zones whose cards certainly stay hidden: nothing in the script turns them up or shows them,
 * and cards seen before never go there.
 */
public final class HiddenZones {
  private final CallGraph calls;
  private final Set<Integer> shown = new HashSet<>();
  private final Set<Integer> decks = new HashSet<>();

  /** Whether all that is moved to a zone comes from decks, by its name. */
  private final Map<String, Boolean> filledFromDecks = new HashMap<>();

  private boolean anyShown;

  public HiddenZones(CheckedRules rules) {
    this.calls = new CallGraph(rules);
    rules.decks().stream().map(DeckRules::zone).forEach(decks::add);
    rules.actions().forEach(this::see);
  }

  /** Whether only the owner, or nobody at all, can see the cards of a zone. */
  public boolean isHidden(Zone zone) {
    return !anyShown
        && !shown.contains(zone.id())
        && switch (zone.visibility()) {
          case FACE_UP -> false;
          case SEEN_BY_OWNER -> true;
          case FACE_DOWN ->
              decks.contains(zone.id()) || filledFromDecks.getOrDefault(zone.name(), false);
        };
  }

  public static boolean isKnownToOwner(Zone zone) {
    return zone.visibility() == Visibility.SEEN_BY_OWNER;
  }

  private void see(Action action) {
    Term cards = action.reveals();
    if (cards != null) {
      Set<Integer> zones = calls.zones(cards);
      shown.addAll(zones);
      anyShown |= zones.isEmpty();
    }
    Term.ZoneCards target = action.target();
    Term moved = action.moved();
    if (target != null && moved != null) {
      filledFromDecks.merge(target.zone().name(), isOfDeck(moved), Boolean::logicalAnd);
    }
  }

  private boolean isOfDeck(Term cards) {
    return cards.pile() != null && decks.contains(cards.pile().zone().id());
  }
}
