package tricksmith.review.scores;

import java.util.List;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.analysis.TermEquality;

/** Finds winners that are named only in some cases, so in all others nobody wins. */
public record WinnersInSomeCases(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    if (book.rules().ending() instanceof CheckedRules.Winners(Term winners)
        && winners instanceof Term.Cases cases
        && cases.otherwise() == null) {
      List<Term> conditions = cases.cases().stream().map(Term.Case::condition).toList();
      boolean always =
          conditions.stream().anyMatch(book.certainty()::always)
              || conditions.stream().anyMatch(each -> isOpposite(each, conditions));
      if (!always) {
        findings.add(
            ReviewProblem.NOBODY_WINS_OTHERWISE,
            conditions.getLast(),
            conditions.size() == 1 ? book.written(conditions.getFirst()) : "if …, … if …");
      }
    }
  }

  /** Whether one of several conditions is that another one does not hold. */
  private static boolean isOpposite(Term condition, List<Term> others) {
    return condition.operator() == Operator.NOT
        && others.stream()
            .anyMatch(each -> TermEquality.same(each, condition.children().getFirst()));
  }
}
