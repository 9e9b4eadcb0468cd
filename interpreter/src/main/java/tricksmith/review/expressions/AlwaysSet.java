package tricksmith.review.expressions;

import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;

/**
 * Finds questions whether a variable has a value that always has one: {@code bid is none} where it
 * begins as 0, {@code doubled is chosen} where it is yes or no.
 */
public record AlwaysSet(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.everyTerm()
        .filter(term -> term.applies(Operator.IS_NONE, Operator.IS_CHOSEN))
        .filter(term -> !findings.hasAt(term))
        .forEach(this::review);
  }

  private void review(Term question) {
    Term asked = question.children().getFirst();
    if (isCounted(asked)) {
      counted(question, asked);
      return;
    }
    Variable variable = asked instanceof Term.VariableValue ? book.variable(asked) : null;
    if (variable == null) {
      return;
    }
    boolean chosen = asksForValue(question);
    if (variable.type() == Type.Basic.YES_NO) {
      String written = book.written(asked);
      String meant = chosen ? written : "not " + written;
      findings.replace(ReviewProblem.YES_OR_NO_ANYHOW, question, meant, written, meant);
    } else if (variable.initial() != null && isAlwaysThere(variable)) {
      findings.add(
          chosen ? ReviewProblem.CHOSEN_FROM_THE_START : ReviewProblem.NEVER_NONE,
          question,
          variable.name(),
          book.written(variable.initial()));
    }
  }

  /** Whether it is a number of things, or a score: 0 where there is nothing. */
  private static boolean isCounted(Term asked) {
    return asked.type() == Type.Basic.NUMBER
        && (asked instanceof Term.Count
            || asked.counted() != null
            || asked.operator() == Operator.SCORE_OF);
  }

  private void counted(Term question, Term asked) {
    String written = book.written(asked);
    String meant = written + (asksForValue(question) ? " != 0" : " == 0");
    findings.replace(ReviewProblem.NUMBER_IS_NEVER_NONE, question, meant, written, meant);
  }

  /** Whether it holds where there is a value: {@code is chosen}, {@code is not none}. */
  private boolean asksForValue(Term question) {
    boolean denied = book.written(question).contains(" not ");
    return (question.operator() == Operator.IS_CHOSEN) != denied;
  }

  /** Whether a variable begins with a value, and no statement takes it away. */
  private boolean isAlwaysThere(Variable variable) {
    return isThere(variable.initial())
        && book.setting(variable).stream()
            .filter(action -> action.choice() == null)
            .allMatch(AlwaysSet::setsToSomething);
  }

  private static boolean setsToSomething(Action action) {
    return isThere(action.terms().getLast());
  }

  private static boolean isThere(@Nullable Term value) {
    return value instanceof Term.Constant
        || (value != null
            && (value.head() instanceof Local
                || value.applies(Trait.CALCULATES)
                || value.counted() != null
                || value instanceof Term.Count));
  }
}
