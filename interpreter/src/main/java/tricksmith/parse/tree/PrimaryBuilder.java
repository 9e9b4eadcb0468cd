package tricksmith.parse.tree;

import java.util.List;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.Interval;
import org.antlr.v4.runtime.tree.ParseTree;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser.AggregateContext;
import tricksmith.grammar.TrickParser.BracketedContext;
import tricksmith.grammar.TrickParser.BracketsContext;
import tricksmith.grammar.TrickParser.CallContext;
import tricksmith.grammar.TrickParser.CombinationsContext;
import tricksmith.grammar.TrickParser.DomainContext;
import tricksmith.grammar.TrickParser.EndOfZoneContext;
import tricksmith.grammar.TrickParser.ExpressionContext;
import tricksmith.grammar.TrickParser.HoldingContext;
import tricksmith.grammar.TrickParser.IndexedContext;
import tricksmith.grammar.TrickParser.KeysContext;
import tricksmith.grammar.TrickParser.LongestRunContext;
import tricksmith.grammar.TrickParser.NeighbourContext;
import tricksmith.grammar.TrickParser.NextAfterContext;
import tricksmith.grammar.TrickParser.NumberContext;
import tricksmith.grammar.TrickParser.NumberOfContext;
import tricksmith.grammar.TrickParser.OnlyOfContext;
import tricksmith.grammar.TrickParser.OutermostContext;
import tricksmith.grammar.TrickParser.PlaceContext;
import tricksmith.grammar.TrickParser.PrimaryContext;
import tricksmith.grammar.TrickParser.PropertyContext;
import tricksmith.grammar.TrickParser.QuantifiedContext;
import tricksmith.grammar.TrickParser.RowContext;
import tricksmith.grammar.TrickParser.RunOfContext;
import tricksmith.grammar.TrickParser.SeatContext;
import tricksmith.grammar.TrickParser.TableContext;
import tricksmith.grammar.TrickParser.TrickWordContext;
import tricksmith.grammar.TrickParser.WonByContext;
import tricksmith.grammar.TrickParser.WordContext;
import tricksmith.parse.diagnostic.DiagnosticCollector;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.parse.diagnostic.TokenDiagnostic;
import tricksmith.parse.diagnostic.TokenEdit;
import tricksmith.parse.diagnostic.TokenSpans;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Expression.Aggregate;
import tricksmith.syntax.Expression.Aggregation;
import tricksmith.syntax.Expression.Call;
import tricksmith.syntax.Expression.CallForm;
import tricksmith.syntax.Expression.EndOfZone;
import tricksmith.syntax.Expression.Holding;
import tricksmith.syntax.Expression.Indexed;
import tricksmith.syntax.Expression.Listed;
import tricksmith.syntax.Expression.Neighbour;
import tricksmith.syntax.Expression.NumberLiteral;
import tricksmith.syntax.Expression.OnlyOf;
import tricksmith.syntax.Expression.OrElse;
import tricksmith.syntax.Expression.Outermost;
import tricksmith.syntax.Expression.PlaceAmong;
import tricksmith.syntax.Expression.PlaceInList;
import tricksmith.syntax.Expression.Product;
import tricksmith.syntax.Expression.Quantified;
import tricksmith.syntax.Expression.Quantifier;
import tricksmith.syntax.Expression.Row;
import tricksmith.syntax.Expression.Run;
import tricksmith.syntax.Expression.Seat;
import tricksmith.syntax.Expression.Table;
import tricksmith.syntax.Expression.TrickWord;
import tricksmith.syntax.Expression.Unreadable;
import tricksmith.syntax.Expression.WonBy;
import tricksmith.syntax.Expression.Word;
import tricksmith.syntax.Name;

