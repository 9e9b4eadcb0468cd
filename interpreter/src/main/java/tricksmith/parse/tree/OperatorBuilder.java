package tricksmith.parse.tree;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.Interval;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser;
import tricksmith.grammar.TrickParser.ConditionContext;
import tricksmith.grammar.TrickParser.DomainContext;
import tricksmith.grammar.TrickParser.JunctionContext;
import tricksmith.grammar.TrickParser.MembersContext;
import tricksmith.grammar.TrickParser.NameContext;
import tricksmith.grammar.TrickParser.NegationContext;
import tricksmith.grammar.TrickParser.OperandContext;
import tricksmith.grammar.TrickParser.ProductContext;
import tricksmith.grammar.TrickParser.QuantifiedContext;
import tricksmith.grammar.TrickParser.RangeContext;
import tricksmith.grammar.TrickParser.RelationContext;
import tricksmith.grammar.TrickParser.RelationTailContext;
import tricksmith.grammar.TrickParser.SignedContext;
import tricksmith.grammar.TrickParser.SumContext;
import tricksmith.grammar.TrickParser.TermContext;
import tricksmith.parse.diagnostic.DiagnosticCollector;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.parse.diagnostic.TokenSpans;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Expression.Binary;
import tricksmith.syntax.Expression.BinaryOperator;
import tricksmith.syntax.Expression.Call;
import tricksmith.syntax.Expression.CallForm;
import tricksmith.syntax.Expression.Is;
import tricksmith.syntax.Expression.Neighbour;
import tricksmith.syntax.Expression.Unary;
import tricksmith.syntax.Expression.UnaryOperator;
import tricksmith.syntax.Expression.Unreadable;

/**
 * Builds everything with operators, from {@code and} and {@code or} down to {@code of} and the dot.
 */
