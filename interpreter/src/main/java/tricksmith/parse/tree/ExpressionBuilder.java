package tricksmith.parse.tree;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser.CasesContext;
import tricksmith.grammar.TrickParser.ConditionContext;
import tricksmith.grammar.TrickParser.CountContext;
import tricksmith.grammar.TrickParser.DomainContext;
import tricksmith.grammar.TrickParser.ExpressionContext;
import tricksmith.grammar.TrickParser.GuardContext;
import tricksmith.grammar.TrickParser.JunctionContext;
import tricksmith.grammar.TrickParser.OperandContext;
import tricksmith.grammar.TrickParser.RelationTailContext;
import tricksmith.grammar.TrickParser.RestrictionContext;
import tricksmith.grammar.TrickParser.StandardContext;
import tricksmith.grammar.TrickParser.StandardsContext;
import tricksmith.grammar.TrickParser.SumContext;
import tricksmith.grammar.TrickParser.TermContext;
import tricksmith.grammar.TrickParser.ValueContext;
import tricksmith.parse.diagnostic.DiagnosticCollector;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.parse.diagnostic.TokenSpans;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Expression.Binary;
import tricksmith.syntax.Expression.BinaryOperator;
import tricksmith.syntax.Expression.Case;
import tricksmith.syntax.Expression.Cases;
import tricksmith.syntax.Expression.Count;
import tricksmith.syntax.Expression.Domain;
import tricksmith.syntax.Expression.Filtered;
import tricksmith.syntax.Expression.NumberLiteral;
import tricksmith.syntax.Expression.Selected;
import tricksmith.syntax.Expression.Standard;
import tricksmith.syntax.Expression.Unary;
import tricksmith.syntax.Expression.UnaryOperator;
import tricksmith.syntax.Expression.Unreadable;
import tricksmith.syntax.Expression.Word;
import tricksmith.syntax.Name;

/**
 * Builds expressions: here those that bind more loosely than any operator; its helpers build the
 * rest.
 */
final class ExpressionBuilder {
  private final TokenSpans spans;
  private final DiagnosticCollector diagnostics;
  private final NameBuilder names;
  private final OperatorBuilder operators;
  private final TreeDepth depth;

  ExpressionBuilder(TokenSpans spans, DiagnosticCollector diagnostics, NameBuilder names) {
    this.spans = spans;
    this.diagnostics = diagnostics;
    this.names = names;
    this.depth = new TreeDepth(spans, diagnostics);
    PrimaryBuilder primaries = new PrimaryBuilder(spans, diagnostics, names, this);
    this.operators = new OperatorBuilder(spans, diagnostics, names, primaries, depth);
  }

  /** Builds {@code A if C, B if D, else E}, or a single expression. */
  Expression value(ValueContext value) {
    Expression first = expression(value.expression());
    return value.cases() == null ? first : cases(first, value.cases());
  }

  Cases cases(Expression first, CasesContext cases) {
    List<Expression> values = new ArrayList<>(List.of(first));
    cases.expression().forEach(value -> values.add(expression(value)));
    List<Case> all = new ArrayList<>();
    for (ConditionContext condition : cases.condition()) {
      Expression value = values.get(all.size());
      Expression holds = condition(condition);
      all.add(new Case(value.span().to(holds), value, holds));
    }
    Span span = first.span().to(spans.of(cases));
    return new Cases(span, all, cases.ELSE() == null ? null : values.getLast());
  }

  /** Builds an expression, with the {@code where} or {@code with} after it if there is one. */
  Expression expression(ExpressionContext expression) {
    if (expression.getChildCount() == 1) {
      return junction(expression.junction(0));
    }
    Expression set = compared(expression, expression.junction(), expression.SET_TO());
    if (expression.WHERE() == null && expression.WITH() == null) {
      return set;
    }
    Domain domain = named(set, optionalCondition(expression.condition()));
    Span span = spans.of(expression);
    return expression.standards() == null
        ? new Filtered(span, domain)
        : new Selected(span, domain, standards(expression.standards()));
  }

  /** Names the elements where {@code NAME in SET} comes before {@code where} or {@code with}. */
  private static Domain named(Expression set, @Nullable Expression condition) {
    Span span = condition == null ? set.span() : set.span().to(condition);
    if (set instanceof Binary(_, BinaryOperator operator, Word(Span place, String name), var whole)
        && operator == BinaryOperator.IN) {
      return new Domain(span, new Name(place, name), whole, condition);
    }
    return new Domain(span, null, set, condition);
  }

  Expression condition(ConditionContext condition) {
    return condition.exception == null
        ? compared(condition, condition.junction(), condition.SET_TO())
        : new Unreadable(spans.of(condition));
  }

  @Nullable Expression optionalCondition(@Nullable ConditionContext condition) {
    return condition == null ? null : condition(condition);
  }

  /** Builds {@code if C}, {@code unless C}. */
  Expression guard(GuardContext guard) {
    Expression condition = condition(guard.condition());
    return guard.UNLESS() == null ? condition : not(condition);
  }

  @Nullable Expression optionalGuard(@Nullable GuardContext guard) {
    return guard == null ? null : guard(guard);
  }

  /**
   * Builds the condition of a {@code when} or {@code unless}; that of an {@code unless} is negated.
   */
  @Nullable Expression restrictionIfAny(@Nullable RestrictionContext restriction) {
    if (restriction == null) {
      return null;
    }
    Expression condition = condition(restriction.condition());
    return restriction.UNLESS() == null ? condition : not(condition);
  }

