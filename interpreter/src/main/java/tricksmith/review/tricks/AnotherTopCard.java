package tricksmith.review.tricks;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.syntax.Section.Visibility;

/**
 * Finds rules of tricks about the top card of a pile from which cards are drawn between tricks:
 * {@code define trump = suit of top of deck}. After a draw that is another card, which nobody sees.
 */
public record AnotherTopCard(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    Set<Integer> drawn = new HashSet<>();
    Set<Integer> shown = new HashSet<>();
    book.actions(StatementEffect.PLAYS_TRICKS)
        .flatMap(play -> Action.all(play.inside()))
        .forEach(
            action -> {
              add(action.moved(), drawn);
              add(action.reveals(), shown);
            });
    drawn.removeAll(shown);
    if (drawn.isEmpty()) {
      return;
    }
    book.trick()
        .terms()
        .flatMap(book::everythingIn)
        .filter(Term.EndOfZone.class::isInstance)
        .map(Term.EndOfZone.class::cast)
        .filter(end -> end.top() && end.count() == null)
        .filter(end -> drawn.contains(end.zone().zone().id()))
        .filter(end -> end.zone().zone().visibility() != Visibility.FACE_UP)
        .filter(end -> !findings.hasAt(end))
        .forEach(end -> findings.add(ReviewProblem.ANOTHER_TOP_CARD, end, book.written(end)));
  }

  private static void add(@Nullable Term cards, Set<Integer> piles) {
    Term.ZoneCards pile = cards == null ? null : cards.pile();
    if (pile != null && !pile.zone().perPlayer()) {
      piles.add(pile.zone().id());
    }
  }
}
