package tricksmith.check.expressions;

import java.util.function.Predicate;
import java.util.stream.Stream;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.MisreadingProblem;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Expression.Binary;
import tricksmith.syntax.Expression.BinaryOperator;
import tricksmith.syntax.Expression.Unary;
import tricksmith.syntax.Expression.UnaryOperator;

/**
 * Finds an operator at the end of a number's condition that makes no sense there and is meant for
 * the number: {@code number of cards in hand where court(card) == 2}.
 */
record SwallowedOperators(CheckLog log) {
  /**
   * Reports what a condition has swallowed.
   *
   * @param number the whole expression, which ends with the condition
   * @param makesSense tells whether a condition makes sense
   * @return whether it was reported
   */
  boolean explain(Expression condition, Span number, Predicate<Expression> makesSense) {
    return shortened(condition)
        .filter(makesSense)
        .findFirst()
        .map(meant -> report(condition, number, meant))
        .isPresent();
  }

  private Expression report(Expression condition, Span number, Expression meant) {
    int end = withBrackets(new Span(number.start(), meant.span().end()), condition.span().end());
    String rest = log.written(new Span(end, condition.span().end())).strip();
    String counted = log.written(new Span(number.start(), end));
    Fix fix = Fix.of(Edit.before(number, "("), Edit.insert(end, ")"));
    log.problem(MisreadingProblem.SWALLOWED_OPERATOR, condition, fix, rest, counted);
    return meant;
  }

  /** Returns where a span ends with the brackets that close what it opens. */
  private int withBrackets(Span span, int limit) {
    int end = span.end();
    long open = log.written(span).chars().map(each -> each == '(' ? 1 : each == ')' ? -1 : 0).sum();
    while (open > 0 && end < limit && log.written(new Span(end, end + 1)).equals(")")) {
      end++;
      open--;
    }
    return end;
  }

  /** The condition without the calculation or comparison at its end, longest first. */
  private static Stream<Expression> shortened(Expression condition) {
    if (condition instanceof Unary(var whole, var not, var operand) && not == UnaryOperator.NOT) {
      return shortened(operand)
          .map(part -> new Unary(new Span(whole.start(), part.span().end()), not, part));
    }
    if (!(condition instanceof Binary(_, BinaryOperator operator, var left, var right))) {
      return Stream.of();
    }
    Stream<Expression> inside =
        shortened(right).map(last -> new Binary(left.span().to(last), operator, left, last));
    return joins(operator) ? inside : Stream.concat(inside, Stream.of(left));
  }

  private static boolean joins(BinaryOperator operator) {
    return operator == BinaryOperator.AND || operator == BinaryOperator.OR;
  }
}
