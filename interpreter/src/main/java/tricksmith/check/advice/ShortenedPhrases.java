package tricksmith.check.advice;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.diagnostic.ErrorTerm;
import tricksmith.check.symbols.Scope;
import tricksmith.check.types.Conversion;
import tricksmith.check.types.ExpressionChecker;
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
 * Explains what people leave out around {@code and} and {@code or}: {@code x == A or B}, {@code
 * tricks of A and B}.
 */
public record ShortenedPhrases(ExpressionChecker expressions, CheckLog log) {
  /**
   * Explains why an operand is not a condition, if something was left out.
   *
   * @return whether it was explained
   */
  public boolean explains(Binary junction, Term left, Term right, Scope scope) {
    if (log.isDeepInTrials()) {
      return false;
    }
    if (!isCondition(right)) {
      Expression comparison = lastComparison(junction.left());
      return (comparison != null
              && (oneOfSeveral(junction, comparison, scope)
                  || repeatsRest(junction, comparison, scope)
                  || repeatsLeft(junction, comparison, scope)))
          || (isPlayers(right) && !isCondition(left) && ofBoth(junction, left, right, scope));
    }
    return !isCondition(left)
        && junction.right() instanceof Binary comparison
        && comparison.operator().asks()
        && repeatsRight(junction, comparison, scope);
  }

  /**
   * Explains a player joined to a set that belongs to a player: {@code cards won by A and B}.
   *
   * @return whether it was explained
   */
  public boolean explainsPlayers(Binary junction, Term left, Term right, Scope scope) {
    return junction.operator() == BinaryOperator.AND
        && isPlayers(right)
        && !log.isDeepInTrials()
        && ofBoth(junction, left, right, scope);
  }

  /**
   * Explains a player joined to what belongs to another and is compared with something: {@code
   * number of tricks of A and B >= 5}.
   *
   * @return whether it was explained
   */
  public boolean explainsCompared(Binary junction, Term left, Scope scope) {
    if (isCondition(left)
        || ErrorTerm.is(left)
        || log.isDeepInTrials()
        || !(junction.right() instanceof Binary comparison)
        || !comparison.operator().asks()) {
      return false;
    }
    Expression second = comparison.left();
    Term right = log.attempt(() -> expressions.infer(second, scope)).result();
    Span both = junction.left().span().to(second);
    return isPlayers(right)
        && ofBoth(
            new Binary(both, BinaryOperator.AND, junction.left(), second), left, right, scope);
  }

  private static boolean isCondition(Term term) {
    return Types.fits(term.type(), Type.Basic.YES_NO);
  }

  private static boolean isPlayers(Term term) {
    return Conversion.possible(term.type(), Types.PLAYERS) && !ErrorTerm.is(term);
  }

  /**
   * {@code x == A and B}, {@code x in A..B and C}, {@code x != A or B}: nothing is both, and
   * everything is not one of them.
   */
  private boolean oneOfSeveral(Binary junction, Expression last, Scope scope) {
    if (!(last instanceof Binary comparison)
        || !comparison.equals(junction.left())
        || !joinsOpposites(junction.operator(), comparison.operator())) {
      return false;
    }
    Span right = junction.right().span();
    BinaryOperator operator = operator(comparison, junction.right(), scope);
    if (!isMeant(new Binary(right, operator, comparison.left(), junction.right()), scope)
        || (isIn(operator) && !isOfValues(junction.right(), scope))) {
      return false;
    }
    boolean ofSeveral = isIn(comparison.operator());
    String in = joinsAll(comparison.operator()) ? " in (" : " not in (";
    String among =
        in
            + log.written(comparison.right())
            + (ofSeveral ? " and " : ", ")
            + log.written(right)
            + ")";
    Span rest = new Span(comparison.left().span().end(), right.end());
    return explained(
        junction,
        CheckProblem.SHORTENED_COMPARISON,
        new Edit(rest, among),
        new Span(comparison.span().start(), right.end()),
        sign(junction),
        log.written(comparison.left()) + among);
  }

  private static boolean joinsOpposites(BinaryOperator junction, BinaryOperator comparison) {
    return joinsAll(comparison)
        ? junction == BinaryOperator.AND
        : junction == BinaryOperator.OR
            && (comparison == BinaryOperator.UNEQUAL || comparison == BinaryOperator.NOT_IN);
  }

  /** Whether a comparison asks that something is one of what follows. */
  private static boolean joinsAll(BinaryOperator comparison) {
    return comparison == BinaryOperator.EQUAL || comparison == BinaryOperator.IN;
  }

  private static boolean isIn(BinaryOperator comparison) {
    return comparison == BinaryOperator.IN || comparison == BinaryOperator.NOT_IN;
  }

