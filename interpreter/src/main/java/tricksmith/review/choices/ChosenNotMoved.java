package tricksmith.review.choices;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.Zone;

/**
 * Finds cards that all players choose from their hands and keep there, while a zone of players
 * never gets a card: to choose a card does not move it.
 */
public record ChosenNotMoved(Rulebook book, Findings findings) {
  public void review() {
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
    OnVariable chosen = new OnVariable(choice.variable().id());
    return book.actions()
        .filter(action -> action.moved() != null)
        .flatMap(action -> action.terms().stream())
        .anyMatch(term -> book.dependencies(term).contains(chosen));
  }
}
