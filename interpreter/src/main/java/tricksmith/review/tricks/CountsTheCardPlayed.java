package tricksmith.review.tricks;

import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.rules.TrickRules.Obligation;
import tricksmith.source.Edit;
import tricksmith.source.Fix;

/**
 * Finds obligations that demand more than the winning card while the card itself is already on the
 * table: {@code must card.rank > winning-card.rank} is false for any card that would win.
 */
public final class CountsTheCardPlayed implements Reviewer {

  @Override
  public void review(Rulebook book, Findings findings) {
    for (Obligation obligation : book.rules().trick().obligations()) {
      obligation.predicate().all().forEach(part -> review(part, book, findings));
    }
  }

  private static void review(Term part, Rulebook book, Findings findings) {
    Term larger = side(part, Operator.GREATER, Operator.LESS);
    Term smaller = side(part, Operator.LESS, Operator.GREATER);
    TrickRules trick = book.rules().trick();
    if (larger != null
        && smaller != null
        && larger.reads(trick.card())
        && !smaller.reads(trick.card())
        && smaller.all().anyMatch(inside -> inside.operator() == Operator.WINNING_CARD)) {
      findings.add(
          ReviewProblem.COUNTS_THE_CARD,
          part.span(),
          Fix.of(new Edit(part.span(), "beats(card)")),
          book.written(part.span()));
    }
  }

  /**
   * Returns the first operand of one comparison or the last of the other; null for any other term.
   */
  private static @Nullable Term side(Term part, Operator first, Operator last) {
    if (part.operator() == first) {
      return part.children().getFirst();
    }
    return part.operator() == last ? part.children().getLast() : null;
  }
}
