package tricksmith.review.scores;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnDefinition;
import tricksmith.rules.Dependency.OnLocal;
import tricksmith.rules.Dependency.OnOption;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.Dependency.OnZone;
import tricksmith.rules.Dependency.State;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds conditions after a sum that may have been meant for its last part only: {@code scores
 * tricks of player + 10 if slam}. They apply to the whole sum.
 */
public record ConditionAfterSum(Rulebook book, Findings findings) {
  public void review() {
    book.actions().forEach(this::review);
    book.rules().definitions().forEach(each -> value(each.body()));
  }

  private void review(Action action) {
    boolean sets = action.sets().size() == 1 && action.choice() == null && !countsOn(action);
    if (sets || action.has(StatementEffect.SCORES)) {
      value(action.terms().getLast());
    } else if (action.condition() != null && action.inside().size() == 1) {
      statement(action.condition(), action.inside().getFirst());
    }
  }

  /** {@code streak = streak + 1 if C, else 0}. */
  private boolean countsOn(Action action) {
    OnVariable counted = action.sets().getFirst().read();
    return book.dependencies(action.terms().getLast()).contains(counted);
  }

  /** Reports {@code scores A + B if C}, as cases. */
  private void value(Term value) {
    if (value instanceof Term.Cases cases
        && cases.cases().size() == 1
        && addsNothing(cases.otherwise())) {
      Term.Case only = cases.cases().getFirst();
      sum(only.value(), only.condition(), cases.span());
    }
  }

  private static boolean addsNothing(@Nullable Term otherwise) {
    return otherwise == null || Long.valueOf(0).equals(otherwise.head());
  }

  /** Reports {@code scores A + B if C}, as a statement. */
  private void statement(Term condition, Action inside) {
    boolean after = condition.span().start() > inside.span().end();
    if (after && inside.has(StatementEffect.SCORES)) {
      Term value = inside.terms().getLast();
      sum(value, condition, value.span().to(condition));
    }
  }

  private void sum(Term sum, Term condition, Span whole) {
    if (sum.operator() != Operator.PLUS && sum.operator() != Operator.MINUS) {
      return;
    }
    Term last = sum.children().getLast();
    boolean apart = isFixed(last) || isBonusOfTrick(sum, condition);
    boolean plain = apart && !book.isBracketed(sum) && !findings.hasAt(sum);
    if (!plain || isAboutTheFirst(condition, sum)) {
      return;
    }
    Fix part = Fix.of(Edit.before(last, "("), Edit.after(whole, ")"));
    Fix all = Fix.around(sum, "(", ")");
    String added = book.written(sum);
    findings.add(
        ReviewProblem.CONDITION_AFTER_SUM,
        condition,
        List.of(part, all),
        added,
        book.written(new Span(sum.span().start(), last.span().start()))
            + "("
            + book.written(new Span(last.span().start(), whole.end()))
            + ")",
        "(" + added + ")" + book.written(new Span(sum.span().end(), whole.end())));
  }

  /**
   * Whether something is added to a fixed number for a card in the trick, such as {@code 1 + number
   * of cards in trick if QS in trick}, and the condition asks for no number that is added.
   */
  private boolean isBonusOfTrick(Term sum, Term condition) {
    Term last = sum.children().getLast();
    return sum.operator() == Operator.PLUS
        && sum.children().getFirst() instanceof Term.NumberConstant
        && book.uses(condition, EnumSet.of(Trait.OF_TRICK_UNDER_WAY))
        && book.everythingIn(condition)
            .filter(part -> part.type() == Type.Basic.NUMBER && !(part instanceof Term.Constant))
            .noneMatch(part -> last.all().anyMatch(added -> TermEquality.same(added, part)));
  }

  private boolean isFixed(Term term) {
    return book.dependencies(term).stream().allMatch(ConditionAfterSum::isFixed);
  }

  private static boolean isFixed(Dependency dependency) {
    return switch (dependency) {
      case OnOption _, OnDefinition _ -> true;
      case OnLocal _, OnVariable _, OnZone _ -> false;
      case State state -> state.isFixed();
    };
  }

  /**
   * Whether the condition concerns the first operand, and so the whole: {@code number of tricks of
   * side - 6 if number of tricks of side > 6}, {@code bid + 10 if tricks of player == bid}.
   */
  private boolean isAboutTheFirst(Term condition, Term sum) {
    // What is taken off a negative number is no threshold: `-(…) - 13 if QS in won`.
    boolean less =
        sum.operator() == Operator.MINUS && sum.children().getFirst().operator() != Operator.NEGATE;
    Set<Dependency> asked = book.dependencies(condition);
    return book.dependencies(sum.children().getFirst()).stream()
        .filter(read -> read instanceof OnVariable || (less && read instanceof State))
        .anyMatch(asked::contains);
  }
}