  /** Negates a condition, for {@code unless}. */
  static Expression not(Expression condition) {
    return new Unary(condition.span(), UnaryOperator.NOT, condition);
  }

  /** Reads {@code a = b} as a comparison, and reports it. */
  private Expression compared(
      ParserRuleContext written, List<JunctionContext> sides, List<TerminalNode> wrongSigns) {
    return depth.within(sides.size() - 1, written, () -> compared(sides, wrongSigns));
  }

  private Expression compared(List<JunctionContext> sides, List<TerminalNode> wrongSigns) {
    Expression left = junction(sides.getFirst());
    for (int index = 1; index < sides.size(); index++) {
      diagnostics.add(ParseProblem.SET_TO_FOR_EQUAL, wrongSigns.get(index - 1).getSymbol());
      Expression right = junction(sides.get(index));
      left = new Binary(left.span().to(right), BinaryOperator.EQUAL, left, right);
    }
    return left;
  }

  Expression junction(JunctionContext junction) {
    return operators.junction(junction);
  }

  @Nullable Expression optionalJunction(@Nullable JunctionContext junction) {
    return junction == null ? null : junction(junction);
  }

  List<Expression> junctions(List<JunctionContext> junctions) {
    return junctions.stream().map(this::junction).toList();
  }

  List<Expression> expressions(List<ExpressionContext> expressions) {
    return expressions.stream().map(this::expression).toList();
  }

  Expression sum(SumContext sum) {
    return operators.sum(sum);
  }

  @Nullable Expression optionalSum(@Nullable SumContext sum) {
    return sum == null ? null : sum(sum);
  }

  /** Builds a count: a number, or anything in brackets. */
  Expression count(CountContext count) {
    return count.expression() == null
        ? new NumberLiteral(spans.of(count), names.number(count.NUMBER()))
        : expression(count.expression());
  }

  Expression term(TermContext term) {
    return operators.term(term);
  }

  Expression operand(OperandContext operand) {
    return operators.operand(operand);
  }

  @Nullable Expression optionalOperand(@Nullable OperandContext operand) {
    return operand == null ? null : operand(operand);
  }

  List<Standard> standards(StandardsContext standards) {
    return standards.standard().stream().map(this::standard).toList();
  }

  private Standard standard(StandardContext standard) {
    boolean most = standard.MOST() != null || standard.HIGHEST() != null;
    return new Standard(spans.of(standard), most, sum(standard.sum()));
  }

  /**
   * Builds {@code number of DOMAIN}. A second comparison after its condition applies to the number,
   * and so does a set after an element that is not a name.
   */
  Expression count(Span span, DomainContext domain) {
    ConditionContext condition = domain.has == null ? domain.where : null;
    if (condition == null && domain.has == null && domain.members().size() == 2) {
      Expression counted = operators.members(domain.members(0));
      if (!(counted instanceof Word)) {
        Domain all = new Domain(counted.span(), null, counted, null);
        Expression number = new Count(new Span(span.start(), counted.span().end()), all);
        Expression set = operators.members(domain.members(1));
        return new Binary(span, BinaryOperator.IN, number, set);
      }
    }
    RelationTailContext ofNumber = condition == null ? null : operators.secondTail(condition);
    if (condition == null || ofNumber == null) {
      return new Count(span, domain(domain));
    }
    Expression holds = operators.withoutSecondTail(condition.junction(0));
    Span until = new Span(spans.of(domain).start(), holds.span().end());
    Count number = new Count(new Span(span.start(), until.end()), domain(domain, until, holds));
    return operators.related(number, number.span(), ofNumber);
  }

  /** Builds {@code NAME in SET where C}, {@code NAME has C}. */
  Domain domain(DomainContext domain) {
    @Nullable Expression where = optionalCondition(domain.where);
    @Nullable Expression has = optionalCondition(domain.has);
    Expression both =
        where == null || has == null
            ? where == null ? has : where
            : new Binary(where.span().to(has), BinaryOperator.AND, where, has);
    return domain(domain, spans.of(domain), both);
  }

  /**
   * Builds the domain of {@code every NAME in SET where C has D}: each element for which C holds
   * must fulfil D.
   */
  Domain everyOne(DomainContext domain) {
    if (domain.where == null || domain.has == null) {
      return domain(domain);
    }
    Expression where = condition(domain.where);
    Expression has = condition(domain.has);
    Span span = new Span(spans.of(domain).start(), where.span().end());
    Domain those = domain(domain, span, where);
    return new Domain(spans.of(domain), those.name(), new Filtered(span, those), has);
  }

  private Domain domain(DomainContext domain, Span span, @Nullable Expression condition) {
    Expression first = operators.members(domain.members(0));
    @Nullable Expression set =
        domain.members().size() == 1 ? null : operators.members(domain.members(1));
    if (set == null && domain.HAS() == null) {
      return new Domain(span, null, first, condition);
    }
    if (first instanceof Word(Span place, String name)) {
      return new Domain(span, new Name(place, name), set, condition);
    }
    diagnostics.add(ParseProblem.NOT_AN_ELEMENT, first.span());
    return new Domain(span, null, new Unreadable(first.span()), condition);
  }
}