/** Builds expressions that begin with a word of their own, and the simplest ones. */
record PrimaryBuilder(
    TokenSpans spans,
    DiagnosticCollector diagnostics,
    NameBuilder names,
    ExpressionBuilder expressions) {
  Expression primary(PrimaryContext primary) {
    Span span = spans.of(primary);
    return switch (primary) {
      case NumberContext number -> new NumberLiteral(span, names.number(number.NUMBER()));
      case BracketsContext brackets -> bracketed(span, brackets.bracketed());
      case CombinationsContext all -> new Product(span, expressions(all.expression()));
      case QuantifiedContext quantified -> quantified(span, quantified);
      case NumberOfContext of -> expressions.count(span, of.domain());
      case AggregateContext aggregate -> aggregate(span, aggregate);
      case PlaceContext place -> place(span, place, false);
      case TableContext table -> table(span, table);
      case SeatContext seat -> new Seat(span, expressions.count(seat.count()));
      case NeighbourContext next -> neighbour(span, next);
      case NextAfterContext next -> nextAfter(span, next);
      case HoldingContext who -> new Holding(span, expressions.operand(who.operand()));
      case EndOfZoneContext end -> endOfZone(span, end);
      case TrickWordContext trick -> new TrickWord(span, trick.FIRST() != null);
      case OutermostContext end -> outermost(span, end);
      case WonByContext won -> new WonBy(span, expressions.operand(won.operand()));
      case OnlyOfContext only -> new OnlyOf(span, expressions.term(only.term()));
      case LongestRunContext run -> run(span, null, run.domain(), run.keys());
      case RunOfContext run ->
          run(span, expressions.operand(run.operand()), run.domain(), run.keys());
      case PropertyContext property -> property(span, property);
      case CallContext call ->
          new Call(
              span, names.name(call.name()), expressions(call.expression()), CallForm.BRACKETS);
      case IndexedContext indexed ->
          new Indexed(span, names.name(indexed.name()), expressions(indexed.expression()));
      case WordContext word -> new Word(span, word.getText());
      default -> new Unreadable(span);
    };
  }

  private List<Expression> expressions(List<ExpressionContext> all) {
    return expressions.expressions(all);
  }

  private Expression bracketed(Span span, BracketedContext bracketed) {
    List<Expression> all = expressions(bracketed.expression());
    if (bracketed.cases() != null) {
      return expressions.cases(all.getFirst(), bracketed.cases());
    }
    if (bracketed.OR() != null) {
      return new OrElse(spans.of(bracketed), all.getFirst(), all.getLast());
    }
    return all.size() == 1 ? all.getFirst() : new Listed(span, all);
  }

  private Expression quantified(Span span, QuantifiedContext quantified) {
    Quantifier quantifier =
        quantified.SOME() != null
            ? Quantifier.SOME
            : quantified.EVERY() != null ? Quantifier.EVERY : Quantifier.NO;
    DomainContext domain = quantified.domain();
    return new Quantified(
        span,
        quantifier,
        quantifier == Quantifier.EVERY ? expressions.everyOne(domain) : expressions.domain(domain));
  }

  private Expression aggregate(Span span, AggregateContext aggregate) {
    Aggregation aggregation =
        aggregate.SUM() != null
            ? Aggregation.SUM
            : aggregate.HIGHEST() != null ? Aggregation.HIGHEST : Aggregation.LOWEST;
    return new Aggregate(
        span,
        aggregation,
        expressions.sum(aggregate.sum()),
        expressions.domain(aggregate.domain()));
  }

  private Expression place(Span span, PlaceContext place, boolean last) {
    Expression subject = expressions.operand(place.operand());
    return place.standards() == null
        ? new PlaceInList(span, subject, names.items(place.item()))
        : new PlaceAmong(span, subject, last, expressions.standards(place.standards()));
  }

  /**
   * Builds {@code first SET}, {@code last SET}, and {@code last place of P by most X}, which the
   * grammar does not distinguish: to do so, it would have to read on to the end.
   */
  private Expression outermost(Span span, OutermostContext end) {
    return end.LAST() != null
            && alone(end.domain()) instanceof PlaceContext place
            && place.standards() != null
        ? place(span, place, true)
        : new Outermost(
            span,
            end.FIRST() != null,
            expressions.domain(end.domain()),
            end.operand() == null ? null : expressions.operand(end.operand()));
  }

  /** Returns what a part of the tree consists of, down to the first fork. */
  private static ParseTree alone(ParseTree part) {
    return part.getChildCount() == 1 ? alone(part.getChild(0)) : part;
  }

  private Expression run(
      Span span, @Nullable Expression member, DomainContext domain, KeysContext keys) {
    List<Expression> all = keys.sum().stream().map(expressions::sum).toList();
    return new Run(span, member, expressions.domain(domain), all);
  }

  private Expression table(Span span, TableContext table) {
    return new Table(
        span,
        expressions.sum(table.sum()),
        table.row().stream().map(this::row).toList(),
        table.expression() == null ? null : expressions.expression(table.expression()));
  }

  private Row row(RowContext row) {
    return new Row(
        spans.of(row), names.items(row.item()), expressions.expression(row.expression()));
  }

  private Expression neighbour(Span span, NeighbourContext next) {
    return new Neighbour(span, null, next.LEFT() != null, expressions.operand(next.operand()));
  }

  private Expression nextAfter(Span span, NextAfterContext next) {
    Name name = new Name(spans.of(next.NEXT().getSymbol(), next.AFTER().getSymbol()), "next after");
    return new Call(span, name, List.of(expressions.operand(next.operand())), CallForm.OF);
  }

  private Expression endOfZone(Span span, EndOfZoneContext end) {
    return new EndOfZone(span, end.TOP() != null, howMany(end), expressions.operand(end.operand()));
  }

  private @Nullable Expression howMany(EndOfZoneContext end) {
    if (end.name() != null && end.name().getText().equals("card")) {
      TokenDiagnostic.at(
              end.name().getStart(),
              ParseProblem.NEEDLESS_WORD,
              (end.TOP() == null ? "bottom" : "top") + " of " + written(end.operand()))
          .withEdits(TokenEdit.withoutBefore(end.name().getStart(), end.OF().getSymbol()))
          .to(diagnostics);
      return null;
    }
    if (end.name() != null) {
      return new Word(spans.of(end.name()), end.name().getText());
    }
    return end.count() == null ? null : expressions.count(end.count());
  }

  /** Returns the text of a part as it is written, with its spaces. */
  private static String written(ParserRuleContext part) {
    Token first = part.getStart();
    return first
        .getInputStream()
        .getText(Interval.of(first.getStartIndex(), part.getStop().getStopIndex()));
  }

  private Expression property(Span span, PropertyContext property) {
    return new Call(
        span,
        names.name(property.propertyName()),
        List.of(expressions.operand(property.operand())),
        CallForm.OF);
  }
}
