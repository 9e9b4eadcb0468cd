package tricksmith.check;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Local;
import tricksmith.rules.Notation;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Expression.BinaryOperator;

/** Logic, comparison, arithmetic, and the joining of sets. */
final class Operators {
  private final Context context;
  private final Comparisons comparisons;

  Operators(Context context) {
    this.context = context;
    this.comparisons = new Comparisons(context);
  }

  Term unary(Expression.Unary unary, Scope scope) {
    return switch (unary.operator()) {
      case NOT -> {
        Term operand = context.expressions.condition(unary.operand(), scope);
        yield operation(unary.span(), Type.Basic.YES_NO, Operator.NOT, operand);
      }
      case NEGATE -> {
        Term operand = context.expressions.number(unary.operand(), scope);
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

  Term is(Expression.Is is, Scope scope) {
    return comparisons.is(is, scope);
  }

  private Term logic(Expression.Binary binary, Operator operator, Scope scope) {
    Term left = context.expressions.hinted(binary.left(), Type.Basic.YES_NO, scope);
    return logic(binary, operator, left, scope);
  }

  private Term logic(Expression.Binary binary, Operator operator, Term left, Scope scope) {
    Term right = context.expressions.hinted(binary.right(), Type.Basic.YES_NO, scope);
    if (context.unsaid.explains(binary, left, right, scope)) {
      return Mistake.at(binary.span());
    }
    Term first = context.expressions.condition(left);
    Term second = Mistake.is(first) ? right : context.expressions.condition(right);
    return Mistake.is(first) || Mistake.is(second)
        ? Mistake.at(binary.span())
        : operation(binary.span(), Type.Basic.YES_NO, operator, first, second);
  }

  /** {@code and} joins conditions, and sets. */
  private Term and(Expression.Binary binary, @Nullable Type hint, Scope scope) {
    if (hint == Type.Basic.YES_NO) {
      return logic(binary, Operator.AND, scope);
    }
    if (hint instanceof Type.SetOf) {
      return sets(binary, Operator.UNION, hint, scope);
    }
    Term left = context.expressions.infer(binary.left(), scope);
    if (left.type() instanceof Type.SetOf) {
      return sets(binary, Operator.UNION, left, scope);
    }
    return logic(binary, Operator.AND, left, scope);
  }

  private Term sets(Expression.Binary binary, Operator operator, @Nullable Type hint, Scope scope) {
    Type wanted = hint instanceof Type.SetOf ? hint : null;
    Term left = set(context.expressions.hinted(binary.left(), wanted, scope), wanted);
    return sets(binary, operator, left, scope);
  }

  private Term sets(Expression.Binary binary, Operator operator, Term left, Scope scope) {
    Term right = context.expressions.hinted(binary.right(), left.type(), scope);
    if (Mistake.is(left) || Mistake.is(right)) {
      return Mistake.at(binary.span());
    }
    Type others = right.type() instanceof Type.SetOf set ? set : new Type.SetOf(right.type());
    boolean joins =
        Types.joined(left.type(), others) != null
            || context.conversion.of(right, left.type()) != null;
    return !joins && context.unsaid.explainsPlayers(binary, left, right, scope)
        ? Mistake.at(binary.span())
        : joined(binary.span(), operator, left, right);
  }

  private Term joined(Span span, Operator operator, Term left, Term right) {
    Term others = context.conversion.of(right, left.type());
    if (others != null) {
      return operation(span, left.type(), operator, left, others);
    }
    Term asSet =
        right.type() instanceof Type.SetOf
            ? right
            : new Term.SetOfValues(right.span(), new Type.SetOf(right.type()), List.of(right));
    Type type = Types.joined(left.type(), asSet.type());
    return type == null
        ? context.mistake(
            CheckProblem.WRONG_TYPE,
            right.span(),
            Notation.of(left.type()),
            Notation.of(right.type()))
        : operation(span, type, operator, left, asSet);
  }

  private Term set(Term term, @Nullable Type wanted) {
    if (Mistake.is(term) || term.type() instanceof Type.SetOf) {
      return term;
    }
    Term converted = wanted == null ? null : context.conversion.of(term, wanted);
    if (converted != null) {
      return converted;
    }
    return term.type() == Type.Basic.SIDE
        ? context.expressions.converted(term, Types.PLAYERS)
        : new Term.SetOfValues(term.span(), new Type.SetOf(term.type()), List.of(term));
  }

  private Term arithmetic(Expression.Binary binary, Operator operator, Scope scope) {
    Term left = context.expressions.hinted(binary.left(), Type.Basic.NUMBER, scope);
    Term right = context.expressions.hinted(binary.right(), Type.Basic.NUMBER, scope);
    String meant = operator == Operator.PLUS ? "and" : operator == Operator.MINUS ? "except" : null;
    return meant != null && left.type().equals(new Type.SetOf(right.type()))
        ? setsNotAdded(binary, meant)
        : operation(
            binary.span(),
            Type.Basic.NUMBER,
            operator,
            context.expressions.converted(left, Type.Basic.NUMBER),
            context.expressions.converted(right, Type.Basic.NUMBER));
  }

  /** {@code out + seat 1}. */
  private Term setsNotAdded(Expression.Binary binary, String meant) {
    Span gap = binary.left().span().gapTo(binary.right().span());
    String between = context.notes.written(gap);
    int start = gap.start() + between.length() - between.stripLeading().length();
    Span sign = new Span(start, start + between.strip().length());
    context.notes.problem(
        CheckProblem.SET_ARITHMETIC, sign, Fix.of(new Edit(sign, meant)), between.strip(), meant);
    return Mistake.at(binary.span());
  }

  /** Of numbers; where ranks are expected, of those ranks that are written as numbers. */
  private Term range(Expression.Binary binary, @Nullable Type hint, Scope scope) {
    boolean ofRanks = hint instanceof Type.SetOf(Type element) && element == Type.Basic.RANK;
    if (ofRanks
        && binary.left() instanceof Expression.NumberLiteral(Span from, long first)
        && binary.right() instanceof Expression.NumberLiteral(Span to, long last)) {
      return context.lists.ranks(binary.span(), first, last);
    }
    Type element = rangeOf(binary, hint, scope);
    return element == Type.Basic.NUMBER
        ? numbers(binary, scope)
        : values(binary.span(), element, binary, scope);
  }

  /** The type that is expected, or that the two ends tell. */
  private Type rangeOf(Expression.Binary range, @Nullable Type hint, Scope scope) {
    Type expected = Types.element(hint);
    if (expected != null && isRanged(expected)) {
      return expected;
    }
    return Stream.of(range.left(), range.right())
        .map(end -> context.notes.attempt(() -> context.expressions.infer(end, scope)))
        .filter(Notes.Attempt::succeeded)
        .map(attempt -> attempt.result().type())
        .filter(Operators::isRanged)
        .reduce(Operators::either)
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
    Term least = context.expressions.number(binary.left(), scope);
    Term most = context.expressions.number(binary.right(), scope);
    return new Term.NumberRange(binary.span(), least, most);
  }

  /** Of labels, suits and ranks, all that are neither below the one end nor above the other. */
  private Term values(Span span, Type element, Expression.Binary range, Scope scope) {
    Term least = context.expressions.check(range.left(), element, scope);
    Term most = context.expressions.check(range.right(), element, scope);
    Local each = context.locals.bind(Domains.elementName(element), element, span);
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

  /** The operator of terms that belongs to one that was written. */
  static Operator of(BinaryOperator operator) {
    return switch (operator) {
      case OR -> Operator.OR;
      case AND -> Operator.AND;
      case EQUAL -> Operator.EQUAL;
      case UNEQUAL -> Operator.UNEQUAL;
      case LESS -> Operator.LESS;
      case AT_MOST -> Operator.AT_MOST;
      case GREATER -> Operator.GREATER;
      case AT_LEAST -> Operator.AT_LEAST;
      case IN -> Operator.IN;
      case NOT_IN -> Operator.NOT_IN;
      case EXCEPT -> Operator.EXCEPT;
      case PLUS -> Operator.PLUS;
      case MINUS -> Operator.MINUS;
      case TIMES -> Operator.TIMES;
      case DIVIDED_BY -> Operator.DIVIDED_BY;
      case RANGE -> throw new IllegalArgumentException("a range is no operation");
    };
  }
}