record OperatorBuilder(
    TokenSpans spans,
    DiagnosticCollector diagnostics,
    NameBuilder names,
    PrimaryBuilder primaries,
    TreeDepth depth) {
  /** The most operators in a row, more than anyone writes. */
  private static final int LONGEST = 100;

  Expression junction(JunctionContext junction) {
    if (junction.getChildCount() > 3 && !junction.AND().isEmpty() && !junction.OR().isEmpty()) {
      diagnostics.add(ParseProblem.AND_WITH_OR, firstOther(junction));
    }
    return chain(junction, NegationContext.class, this::negation);
  }

  /** Returns the first operator that differs from the one before it. */
  private static Token firstOther(JunctionContext junction) {
    int index = 1;
    while (operator(junction, index).getType() == operator(junction, 1).getType()) {
      index++;
    }
    return operator(junction, index);
  }

  private Expression negation(NegationContext negation) {
    return negation.NOT() == null
        ? relation(negation.relation())
        : depth.within(
            1,
            negation,
            () -> new Unary(spans.of(negation), UnaryOperator.NOT, negation(negation.negation())));
  }

  private Expression relation(RelationContext relation) {
    if (relation.getChildCount() == 1) {
      return range(relation.range());
    }
    List<RelationTailContext> tails = relation.relationTail();
    if (isVoidIn(tails)) {
      String found = written(relation);
      diagnostics.add(
          ParseProblem.FOREIGN_SIGN, spans.of(relation), found, noneOfTheSuit(relation));
      return new Unreadable(spans.of(relation));
    }
    if (tails.size() > 1) {
      ParserRuleContext whole = isBetween(relation) ? null : endsWith(relation);
      diagnostics.add(
          ParseProblem.CHAINED_COMPARISON,
          tails.get(1).getStart(),
          whole == null || tails.size() > 2
              ? oneByOne(relation)
              : "(%s) %s".formatted(written(whole, tails.getFirst()), written(tails.getLast())));
      return new Unreadable(spans.of(relation));
    }
    return tails.isEmpty() ? range(relation.range()) : related(relation);
  }

  /**
   * Returns the number, card or other value whose condition after {@code where} a relation begins
   * or ends, as in {@code first card in played where card.suit == H == led}; null if there is none.
   */
  private static @Nullable ParserRuleContext endsWith(RelationContext relation) {
    for (ParserRuleContext inside = relation; inside.getParent() != null; ) {
      ParserRuleContext around = inside.getParent();
      boolean isCondition =
          around instanceof DomainContext domain
              && Objects.equals(inside, domain.where)
              && (Objects.equals(inside.getStop(), relation.getStop())
                  || Objects.equals(inside.getStart(), relation.getStart()));
      if (isCondition && !(around.getParent() instanceof QuantifiedContext)) {
        return around.getParent();
      }
      inside = around;
    }
    return null;
  }

  /** Whether somebody {@code is void in H}. */
  private static boolean isVoidIn(List<RelationTailContext> tails) {
    return tails.size() == 2
        && tails.getFirst().name() != null
        && tails.getFirst().name().getText().equals("void")
        && tails.getLast().IN() != null
        && tails.getLast().range() != null;
  }

  private static String noneOfTheSuit(RelationContext relation) {
    List<RelationTailContext> tails = relation.relationTail();
    return "%s card in hand of %s where card.suit == %s"
        .formatted(
            tails.getFirst().NOT() == null ? "no" : "some",
            written(relation.range()),
            written(tails.getLast().range()));
  }

  /** Returns two comparisons in a row as a script writes them: {@code b in 1..10}. */
  private static String oneByOne(RelationContext relation) {
    List<RelationTailContext> tails = relation.relationTail();
    if (tails.size() != 2 || tails.stream().anyMatch(tail -> tail.range() == null)) {
      return "a < b and b < c";
    }
    String middle = written(tails.getFirst().range());
    String last = written(tails.getLast().range());
    return tails.stream().allMatch(tail -> tail.AT_MOST() != null)
        ? middle + " in " + written(relation.range()) + ".." + last
        : "%s and %s %s"
            .formatted(written(relation, tails.getFirst()), middle, written(tails.getLast()));
  }

  private static String written(ParserRuleContext context) {
    return written(context, context);
  }

  private static String written(ParserRuleContext first, ParserRuleContext last) {
    Token stop = last.getStop() == null ? last.getStart() : last.getStop();
    return first
        .getStart()
        .getInputStream()
        .getText(Interval.of(first.getStart().getStartIndex(), stop.getStopIndex()));
  }

  private static boolean isWithNumber(RelationTailContext tail) {
    return tail.getStop() != null && Character.isDigit(tail.getStop().getText().charAt(0));
  }

  /** Whether a value alone stands before two comparisons in the same direction. */
  private static boolean isBetween(RelationContext relation) {
    List<RelationTailContext> tails = relation.relationTail();
    boolean ascends =
        tails.stream().allMatch(tail -> tail.LESS() != null || tail.AT_MOST() != null);
    boolean descends =
        tails.stream().allMatch(tail -> tail.GREATER() != null || tail.AT_LEAST() != null);
    return (ascends || descends)
        && relation.range().getStart().equals(relation.range().getStop())
        && !tails.stream().allMatch(OperatorBuilder::isWithNumber);
  }

  /**
   * Returns the second comparison in a row at the end of a condition, as in {@code card.suit == H
   * == 4}; null if the condition ends otherwise. In {@code 7 <= card.number <= 9} they are about
   * one value.
   */
  @Nullable RelationTailContext secondTail(ConditionContext condition) {
    if (condition.exception != null || condition.junction().size() != 1) {
      return null;
    }
    NegationContext last = condition.junction(0).negation().getLast();
    List<RelationTailContext> tails =
        last.NOT() == null && last.relation() != null ? last.relation().relationTail() : List.of();
    return tails.size() == 2 && tails.getLast().range() != null && !isBetween(last.relation())
        ? tails.getLast()
        : null;
  }

  /** Builds a condition without the second comparison in a row at its end. */
  Expression withoutSecondTail(JunctionContext junction) {
    NegationContext last = junction.negation().getLast();
    return chain(
        junction,
        NegationContext.class,
        each -> each.equals(last) ? related(each.relation()) : negation(each));
  }

  private Expression related(RelationContext relation) {
    Expression left = range(relation.range());
    return related(left, spans.of(relation.range()), relation.relationTail().getFirst());
  }

  /**
   * Builds a comparison.
   *
   * @param written the left side with its brackets
   */
  Expression related(Expression left, Span written, RelationTailContext tail) {
    Span span = written.to(spans.of(tail));
    if (tail.range() == null) {
      return new Is(span, left, tail.NOT() != null, names.name(tail.name()));
    }
    BinaryOperator operator = tail.NOT() == null ? meaning(tail.getStart()) : BinaryOperator.NOT_IN;
    return new Binary(span, operator, left, range(tail.range()));
  }

  Expression range(RangeContext range) {
    Expression built = chain(range, SumContext.class, this::sum);
    return built instanceof Binary ends
            && ends.operator() == BinaryOperator.RANGE
            && endsWithExcept(range.sum().getLast())
        ? withoutExceptions(ends.left(), ends.right())
        : built;
  }

  /** Whether what ends a sum, outside of brackets, is a set without something. */
  private static boolean endsWithExcept(SumContext sum) {
    SignedContext last = sum.product().getLast().signed().getLast();
    while (last.SIGN() != null) {
      last = last.signed();
    }
    return !last.term().EXCEPT().isEmpty();
  }

  /**
   * Leaves out of a range what its last number alone has not: {@code 1..5 except 3} is {@code
   * (1..5) except 3}.
   */
  private static Expression withoutExceptions(Expression first, Expression last) {
    Deque<Expression> exceptions = new ArrayDeque<>();
    Expression number = lastTerm(last);
    while (number instanceof Binary set && set.operator() == BinaryOperator.EXCEPT) {
      exceptions.push(set.right());
      number = set.left();
    }
    Expression rest = binary(BinaryOperator.RANGE, first, withLastTerm(last, number));
    for (Expression exception : exceptions) {
      rest = binary(BinaryOperator.EXCEPT, rest, exception);
    }
    return rest;
  }

  private static Expression lastTerm(Expression sum) {
    return switch (sum) {
      case Unary unary -> lastTerm(unary.operand());
      case Binary binary when binary.operator() != BinaryOperator.EXCEPT ->
          lastTerm(binary.right());
      default -> sum;
    };
  }

  private static Expression withLastTerm(Expression sum, Expression term) {
    return switch (sum) {
      case Unary(Span span, UnaryOperator operator, Expression operand) ->
          new Unary(span, operator, withLastTerm(operand, term));
      case Binary(Span _, BinaryOperator operator, Expression left, Expression right)
          when operator != BinaryOperator.EXCEPT ->
          binary(operator, left, withLastTerm(right, term));
      default -> term;
    };
  }

  private static Expression binary(BinaryOperator operator, Expression left, Expression right) {
    return new Binary(left.span().to(right), operator, left, right);
  }

  Expression sum(SumContext sum) {
    return chain(sum, ProductContext.class, this::product);
  }

  private Expression product(ProductContext product) {
    return chain(product, SignedContext.class, this::signed);
  }

  private Expression signed(SignedContext signed) {
    return signed.SIGN() == null
        ? term(signed.term())
        : depth.within(
            1,
            signed,
            () -> new Unary(spans.of(signed), UnaryOperator.NEGATE, signed(signed.signed())));
  }

  Expression term(TermContext term) {
    return chain(term, OperandContext.class, this::operand);
  }

  Expression members(MembersContext members) {
    return chain(members, TermContext.class, this::term);
  }

  Expression operand(OperandContext operand) {
    return depth.within(1 + operand.name().size(), operand, () -> withProperties(operand));
  }

  private Expression withProperties(OperandContext operand) {
    Expression value = primaries.primary(operand.primary());
    if (operand.operand() != null) {
      Expression of = operand(operand.operand());
      value = new Neighbour(value.span().to(of), value, operand.LEFT() != null, of);
    }
    for (NameContext property : operand.name()) {
      Span span = value.span().to(spans.of(property));
      value = new Call(span, names.name(property), List.of(value), CallForm.DOT);
    }
    return value;
  }

  /** Builds {@code a + b - c} from the left; the span of each takes in the brackets at its ends. */
  private <C extends ParserRuleContext> Expression chain(
      ParserRuleContext whole, Class<C> kind, Function<C, Expression> build) {
    if (whole.getChildCount() == 1) {
      return build.apply(kind.cast(whole.getChild(0)));
    }
    List<C> operands = whole.getRuleContexts(kind);
    if (operands.size() > LONGEST) {
      diagnostics.add(ParseProblem.TOO_LONG, operator(whole, LONGEST));
      return new Unreadable(spans.of(whole));
    }
    return depth.within(operands.size() - 1, whole, () -> fromTheLeft(whole, operands, build));
  }

  private <C extends ParserRuleContext> Expression fromTheLeft(
      ParserRuleContext whole, List<C> operands, Function<C, Expression> build) {
    Expression left = build.apply(operands.getFirst());
    for (int index = 1; index < operands.size(); index++) {
      Expression right = build.apply(operands.get(index));
      Span span = spans.of(operands.getFirst()).to(spans.of(operands.get(index)));
      left = new Binary(span, meaning(operator(whole, index)), left, right);
    }
    return left;
  }

  /** Returns the operator before an operand; operators and operands alternate. */
  private static Token operator(ParserRuleContext chain, int operand) {
    return ((TerminalNode) chain.getChild(2 * operand - 1)).getSymbol();
  }

  private static BinaryOperator meaning(Token operator) {
    return switch (operator.getType()) {
      case TrickParser.OR -> BinaryOperator.OR;
      case TrickParser.AND -> BinaryOperator.AND;
      case TrickParser.EQUAL -> BinaryOperator.EQUAL;
      case TrickParser.UNEQUAL -> BinaryOperator.UNEQUAL;
      case TrickParser.LESS -> BinaryOperator.LESS;
      case TrickParser.AT_MOST -> BinaryOperator.AT_MOST;
      case TrickParser.GREATER -> BinaryOperator.GREATER;
      case TrickParser.AT_LEAST -> BinaryOperator.AT_LEAST;
      case TrickParser.IN, TrickParser.ON -> BinaryOperator.IN;
      case TrickParser.EXCEPT -> BinaryOperator.EXCEPT;
      case TrickParser.RANGE -> BinaryOperator.RANGE;
      case TrickParser.PLUS -> BinaryOperator.PLUS;
      case TrickParser.MINUS -> BinaryOperator.MINUS;
      case TrickParser.TIMES -> BinaryOperator.TIMES;
      case TrickParser.DIVIDED_BY -> BinaryOperator.DIVIDED_BY;
      default -> throw new IllegalArgumentException("not an operator: " + operator.getText());
    };
  }
}
