package tricksmith.review.expressions;

import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Term;
import tricksmith.syntax.Expression.Quantifier;

/**
 * Finds conditions inside a {@code no card in … where} that do not mention that card, and may have
 * been meant to apply beside it.
 */
public record SwallowedConditions(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.everyTerm(Term.Quantified.class)
        .filter(quantified -> quantified.quantifier() != Quantifier.SOME)
        .forEach(this::review);
  }

  private void review(Term.Quantified quantified) {
    Term.Domain domain = quantified.domain();
    Term both = domain.condition();
    if (both == null || both.operator() == null || !both.operator().has(Trait.SHORT_CIRCUITS)) {
      return;
    }
    Term first = both.children().getFirst();
    Term second = both.children().get(1);
    if (first.reads(domain.element()) && !second.reads(domain.element())) {
      findings.add(
          ReviewProblem.SWALLOWED_CONDITION,
          second,
          domain.element().name(),
          quantified.quantifier() == Quantifier.NO ? "no" : "every");
    }
  }
}
