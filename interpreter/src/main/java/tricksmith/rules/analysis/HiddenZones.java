package tricksmith.rules.analysis;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
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
  private final CheckedRules rules;
  private final CallGraph calls;
  private final Set<Integer> shown = new HashSet<>();
  private final Set<Integer> decks = new HashSet<>();
  private boolean anyShown;

  public HiddenZones(CheckedRules rules) {
    this.rules = rules;
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
          case FACE_DOWN -> decks.contains(zone.id()) || isFilledFromDecks(zone);
        };
  }

  /** Whether the owner knows the cards of a zone. */
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
  }

  /** Whether cards come there only from decks, without having been seen. */
  private boolean isFilledFromDecks(Zone zone) {
    List<Term> sources =
        rules
            .actions()
            .filter(action -> action.movesTo(zone.name()))
            .map(Action::moved)
            .flatMap(Stream::ofNullable)
            .toList();
    return !sources.isEmpty() && sources.stream().allMatch(this::isOfDeck);
  }

  private boolean isOfDeck(Term cards) {
    return cards.pile() != null && decks.contains(cards.pile().zone().id());
  }
}
