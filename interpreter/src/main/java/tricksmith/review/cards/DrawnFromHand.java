package tricksmith.review.cards;

import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.TermEquality;

/**
 * Finds cards that are drawn from somebody's hand as from a stock: {@code dealer draws from hand of
 * left of dealer} takes the card that came there last, not one drawn blindly.
 */
public record DrawnFromHand(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    boolean shuffled =
        book.actions(StatementEffect.SHUFFLES)
            .anyMatch(action -> isHand(action.terms().getFirst().pile()));
    if (!shuffled) {
      book.actions().forEach(this::review);
    }
  }

  private void review(Action action) {
    Term.ZoneCards from = action.origin();
    if (from == null || !isHand(from)) {
      return;
    }
    Term.ZoneCards to = action.target();
    boolean drawn = to == null;
    boolean fromTop =
        to != null
            && isHand(to)
            && action.moved() instanceof Term.EndOfZone end
            && end.top()
            && !isGiven(from.owner(), to.owner());
    if (drawn || fromTop) {
      findings.add(ReviewProblem.DRAWN_FROM_HAND, from, book.written(from));
    }
  }

  /** Whether the owner hands cards on: {@code move top of hand to hand of left of player}. */
  private static boolean isGiven(@Nullable Term owner, @Nullable Term receiver) {
    return receiver != null && receiver.all().anyMatch(part -> TermEquality.same(part, owner));
  }

  private static boolean isHand(Term.@Nullable ZoneCards pile) {
    return pile != null && pile.zone().is(Zone.HAND);
  }
}
