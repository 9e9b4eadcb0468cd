package tricksmith.review;

import java.util.stream.Stream;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Terms;
import tricksmith.syntax.Expression.Quantifier;

/**
 * Conditions that belong to a {@code no card in … where} before them, and do not speak of that
 * card: they may have been meant to stand beside it.
 */
final class SwallowedConditions implements Reviewer {

  @Override
  public void review(Rulebook book, Findings findings) {
    book.everyTerm()
        .filter(Term.Quantified.class::isInstance)
        .map(Term.Quantified.class::cast)
        .filter(quantified -> quantified.quantifier() != Quantifier.SOME)
        .forEach(quantified -> review(quantified, findings));
  }

  private static void review(Term.Quantified quantified, Findings findings) {
    Term.Domain domain = quantified.domain();
    if (domain.condition() instanceof Term.Operation both
        && (both.operator() == Operator.AND || both.operator() == Operator.OR)
        && speaksOf(both.operands().getFirst(), domain.element())) {
      Stream.of(both.operands().get(1))
          .filter(part -> !speaksOf(part, domain.element()))
          .forEach(
              part ->
                  findings.add(
                      ReviewProblem.SWALLOWED_CONDITION,
                      part.span(),
                      domain.element().name(),
                      quantified.quantifier() == Quantifier.NO ? "no" : "every"));
    }
  }

  private static boolean speaksOf(Term term, Local element) {
    return Terms.all(term)
        .anyMatch(part -> part instanceof Term.LocalValue(_, Local local) && local.equals(element));
  }
}
