package tricksmith.review;

import tricksmith.rules.Action;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Edit;
import tricksmith.source.Fix;

/**
 * Finds statements that do nothing, or add to something what is in it already: {@code pot = pot},
 * {@code winner scores score of winner + 1}.
 */
final class NothingDone implements Reviewer {

  @Override
  public void review(Rulebook book, Findings findings) {
    book.actions()
        .forEach(
            action -> {
              if (action.effects().contains(StatementEffect.SCORES)) {
                scores(action, book, findings);
              } else if (isSetToItself(action)) {
                findings.add(ReviewProblem.CHANGES_NOTHING, action.span());
              }
            });
  }

  private static boolean isSetToItself(Action action) {
    return action instanceof Action.Assign set
        && set.value() instanceof Term.VariableValue value
        && value.variable().equals(set.variable())
        && TermEquality.same(value, value.withChildren(set.indices()));
  }

  private static void scores(Action action, Rulebook book, Findings findings) {
    Term value = action.terms().getLast();
    if (Long.valueOf(0).equals(value.head()) && value.children().isEmpty()) {
      findings.add(ReviewProblem.CHANGES_NOTHING, action.span());
      return;
    }
    Term own = value.operator() == Operator.PLUS ? value.children().getFirst() : value;
    if (value.operator() == Operator.PLUS
        && own.operator() == Operator.SCORE_OF
        && TermEquality.same(own.children().getFirst(), action.terms().getFirst())) {
      Term more = value.children().getLast();
      findings.add(
          ReviewProblem.SCORE_ADDED_AGAIN,
          value.span(),
          Fix.of(new Edit(value.span(), book.written(more.span()))),
          book.written(own.span()),
          book.written(more.span()));
    }
  }
}
