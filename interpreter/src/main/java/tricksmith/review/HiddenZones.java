package tricksmith.review;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import tricksmith.rules.Action;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Term;
import tricksmith.rules.Zone;
import tricksmith.syntax.Section.Visibility;

/**
 * The zones whose cards certainly stay hidden: nothing in the script turns them up or shows them,
 * and cards that had been seen before do not come there.
 */
final class HiddenZones {
  private final Rulebook book;
  private final Set<Integer> shown = new HashSet<>();
  private final Set<Integer> decks = new HashSet<>();
  private boolean anyShown;

  HiddenZones(Rulebook book) {
    this.book = book;
    book.rules().decks().stream().map(DeckRules::zone).forEach(decks::add);
    book.actions().forEach(this::see);
  }

  /** Whether nobody but its owner can see what lies there, or nobody at all. */
  boolean isHidden(Zone zone) {
    return !anyShown
        && !shown.contains(zone.id())
        && switch (zone.visibility()) {
          case FACE_UP -> false;
          case SEEN_BY_OWNER -> true;
          case FACE_DOWN -> decks.contains(zone.id()) || isFilledFromDecks(zone);
        };
  }

  /** Whether its owner knows what lies there. */
  static boolean isKnownToOwner(Zone zone) {
    return zone.visibility() == Visibility.SEEN_BY_OWNER;
  }

  private void see(Action action) {
    switch (action) {
      case Action.Turn turn when turn.up() -> shown(turn.cards());
      case Action.Show show -> shown(show.cards());
      case Action.Move move when move.facing() != null && move.facing().up() ->
          shown.add(move.to().zone().id());
      default -> {}
    }
  }

  private void shown(Term cards) {
    List<Zone> zones = zones(cards).toList();
    zones.forEach(zone -> shown.add(zone.id()));
    anyShown |= zones.isEmpty();
  }

  private Stream<Zone> zones(Term term) {
    return book.everythingIn(term)
        .filter(Term.ZoneCards.class::isInstance)
        .map(zone -> ((Term.ZoneCards) zone).zone());
  }

  /** Cards come there from decks only, without having been seen. */
  private boolean isFilledFromDecks(Zone zone) {
    List<Term> sources =
        book.actions()
            .filter(Action.Move.class::isInstance)
            .map(Action.Move.class::cast)
            .filter(move -> move.to().zone().id() == zone.id())
            .map(Action.Move::cards)
            .toList();
    return !sources.isEmpty() && sources.stream().allMatch(this::isOfDeck);
  }

  private boolean isOfDeck(Term cards) {
    return switch (cards) {
      case Term.EndOfZone end -> decks.contains(end.zone().zone().id());
      case Term.ZoneCards all -> decks.contains(all.zone().id());
      default -> false;
    };
  }
}
