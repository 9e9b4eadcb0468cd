package tricksmith.review.choices;

import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;

/**
 * Finds conditions of a choice that have the same answer for all alternatives, beside one about
 * them: if the answer is no, the player who must choose has nothing to choose from.
 */
public record OfferedToSome(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.choices()
        .filter(choice -> choice.pass() == null && choice.where() != null)
        .forEach(this::review);
  }

  private void review(Action.Choice choice) {
    Term where = choice.where();
    if (where == null || where.operator() != Operator.AND || findings.covers(where)) {
      return;
    }
    where
        .parts(Operator.AND)
        .filter(part -> !part.reads(choice.it()))
        .filter(part -> !findings.hasAt(part) && !book.certainty().always(part))
        .findFirst()
        .ifPresent(
            part -> findings.add(ReviewProblem.NOTHING_FOR_OTHERS, part, book.written(part)));
  }
}
