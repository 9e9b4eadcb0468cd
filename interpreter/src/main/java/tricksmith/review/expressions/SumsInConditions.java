package tricksmith.review.expressions;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds arithmetic swallowed by the condition of a count: {@code number of cards in hand where
 * card.number == 3 + 1}.
 */
public record SumsInConditions(Rulebook book, Findings findings) implements Reviewer {
  private static final Set<Operator> JOINS = Set.of(Operator.AND, Operator.OR);
  private static final Set<Operator> CALCULATES =
      Set.of(Operator.PLUS, Operator.MINUS, Operator.TIMES, Operator.DIVIDED_BY);

  @Override
  public void review() {
    book.everyTerm()
        .filter(term -> !term.binds().isEmpty() && term.type() == Type.Basic.NUMBER)
        .forEach(this::review);
  }

  private void review(Term count) {
    Term condition = count.children().getLast();
    Term sum = condition.type() == Type.Basic.YES_NO ? last(condition) : null;
    if (sum == null || book.isBracketed(sum)) {
      return;
    }
    Span first = first(sum).span();
    boolean closed = book.after(first.end()).startsWith(")");
    Fix outside = closed ? null : Fix.of(Edit.before(count, "("), Edit.after(first, ")"));
    Fix inside = Fix.around(sum, "(", ")");
    findings.add(
        ReviewProblem.SUM_IN_CONDITION,
        sum,
        outside == null ? List.of(inside) : List.of(outside, inside),
        book.written(sum),
        book.written(new Span(count.span().start(), first.end())));
  }

  /** Returns the calculation at the end of a condition; null if there is none. */
  private @Nullable Term last(Term condition) {
    Operator operator = condition.operator();
    if (operator == null || book.isBracketed(condition)) {
      return null;
    }
    Term last = condition.children().getLast();
    if (JOINS.contains(operator)) {
      return last(last);
    }
    boolean calculates = last.applies(CALCULATES);
    return operator.has(Trait.COMPARES) && calculates ? last : null;
  }

  /** Returns the leftmost operand of a calculation. */
  private static Term first(Term sum) {
    Term first = sum.children().getFirst();
    return first.applies(CALCULATES) ? first(first) : first;
  }
}
