package tricksmith.check.expressions;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.MisreadingProblem;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Expression.BinaryOperator;
import tricksmith.syntax.Expression.UnaryOperator;

/**
 * Finds a {@code not} whose reach is unclear to a reader: {@code not trump is chosen and pot > 0}.
 */
record Negations(CheckLog log) {
  private static final Pattern EQUALITY = Pattern.compile("[!=]=");
  private static final Pattern IN = Pattern.compile("\\bin\\b");

  /** Examines the operand before {@code and} or {@code or}. */
  void review(Expression.Binary joined) {
    Span left = joined.left().span();
    if (!(joined.left() instanceof Expression.Unary(Span span, var operator, Expression denied))
        || operator != UnaryOperator.NOT
        || !asks(denied)
        || isInBrackets(joined, left)) {
      return;
    }
    String before = log.written(new Span(span.start(), denied.span().start()));
    if (before.contains("(")) {
      return;
    }
    Edit inside = insideOut(denied);
    Edit without = new Edit(new Span(span.start(), denied.span().start()), "");
    Fix whole = Fix.of(Edit.before(denied, "("), Edit.after(joined.right(), ")"));
    Fix first = inside == null ? Fix.around(span, "(", ")") : Fix.of(without, inside);
    log.problem(
        MisreadingProblem.HOW_FAR_NOT,
        span,
        List.of(first, whole),
        log.written(denied),
        inside == null ? "(" + log.written(span) + ")" : mended(denied.span(), inside));
  }

  private static boolean asks(Expression expression) {
    return expression instanceof Expression.Is
        || (expression instanceof Expression.Binary binary && binary.operator().asks());
  }

  private boolean isInBrackets(Expression.Binary joined, Span left) {
    return log.written(left.gapTo(joined.right())).stripLeading().startsWith(")");
  }

  /**
   * The edit that moves the negation inside the question, as in {@code is not chosen}; null if
   * there is none.
   */
  private @Nullable Edit insideOut(Expression denied) {
    if (denied instanceof Expression.Is is) {
      return is.negated() ? null : Edit.before(is.what(), "not ");
    }
    if (denied instanceof Expression.Binary(_, BinaryOperator operator, var left, var right)) {
      Span gap = left.span().gapTo(right);
      boolean equality = operator == BinaryOperator.EQUAL || operator == BinaryOperator.UNEQUAL;
      Matcher sign = (equality ? EQUALITY : IN).matcher(log.written(gap));
      if ((equality || operator == BinaryOperator.IN) && sign.find()) {
        Span word = new Span(gap.start() + sign.start(), gap.start() + sign.end());
        String other = operator == BinaryOperator.EQUAL ? "!=" : equality ? "==" : "not in";
        return new Edit(word, other);
      }
    }
    return null;
  }

  private String mended(Span denied, Edit edit) {
    return log.written(new Span(denied.start(), edit.span().start()))
        + edit.text()
        + log.written(new Span(edit.span().end(), denied.end()));
  }
}