  /** Whether a set is of values; a card or player may well be in two sets at once. */
  private boolean isOfValues(Expression set, Scope scope) {
    Type element = Types.element(log.attempt(() -> expressions.infer(set, scope)).result().type());
    return element != Type.Basic.CARD
        && element != Type.Basic.PLAYER
        && element != Type.Basic.TRICK;
  }

  /** {@code QS in trick or KS}: two constants say nothing about each other. */
  private boolean repeatsRest(Binary junction, Expression last, Scope scope) {
    if (!(last instanceof Binary comparison)
        || !isIn(comparison.operator())
        || !isConstant(comparison.left(), scope)
        || !isConstant(junction.right(), scope)) {
      return false;
    }
    Span right = junction.right().span();
    String rest = written(comparison.left().span().end(), comparison.right().span().end());
    return isMeant(
            new Binary(right, comparison.operator(), junction.right(), comparison.right()), scope)
        && explained(
            junction,
            CheckProblem.SHORTENED_COMPARISON,
            Edit.after(right, rest),
            right,
            sign(junction),
            log.written(right) + rest);
  }

  private boolean isConstant(Expression expression, Scope scope) {
    return log.attempt(() -> expressions.infer(expression, scope)).result()
        instanceof Term.Constant;
  }

  /** {@code x == A or B}. */
  private boolean repeatsLeft(Binary junction, Expression comparison, Scope scope) {
    Span right = junction.right().span();
    Expression subject =
        comparison instanceof Binary binary
            ? binary.left()
            : ((Expression.Is) comparison).subject();
    BinaryOperator operator = operator(comparison, junction.right(), scope);
    String before =
        comparison instanceof Binary binary && binary.operator() == operator
            ? written(binary.left().span().start(), binary.right().span().start())
            : log.written(subject) + sign(operator);
    return isMeant(new Binary(right, operator, subject, junction.right()), scope)
        && explained(
            junction,
            CheckProblem.SHORTENED_COMPARISON,
            Edit.before(right, before),
            right,
            sign(junction),
            before + log.written(right));
  }

  /** The operator to repeat; a single value is compared with {@code ==} instead of {@code in}. */
  private BinaryOperator operator(Expression comparison, Expression value, Scope scope) {
    BinaryOperator operator =
        comparison instanceof Binary binary ? binary.operator() : BinaryOperator.EQUAL;
    Term right = log.attempt(() -> expressions.infer(value, scope)).result();
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
  private boolean repeatsRight(Binary junction, Binary comparison, Scope scope) {
    Span left = junction.left().span();
    String after = written(comparison.left().span().end(), comparison.right().span().end());
    return isMeant(
            new Binary(left, comparison.operator(), junction.left(), comparison.right()), scope)
        && explained(
            junction,
            CheckProblem.SHORTENED_COMPARISON,
            Edit.after(left, after),
            left,
            sign(junction),
            log.written(left) + after);
  }

  private boolean isMeant(Binary meant, Scope scope) {
    return log.attempt(() -> expressions.infer(meant, scope)).succeeded();
  }

  /** {@code number of tricks of A and B}, {@code score of A and B}. */
  private boolean ofBoth(Binary junction, Term left, Term right, Scope scope) {
    OfSomebody of = OfSomebody.in(junction.left());
    if (of == null
        || !isPlayers(log.attempt(() -> expressions.infer(of.owner(), scope)).result())) {
      return false;
    }
    Span first = of.owner().span();
    Span last = junction.right().span();
    String both = "(" + log.written(first) + ", " + log.written(last) + ")";
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
                + log.written(last));
  }

  private boolean explained(
      Binary junction, CheckProblem problem, Edit edit, Span place, String... words) {
    String all = log.written(junction);
    if (count(all, '(') == count(all, ')')) {
      log.problem(problem, place, Fix.of(edit), words);
    } else {
      log.problem(problem, place, words);
    }
    return true;
  }

  private static long count(String text, int sign) {
    return text.chars().filter(each -> each == sign).count();
  }

  private String written(int start, int end) {
    return log.written(new Span(start, end));
  }

  private static String sign(Binary junction) {
    return junction.operator() == BinaryOperator.OR ? "or" : "and";
  }

  private static @Nullable Expression lastComparison(Expression expression) {
    return switch (expression) {
      case Binary binary when binary.operator().asks() -> binary;
      case Binary(_, BinaryOperator operator, Expression left, Expression right)
          when operator == BinaryOperator.AND || operator == BinaryOperator.OR -> {
        Expression last = lastComparison(right);
        yield last == null ? lastComparison(left) : last;
      }
      case Expression.Is is -> is;
      default -> null;
    };
  }

  /**
   * The last owner in an expression, as in {@code score of A}.
   *
   * @param goesWithSeveral whether several owners may follow
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
