package tricksmith.review.cards;

import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Term;

/**
 * Finds the first or last card of a hand, where that means the order of the deck, not the one in
 * which the cards were dealt: {@code suit of last card in hand of dealer}. Whoever moves or shows
 * the first one may mean any card.
 */
public record LastDealt(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.actions()
        .forEach(
            action -> {
              boolean anyCardWillDo = action.moved() != null || action.reveals() != null;
              action
                  .allTerms()
                  .filter(Term.Outermost.class::isInstance)
                  .map(Term.Outermost.class::cast)
                  .filter(outermost -> !anyCardWillDo || !outermost.first())
                  .forEach(this::review);
            });
  }

  private void review(Term.Outermost outermost) {
    Term.Domain domain = outermost.domain();
    if (domain.condition() == null
        && Rulebook.isOneHand(domain.set())
        && book.bounds().inHand(outermost) > 1) {
      String hand = book.written(domain.set());
      String meant = (outermost.first() ? "bottom of " : "top of ") + hand;
      findings.replace(
          ReviewProblem.LAST_IN_ORDER, outermost, meant, book.written(outermost), meant);
    }
  }
}
