package tricksmith.check.expressions;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.check.advice.ShortenedPhrases;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.diagnostic.ErrorTerm;
import tricksmith.check.diagnostic.MisreadingProblem;
import tricksmith.check.symbols.LocalFactory;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.check.types.AllValues;
import tricksmith.check.types.Conversion;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Expression.BinaryOperator;
import tricksmith.syntax.Expression.UnaryOperator;

/** Checks logic, arithmetic, ranges, and unions of sets. */
record OperatorChecker(
    TypedExpressions expressions,
    Symbols symbols,
    CheckLog log,
    ComparisonChecker comparisons,
    ListChecker lists) {

  /** What all players have, before those that are left out. */
  private static final Pattern BRACKET = Pattern.compile("[()]");

  private static final Pattern OF_ALL =
      Pattern.compile("(?<! ) +(?:of|by) +(?<those>players|everyone)$");

  private static final Pattern EXCEPT_BOTH =
      Pattern.compile("\\bexcept +(?<one>[\\p{L}\\p{N}_-]++) +and +(?<other>[\\p{L}\\p{N}_-]++)$");

  /** Trials within trials: each more makes ranges in ranges cost a power more. */
  private static final int DEEPEST_TRIAL = 2;

  Term unary(Expression.Unary unary, Scope scope) {
    return switch (unary.operator()) {
      case NOT -> {
        Term operand = expressions.condition(unary.operand(), scope);
        yield operation(unary.span(), Type.Basic.YES_NO, Operator.NOT, operand);
      }
      case NEGATE -> {
        Term operand = expressions.number(unary.operand(), scope);
        yield operation(unary.span(), Type.Basic.NUMBER, Operator.NEGATE, operand);
      }
    };
  }

  Term binary(Expression.Binary binary, @Nullable Type hint, Scope scope) {
    return switch (binary.operator()) {
      case OR -> logic(binary, Operator.OR, scope);
      case AND -> and(binary, hint, scope);
      case EXCEPT -> sets(binary, Operator.EXCEPT, hint, scope);
      case EQUAL, UNEQUAL, LESS, AT_MOST, GREATER, AT_LEAST, IN, NOT_IN ->
          comparisons.compare(binary, scope);
      case RANGE -> range(binary, hint, scope);
      case PLUS -> arithmetic(binary, Operator.PLUS, scope);
      case MINUS -> arithmetic(binary, Operator.MINUS, scope);
      case TIMES -> arithmetic(binary, Operator.TIMES, scope);
      case DIVIDED_BY -> arithmetic(binary, Operator.DIVIDED_BY, scope);
    };
  }

  private Term logic(Expression.Binary binary, Operator operator, Scope scope) {
    Term left = expressions.infer(binary.left(), Type.Basic.YES_NO, scope);
    return logic(binary, operator, left, scope);
  }

  private Term logic(Expression.Binary binary, Operator operator, Term left, Scope scope) {
    if (operator == Operator.AND && shortened().explainsCompared(binary, left, scope)) {
      return ErrorTerm.at(binary);
    }
    Term right = expressions.infer(binary.right(), Type.Basic.YES_NO, scope);
    new Negations(log).review(binary);
    if (shortened().explains(binary, left, right, scope)) {
      return ErrorTerm.at(binary);
    }
    Term first = expressions.condition(left, scope);
    Term second = ErrorTerm.is(first) ? right : expressions.condition(right, scope);
    if (ErrorTerm.is(first) || ErrorTerm.is(second)) {
      return ErrorTerm.at(binary);
    }
    new CollectiveWords(log).besideIn(first, second, scope);
    return operation(binary.span(), Type.Basic.YES_NO, operator, first, second);
  }

  /** {@code and}, which joins conditions or sets. */
  private Term and(Expression.Binary binary, @Nullable Type hint, Scope scope) {
    if (leavesOutBoth(binary, scope)) {
      return ErrorTerm.at(binary);
    }
    if (hint == Type.Basic.YES_NO) {
      return logic(binary, Operator.AND, scope);
    }
    if (hint instanceof Type.SetOf) {
      leftOutOrAdded(binary);
      return sets(binary, Operator.UNION, hint, scope);
    }
    Term left = expressions.infer(binary.left(), scope);
    if (hint == Type.Basic.NUMBER && Conversion.possible(left.type(), Type.Basic.NUMBER)) {
      return numbersNotAdded(binary, left, scope);
    }
    if (left.type() instanceof Type.SetOf) {
      leftOutOrAdded(binary);
      return sets(binary, Operator.UNION, left, scope);
    }
    return logic(binary, Operator.AND, left, scope);
  }

  /**
   * Reports {@code number of suits except H and S}, in which {@code and} joins no sets: whether
   * both are left out.
   */
  private boolean leavesOutBoth(Expression.Binary binary, Scope scope) {
    boolean joinsSets =
        binary.left() instanceof Expression.Binary set && set.operator() == BinaryOperator.EXCEPT;
    if (joinsSets || !(binary.right() instanceof Expression.Word)) {
      return false;
    }
    Matcher except = EXCEPT_BOTH.matcher(log.written(binary));
    if (!except.find()) {
      return false;
    }
    int start = binary.span().start() + except.start("one");
    Expression one =
        new Expression.Word(
            new Span(start, start + except.group("one").length()), except.group("one"));
    Term left = log.attempt(() -> expressions.infer(one, scope)).result();
    Term right = log.attempt(() -> expressions.infer(binary.right(), scope)).result();
    if (!(left instanceof Term.Constant)
        || !(right instanceof Term.Constant)
        || !left.type().equals(right.type())) {
      return false;
    }
    String listed = "except (" + except.group("one") + ", " + except.group("other") + ")";
    Span place = new Span(binary.span().start() + except.start(), binary.span().end());
    log.replace(CheckProblem.UNKNOWN_PHRASE, place, listed, log.written(place), listed);
    return true;
  }

  /**
   * Reports {@code scores 20 * bid and bonus}: where a number is wanted, {@code and} would join
   * sets and count them.
   */
  private Term numbersNotAdded(Expression.Binary binary, Term left, Scope scope) {
    Term right = expressions.infer(binary.right(), Type.Basic.NUMBER, scope);
    if (ErrorTerm.is(left) || ErrorTerm.is(right)) {
      return ErrorTerm.at(binary);
    }
    boolean added =
        right.type() == Type.Basic.NUMBER
            || (left.type() == Type.Basic.NUMBER && right.type() instanceof Type.SetOf);
    if (!added) {
      return left.type() instanceof Type.SetOf
          ? sets(binary, Operator.UNION, left, scope)
          : logic(binary, Operator.AND, left, scope);
    }
    Span gap = binary.left().span().gapTo(binary.right());
    String one = log.written(binary.left());
    String other = log.written(binary.right());
    return log.error(
        MisreadingProblem.NUMBERS_NOT_ADDED,
        binary,
        Fix.replace(gap, log.written(gap).replace("and", "+")),
        one,
        other);
  }

  private Term sets(Expression.Binary binary, Operator operator, @Nullable Type hint, Scope scope) {
    Type wanted = hint instanceof Type.SetOf ? hint : null;
    Term left = set(expressions.infer(binary.left(), wanted, scope), wanted);
    return sets(binary, operator, left, scope);
  }

  private Term sets(Expression.Binary binary, Operator operator, Term left, Scope scope) {
    Term right = expressions.infer(binary.right(), left.type(), scope);
    if (ErrorTerm.is(left) || ErrorTerm.is(right)) {
      return ErrorTerm.at(binary);
    }
    Type others = right.type() instanceof Type.SetOf set ? set : new Type.SetOf(right.type());
    boolean joins =
        Types.joined(left.type(), others) != null
            || expressions.convertIfPossible(right, left.type()) != null;
    return !joins && shortened().explainsPlayers(binary, left, right, scope)
        ? ErrorTerm.at(binary)
        : joined(binary.span(), operator, left, right);
  }

  /**
   * Reports {@code suits except H and S}, which leaves out the first and adds the second, and
   * {@code opponents of declarer and helper}.
   */
  private void leftOutOrAdded(Expression.Binary joined) {
    Span added = joined.right().span();
    Span span = joined.left().span();
    Expression leftOut = leftOut(joined.left(), joined.right());
    if (leftOut == null || BRACKET.matcher(log.written(span.gapTo(added))).find()) {
      return;
    }
    String all = "(" + log.written(leftOut) + ", " + log.written(added) + ")";
    String before =
        joined.left() instanceof Expression.Call
            ? "players except "
            : log.written(new Span(span.start(), leftOut.span().start()));
    log.problem(
        MisreadingProblem.EXCEPT_AND,
        joined,
        List.of(Fix.replace(joined, before + all), Fix.around(span, "(", ")")),
        log.written(added),
        log.written(span),
        before + all);
  }

  /** Returns what a set leaves out to which something is added; null if it leaves nothing out. */
  private static @Nullable Expression leftOut(Expression set, Expression added) {
    return switch (set) {
      case Expression.Binary(_, BinaryOperator operator, _, Expression right)
          when operator == BinaryOperator.EXCEPT ->
          right;
      case Expression.Call call
          when call.function().text().equals("opponents")
              && call.form() == Expression.CallForm.OF
              && !(added instanceof Expression.Call) ->
          call.arguments().getFirst();
      default -> null;
    };
  }

  private Term joined(Span span, Operator operator, Term left, Term right) {
    Term others = expressions.convertIfPossible(right, left.type());
    if (others != null) {
      return operation(span, left.type(), operator, left, others);
    }
    Term asSet =
        right.type() instanceof Type.SetOf
            ? right
            : new Term.SetOfValues(right.span(), new Type.SetOf(right.type()), List.of(right));
    Type type = Types.joined(left.type(), asSet.type());
    boolean leftOut = operator == Operator.EXCEPT && right.type() == Type.Basic.PLAYER;
    if (type == null && leftOut && left.type().equals(new Type.SetOf(Type.Basic.NUMBER))) {
      return log.error(CheckProblem.PLAYER_EXCEPT_FROM_NUMBER, right, log.written(right));
    }
    String all = log.written(left);
    Matcher ofAll = OF_ALL.matcher(all);
    if (type == null && leftOut && ofAll.find()) {
      int first = ofAll.start("those");
      String meant = all.substring(0, first) + "(" + log.written(span).substring(first) + ")";
      return log.replace(CheckProblem.UNKNOWN_PHRASE, span, meant, log.written(span), meant);
    }
    return type == null
        ? log.wrongType(right, left.type(), right.type())
        : operation(span, type, operator, left, asSet);
  }

  private Term set(Term term, @Nullable Type wanted) {
    if (ErrorTerm.is(term) || term.type() instanceof Type.SetOf) {
      return term;
    }
    Term converted = wanted == null ? null : expressions.convertIfPossible(term, wanted);
    if (converted != null) {
      return converted;
    }
    return term.type() == Type.Basic.SIDE
        ? expressions.converted(term, Types.PLAYERS)
        : new Term.SetOfValues(term.span(), new Type.SetOf(term.type()), List.of(term));
  }

  private Term arithmetic(Expression.Binary binary, Operator operator, Scope scope) {
    boolean sums = operator == Operator.PLUS || operator == Operator.MINUS;
    Expression one = sums ? summand(binary.left()) : binary.left();
    Expression other = sums ? summand(binary.right()) : binary.right();
    Term left = expressions.infer(one, Type.Basic.NUMBER, scope);
    Term right = expressions.infer(other, Type.Basic.NUMBER, scope);
    new CollectiveWords(log).beside(left, right, scope);
    String meant = operator == Operator.PLUS ? "and" : operator == Operator.MINUS ? "except" : null;
    return meant != null && left.type().equals(new Type.SetOf(right.type()))
        ? setsNotAdded(binary, meant)
        : operation(
            binary.span(),
            Type.Basic.NUMBER,
            operator,
            expressions.converted(left, Type.Basic.NUMBER),
            expressions.converted(right, Type.Basic.NUMBER));
  }

  /**
   * A summand. Cases without {@code else} count as 0 if none applies: {@code tricks of player + (10
   * if C)}.
   */
  private static Expression summand(Expression written) {
    return switch (written) {
      case Expression.Cases(Span span, var cases, var otherwise) ->
          new Expression.Cases(
              span,
              cases.stream().map(OperatorChecker::summand).toList(),
              otherwise == null
                  ? new Expression.NumberLiteral(new Span(span.end(), span.end()), 0)
                  : summand(otherwise));
      case Expression.Unary(Span span, UnaryOperator operator, Expression operand)
          when operator == UnaryOperator.NEGATE ->
          new Expression.Unary(span, operator, summand(operand));
      default -> written;
    };
  }

  private static Expression.Case summand(Expression.Case each) {
    return new Expression.Case(each.span(), summand(each.value()), each.condition());
  }

  /** Reports {@code out + seat 1}. */
  private Term setsNotAdded(Expression.Binary binary, String meant) {
    Span gap = binary.left().span().gapTo(binary.right());
    String between = log.written(gap);
    int start = gap.start() + between.length() - between.stripLeading().length();
    Span sign = new Span(start, start + between.strip().length());
    log.replace(CheckProblem.SET_ARITHMETIC, sign, meant, between.strip(), meant);
    return ErrorTerm.at(binary);
  }

  /** A range of numbers, or of ranks where they are expected and both ends are numbers. */
  private Term range(Expression.Binary binary, @Nullable Type hint, Scope scope) {
    boolean ofRanks = hint instanceof Type.SetOf(Type element) && element == Type.Basic.RANK;
    if (ofRanks
        && binary.left() instanceof Expression.NumberLiteral(Span from, long first)
        && binary.right() instanceof Expression.NumberLiteral(Span to, long last)) {
      return lists.ranks(binary.span(), first, last);
    }
    Type element = rangeOf(binary, hint, scope);
    return element == Type.Basic.NUMBER
        ? numbers(binary, scope)
        : values(binary.span(), element, binary, scope);
  }

  /** The expected element type, or the type of the ends. */
  private Type rangeOf(Expression.Binary range, @Nullable Type hint, Scope scope) {
    Type expected = Types.element(hint);
    if (expected != null && isRanged(expected)) {
      return expected;
    }
    if (log.depth() > DEEPEST_TRIAL) {
      return Type.Basic.NUMBER;
    }
    return Stream.of(range.left(), range.right())
        .filter(end -> !(end instanceof Expression.Binary)) // a number, if it can be an end
        .map(end -> log.attempt(() -> expressions.infer(end, scope)))
        .filter(CheckLog.Attempt::succeeded)
        .map(attempt -> attempt.result().type())
        .filter(OperatorChecker::isRanged)
        .reduce(OperatorChecker::either)
        .orElse(Type.Basic.NUMBER);
  }

  private static Type either(Type one, Type other) {
    Type joined = Types.joined(one, other);
    return joined != null && isRanged(joined) ? joined : one;
  }

  private static boolean isRanged(Type type) {
    return !Types.isMistake(type)
        && Types.ordered(type)
        && Types.listable(type)
        && !(type instanceof Type.Product);
  }

  private Term numbers(Expression.Binary binary, Scope scope) {
    Term least = expressions.number(binary.left(), scope);
    Term most = expressions.number(binary.right(), scope);
    return new Term.NumberRange(binary.span(), least, most);
  }

  /** The labels, suits or ranks between two ends. */
  private Term values(Span span, Type element, Expression.Binary range, Scope scope) {
    Term least = expressions.check(range.left(), element, scope);
    Term most = expressions.check(range.right(), element, scope);
    Local each = symbols.locals().bind(LocalFactory.elementName(element), element, span);
    Term value = new Term.LocalValue(span, each);
    Term between =
        operation(
            span,
            Type.Basic.YES_NO,
            Operator.AND,
            operation(span, Type.Basic.YES_NO, Operator.AT_LEAST, value, least),
            operation(span, Type.Basic.YES_NO, Operator.AT_MOST, value, most));
    return new Term.Filtered(span, new Term.Domain(each, AllValues.of(element, span), between));
  }

  private static Term operation(Span span, Type type, Operator operator, Term... operands) {
    return new Term.Operation(span, type, operator, List.of(operands));
  }

  private ShortenedPhrases shortened() {
    return new ShortenedPhrases(expressions, log);
  }
}
