package tricksmith.check;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Notation;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Expression.Binary;
import tricksmith.syntax.Expression.BinaryOperator;

/**
 * Knows what people leave out beside {@code and} and {@code or}, and what they mean: {@code x == A
 * or B}, {@code tricks of A and B}.
 */
final class Unsaid {
  private final Context context;

  Unsaid(Context context) {
    this.context = context;
  }

  /**
   * Explains why one side of a junction is no condition, if it is known what was left out there.
   *
   * @return whether it did
   */
  boolean explains(Binary junction, Term left, Term right, Scope scope) {
    if (!isCondition(right)) {
      Expression told = lastComparison(junction.left());
      return (told != null && likeBefore(junction, told, scope))
          || (isPlayers(right) && !isCondition(left) && ofBoth(junction, left, right, scope));
    }
    return !isCondition(left)
        && junction.right() instanceof Binary told
        && compares(told.operator())
        && likeBehind(junction, told, scope);
  }

  /**
   * Explains why a player stands beside a set, if that set is of a player: {@code cards won by A
   * and B}.
   *
   * @return whether it did
   */
  boolean explainsPlayers(Binary junction, Term left, Term right, Scope scope) {
    return junction.operator() == BinaryOperator.AND
        && isPlayers(right)
        && ofBoth(junction, left, right, scope);
  }

  private static boolean isCondition(Term term) {
    return Types.fits(term.type(), Type.Basic.YES_NO);
  }

  private static boolean isPlayers(Term term) {
    return Conversion.possible(term.type(), Types.PLAYERS) && !Mistake.is(term);
  }

  /** {@code x == A or B}. */
  private boolean likeBefore(Binary junction, Expression told, Scope scope) {
    Span right = junction.right().span();
    Expression subject =
        told instanceof Binary binary ? binary.left() : ((Expression.Is) told).subject();
    BinaryOperator operator = operator(told, junction.right(), scope);
    String before =
        told instanceof Binary binary && binary.operator() == operator
            ? written(binary.left().span().start(), binary.right().span().start())
            : context.notes.written(subject.span()) + sign(operator);
    return isMeant(new Binary(right, operator, subject, junction.right()), scope)
        && explained(
            junction,
            CheckProblem.SHORTENED_COMPARISON,
            Edit.insert(right.start(), before),
            right,
            sign(junction),
            before + context.notes.written(right));
  }

  /** The same question; whether something is a single value is not asked with {@code in}. */
  private BinaryOperator operator(Expression told, Expression value, Scope scope) {
    BinaryOperator operator =
        told instanceof Binary binary ? binary.operator() : BinaryOperator.EQUAL;
    Term right = context.notes.attempt(() -> context.expressions.infer(value, scope)).result();
    if (right.type() instanceof Type.SetOf) {
      return operator;
    }
    return switch (operator) {
      case IN -> BinaryOperator.EQUAL;
      case NOT_IN -> BinaryOperator.UNEQUAL;
      default -> operator;
    };
  }

  private static String sign(BinaryOperator operator) {
    return operator == BinaryOperator.UNEQUAL ? " != " : " == ";
  }

  /** {@code A or B == x}. */
  private boolean likeBehind(Binary junction, Binary told, Scope scope) {
    Span left = junction.left().span();
    String behind = written(told.left().span().end(), told.right().span().end());
    return isMeant(new Binary(left, told.operator(), junction.left(), told.right()), scope)
        && explained(
            junction,
            CheckProblem.SHORTENED_COMPARISON,
            Edit.insert(left.end(), behind),
            left,
            sign(junction),
            context.notes.written(left) + behind);
  }

  private boolean isMeant(Binary comparison, Scope scope) {
    return context.notes.attempt(() -> context.expressions.infer(comparison, scope)).succeeded();
  }

  /** {@code number of tricks of A and B}, {@code score of A and B}. */
  private boolean ofBoth(Binary junction, Term left, Term right, Scope scope) {
    OfSomebody of = OfSomebody.in(junction.left());
    if (of == null
        || !isPlayers(
            context.notes.attempt(() -> context.expressions.infer(of.owner(), scope)).result())) {
      return false;
    }
    Span first = of.owner().span();
    Span last = junction.right().span();
    String both = "(" + context.notes.written(first) + ", " + context.notes.written(last) + ")";
    Edit edit =
        of.goesWithSeveral()
            ? new Edit(new Span(first.start(), last.end()), both)
            : new Edit(
                junction.left().span().gapTo(last),
                " + " + written(of.whole().span().start(), first.start()));
    return explained(
        junction,
        CheckProblem.PLAYERS_WITHOUT_BRACKETS,
        edit,
        junction.span(),
        Notation.of(left.type()),
        Notation.of(right.type()),
        of.goesWithSeveral()
            ? written(of.whole().span().start(), first.start()) + both
            : written(junction.left().span().start(), edit.span().start())
                + edit.text()
                + context.notes.written(last));
  }

  private boolean explained(
      Binary junction, CheckProblem problem, Edit edit, Span place, String... words) {
    String all = context.notes.written(junction.span());
    if (count(all, '(') == count(all, ')')) {
      context.notes.problem(problem, place, Fix.of(edit), words);
    } else {
      context.notes.problem(problem, place, words);
    }
    return true;
  }

  private static long count(String text, int sign) {
    return text.chars().filter(each -> each == sign).count();
  }

  private String written(int start, int end) {
    return context.notes.written(new Span(start, end));
  }

  private static String sign(Binary junction) {
    return junction.operator() == BinaryOperator.OR ? "or" : "and";
  }

  private static @Nullable Expression lastComparison(Expression expression) {
    return switch (expression) {
      case Binary binary when compares(binary.operator()) -> binary;
      case Binary(_, BinaryOperator operator, Expression left, Expression right)
          when operator == BinaryOperator.AND || operator == BinaryOperator.OR -> {
        Expression last = lastComparison(right);
        yield last == null ? lastComparison(left) : last;
      }
      case Expression.Is is -> is;
      default -> null;
    };
  }

  private static boolean compares(BinaryOperator operator) {
    return switch (operator) {
      case EQUAL, UNEQUAL, LESS, AT_MOST, GREATER, AT_LEAST, IN, NOT_IN -> true;
      case OR, AND, EXCEPT, RANGE, PLUS, MINUS, TIMES, DIVIDED_BY -> false;
    };
  }

  /**
   * Something of somebody, with which an expression ends.
   *
   * @param goesWithSeveral whether there is the same of several
   */
  private record OfSomebody(Expression whole, Expression owner, boolean goesWithSeveral) {
    private static final List<String> OF_ONE = List.of("score", "side", "partner", "partners");

    static @Nullable OfSomebody in(Expression expression) {
      return switch (expression) {
        case Expression.WonBy(_, Expression winners) -> new OfSomebody(expression, winners, true);
        case Expression.Call(_, var function, List<Expression> arguments, var form)
            when form == Expression.CallForm.OF ->
            new OfSomebody(expression, arguments.getLast(), !OF_ONE.contains(function.text()));
        case Expression.Count(_, Expression.Domain domain) -> in(domain);
        case Expression.Aggregate(_, _, _, Expression.Domain domain) -> in(domain);
        case Binary(_, _, _, Expression right) -> in(right);
        default -> null;
      };
    }

    private static @Nullable OfSomebody in(Expression.Domain domain) {
      return domain.set() == null || domain.condition() != null ? null : in(domain.set());
    }
  }
}
