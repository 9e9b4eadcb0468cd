package tricksmith.review.choices;

import java.util.List;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds conditions after an exception in a choice, to which they probably do not belong: {@code
 * dealer chooses trump from suits except S if first} asks nobody at all if it does not hold.
 */
public record ConditionAfterExcept(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.actions()
        .filter(action -> action.condition() != null && action.inside().size() == 1)
        .forEach(
            action -> {
              Term condition = action.condition();
              Action inside = action.inside().getFirst();
              if (condition != null && endsWithException(inside, condition)) {
                report(action, condition, inside.span());
              }
            });
  }

  /** Whether a choice ends with an exception, and the condition follows. */
  private static boolean endsWithException(Action action, Term condition) {
    Action.Choice choice = action.choice();
    if (choice == null || condition.span().start() < action.span().end()) {
      return false;
    }
    List<Term> offered = choice.offered();
    Term last = offered.getLast();
    return choice.where() == null
        && choice.pass() == null
        && choice.then().isEmpty()
        && last.operator() == Operator.EXCEPT;
  }

  private void report(Action action, Term condition, Span choice) {
    String asked = book.written(condition);
    String written = book.written(choice);
    String between = book.written(choice.gapTo(condition));
    String first = between.strip() + " " + asked + ": ";
    findings.add(
        ReviewProblem.CONDITION_AFTER_EXCEPT,
        condition,
        Fix.of(
            Edit.before(action, first),
            Edit.remove(new Span(choice.end(), condition.span().end()))),
        asked,
        first + written);
  }
}
