package tricksmith.review.cards;

import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.Term;
import tricksmith.rules.Zone;

/**
 * Finds cards that are chosen but stay in the hand, and cards that lie where the next winner takes
 * them.
 */
public record CardsLeftBehind(Rulebook book, Findings findings) {
  /**
   * Finds cards that are laid on the table outside of a trick, as if it were a place for cards in
   * the middle: the player who takes the next trick takes them, too.
   */
  public void laidOnTheTable() {
    IdentityHashMap<Action, Boolean> aroundCards = new IdentityHashMap<>();
    book.actions()
        .flatMap(CardsLeftBehind::whileCardsLieThere)
        .flatMap(Action::all)
        .forEach(action -> aroundCards.put(action, true));
    book.actions()
        .filter(action -> !aroundCards.containsKey(action))
        .forEach(action -> laidOnTheTable(action.moved(), action.target()));
  }

  /** Returns what is performed inside a statement while the cards of a trick lie on the table. */
  private static Stream<Action> whileCardsLieThere(Action action) {
    return Stream.concat(
        action.aroundCards().stream().flatMap(block -> block.actions().stream()),
        action.afterEachTrick().stream());
  }

  private void laidOnTheTable(@Nullable Term moved, @Nullable Term to) {
    if (moved != null && to != null && to.isZone(Zone.TABLE)) {
      findings.add(ReviewProblem.LAID_ON_THE_TABLE, to, book.written(moved));
    }
  }

  /**
   * Finds cards that all players choose from their hands and keep there, while a zone of players
   * never gets a card: to choose a card does not move it.
   */
  public void chosenNotMoved() {
    Optional<Zone> empty = emptyZone();
    if (empty.isEmpty()) {
      return;
    }
    book.actions(Action.ChooseAtOnce.class)
        .filter(action -> isFromHand(action.choice()) && !isMoved(action.choice()))
        .findFirst()
        .ifPresent(
            action ->
                findings.add(
                    ReviewProblem.CHOSEN_NOT_MOVED,
                    action,
                    action.choice().variable().name(),
                    empty.get().name()));
  }

  /** A zone of players, declared by the script, into which no statement moves cards. */
  private Optional<Zone> emptyZone() {
    CheckedRules rules = book.rules();
    Set<String> filled = new HashSet<>(Set.of(Zone.HAND, Zone.WON, Zone.TABLE, Zone.ASIDE));
    book.actions()
        .map(Action::target)
        .flatMap(Stream::ofNullable)
        .forEach(to -> filled.add(to.zone().name()));
    return rules.zones().stream()
        .filter(zone -> zone.perPlayer() && !filled.contains(zone.name()))
        .findFirst();
  }

  private static boolean isFromHand(Action.Choice choice) {
    return choice.offered().stream().anyMatch(offered -> offered.isZone(Zone.HAND));
  }

  private boolean isMoved(Action.Choice choice) {
    OnVariable chosen = choice.variable().read();
    return book.actions()
        .filter(action -> action.moved() != null)
        .flatMap(action -> action.terms().stream())
        .anyMatch(term -> book.dependencies(term).contains(chosen));
  }
}
