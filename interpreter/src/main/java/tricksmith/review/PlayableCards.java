package tricksmith.review;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import tricksmith.rules.Action;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Term;
import tricksmith.rules.Zone;

/**
 * The cards that can come into a hand, and so can be played: those of a deck of which nothing is
 * ever dealt, drawn or moved there cannot.
 */
final class PlayableCards {
  private final Rulebook book;

  PlayableCards(Rulebook book) {
    this.book = book;
  }

  /** The decks whose cards can be played. */
  List<DeckRules> decks() {
    return book.rules().decks().stream().filter(deck -> comesToHand(deck.zone())).toList();
  }

  private boolean comesToHand(int deck) {
    Set<Integer> reached = new HashSet<>(Set.of(deck));
    boolean grows = true;
    while (grows) {
      grows = reached.addAll(book.actions().flatMap(action -> target(action, reached)).toList());
    }
    return reached.contains(hand());
  }

  private int hand() {
    return book.rules().zones().stream()
        .filter(zone -> zone.name().equals(Zone.HAND))
        .mapToInt(Zone::id)
        .findFirst()
        .orElseThrow();
  }

  /** The zone into which an action may bring cards that can be in those reached. */
  private Stream<Integer> target(Action action, Set<Integer> reached) {
    return switch (action) {
      case Action.Deal deal when reached.contains(deal.zone().zone().id()) -> Stream.of(hand());
      case Action.Draw draw when reached.contains(draw.zone().zone().id()) -> Stream.of(hand());
      case Action.Move move when mayBeFrom(move.cards(), reached) ->
          Stream.of(move.to().zone().id());
      case Action.MoveAtOnce together when mayBeFrom(together.move().cards(), reached) ->
          Stream.of(together.move().to().zone().id());
      default -> Stream.of();
    };
  }

  /** Cards that are not named by where they lie may be anywhere. */
  private boolean mayBeFrom(Term cards, Set<Integer> reached) {
    List<Integer> zones =
        book.everythingIn(cards)
            .filter(Term.ZoneCards.class::isInstance)
            .map(part -> ((Term.ZoneCards) part).zone().id())
            .toList();
    return zones.isEmpty() || zones.stream().anyMatch(reached::contains);
  }
}
