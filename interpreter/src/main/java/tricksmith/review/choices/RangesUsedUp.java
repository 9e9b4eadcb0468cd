package tricksmith.review.choices;

import java.util.List;
import java.util.Set;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Guards;
import tricksmith.review.rulebook.NumberBounds;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Dependency.OnOption;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds choices from ranges whose end can come before their beginning: {@code from
 * 1..chips[player]} where chips are spent.
 */
public record RangesUsedUp(Rulebook book, Findings findings) implements Guards.Visitor {
  public void review() {
    book.guards().visit(this);
  }

  @Override
  public void statement(Action action, Set<Object> asked) {
    Action.Choice choice = action.choice();
    if (choice != null && choice.pass() == null && choice.offered().size() == 1) {
      Term offered = choice.offered().getFirst();
      Term range = offered.children().size() == 1 ? offered.children().getFirst() : offered;
      if (range instanceof Term.NumberRange(_, Term least, Term most)
          && !findings.hasAt(range)
          && !book.guards().isAsked(most, asked)
          && (isSpent(least, most) || isBefore(least, most))) {
        report(range.span(), least, most);
      }
    }
  }

  /** Whether the range begins at 1 or more, and something is taken from its end. */
  private boolean isSpent(Term least, Term most) {
    Variable variable = book.variable(most);
    return variable != null
        && least.head() instanceof Long first
        && first > 0
        && book.setting(variable).stream()
            .map(Action::terms)
            .filter(terms -> !terms.isEmpty())
            .map(List::getLast)
            .anyMatch(value -> isTakenFrom(value, variable));
  }

  private static boolean isTakenFrom(Term value, Variable variable) {
    return value.operator() == Operator.MINUS
        && value.children().getFirst().reads().contains(new OnVariable(variable.id()))
        && !(value.children().getLast().head() instanceof Long);
  }

  /** Whether constants, options and the values of loops can make it so. */
  private boolean isBefore(Term least, Term most) {
    if (!isFixed(least) || !isFixed(most)) {
      return false;
    }
    NumberBounds.Bounds first = book.bounds().of(least);
    NumberBounds.Bounds last = book.bounds().of(most);
    return first.most() != null && last.least() != null && first.most() > last.least();
  }

  private static boolean isFixed(Term number) {
    return number.children().isEmpty()
        && (number.head() instanceof Long
            || number.head() instanceof Local
            || number.reads().stream().anyMatch(OnOption.class::isInstance));
  }

  private void report(Span range, Term least, Term most) {
    Span first = least.span();
    String start = book.written(first);
    String end = book.written(most);
    String mended = start.equals("1") ? "0" : "least(" + start + ", " + end + ")";
    findings.add(
        ReviewProblem.RANGE_CAN_BE_EMPTY,
        range,
        Fix.replace(first, mended),
        book.written(range),
        mended + ".." + end);
  }
}
