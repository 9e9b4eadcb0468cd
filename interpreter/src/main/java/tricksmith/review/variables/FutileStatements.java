package tricksmith.review.variables;

import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.analysis.TermEquality;

/**
 * Finds statements that do nothing, or that add to a value what it already includes: {@code pot =
 * pot}, {@code winner scores score of winner + 1}.
 */
public record FutileStatements(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.actions()
        .forEach(
            action -> {
              if (action.has(StatementEffect.SCORES)) {
                scores(action);
              } else if (isSetToItself(action)) {
                findings.add(ReviewProblem.CHANGES_NOTHING, action);
              }
            });
  }

  private static boolean isSetToItself(Action action) {
    return action instanceof Action.Assign set
        && set.value() instanceof Term.VariableValue value
        && value.variable().equals(set.variable())
        && TermEquality.same(value, value.withChildren(set.indices()));
  }

  private void scores(Action action) {
    Term value = action.terms().getLast();
    if (Long.valueOf(0).equals(value.head()) && value.children().isEmpty()) {
      findings.add(ReviewProblem.CHANGES_NOTHING, action);
      return;
    }
    if (value.operator() == Operator.TIMES) {
      doubled(action, value);
      return;
    }
    Term own = value.operator() == Operator.PLUS ? value.children().getFirst() : value;
    if (value.operator() == Operator.PLUS
        && own.operator() == Operator.SCORE_OF
        && TermEquality.same(own.children().getFirst(), action.terms().getFirst())) {
      Term more = value.children().getLast();
      findings.replace(
          ReviewProblem.SCORE_ADDED_AGAIN,
          value,
          book.written(more),
          book.written(own),
          book.written(more));
    }
  }

  /** {@code dealer scores 2 * score of dealer} makes it three times as much. */
  private void doubled(Action action, Term value) {
    Term first = value.children().getFirst();
    boolean before = first.operator() != Operator.SCORE_OF;
    Term own = before ? value.children().getLast() : first;
    Term factor = before ? first : value.children().getLast();
    if (own.operator() == Operator.SCORE_OF
        && TermEquality.same(own.children().getFirst(), action.terms().getFirst())
        && factor.head().equals(2L)) {
      String score = book.written(own);
      findings.replace(ReviewProblem.SCORE_ADDED_AGAIN, value, score, score, score);
    }
  }
}
