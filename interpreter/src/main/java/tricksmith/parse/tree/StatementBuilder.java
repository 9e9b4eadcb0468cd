package tricksmith.parse.tree;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.antlr.v4.runtime.ParserRuleContext;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser.ActionContext;
import tricksmith.grammar.TrickParser.BlockContext;
import tricksmith.grammar.TrickParser.BranchContext;
import tricksmith.grammar.TrickParser.DealContext;
import tricksmith.grammar.TrickParser.DeedContext;
import tricksmith.grammar.TrickParser.DefineContext;
import tricksmith.grammar.TrickParser.EachContext;
import tricksmith.grammar.TrickParser.EndMatchContext;
import tricksmith.grammar.TrickParser.EndTrickContext;
import tricksmith.grammar.TrickParser.GuardContext;
import tricksmith.grammar.TrickParser.MoveContext;
import tricksmith.grammar.TrickParser.NewDealContext;
import tricksmith.grammar.TrickParser.PerformContext;
import tricksmith.grammar.TrickParser.PerformScoreContext;
import tricksmith.grammar.TrickParser.PlayTricksContext;
import tricksmith.grammar.TrickParser.RepeatTimesContext;
import tricksmith.grammar.TrickParser.RepeatUntilContext;
import tricksmith.grammar.TrickParser.RepeatWithContext;
import tricksmith.grammar.TrickParser.ReverseDirectionContext;
import tricksmith.grammar.TrickParser.ShowContext;
import tricksmith.grammar.TrickParser.ShuffleContext;
import tricksmith.grammar.TrickParser.StatementContext;
import tricksmith.grammar.TrickParser.StatementInLineContext;
import tricksmith.grammar.TrickParser.TurnContext;
import tricksmith.parse.diagnostic.DiagnosticCollector;
import tricksmith.parse.diagnostic.TokenSpans;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Statement;
import tricksmith.syntax.Statement.Block;

/** Builds statements: here simple ones and branches; its helpers build the others. */
final class StatementBuilder {
  private final TokenSpans spans;
  private final NameBuilder names;
  private final ExpressionBuilder expressions;
  private final DefinitionBuilder definitions;
  private final ActBuilder acts;
  private final DealBuilder deals;
  private final LoopBuilder loops;
  private final UnreadableBlocks broken;

  StatementBuilder(
      TokenSpans spans,
      DiagnosticCollector diagnostics,
      NameBuilder names,
      ExpressionBuilder expressions,
      DefinitionBuilder definitions) {
    this.spans = spans;
    this.names = names;
    this.expressions = expressions;
    this.definitions = definitions;
    this.deals = new DealBuilder(spans, expressions);
    ChoiceBuilder choices = new ChoiceBuilder(spans, diagnostics, names, expressions, this);
    this.acts = new ActBuilder(spans, diagnostics, names, expressions, choices, deals);
    this.broken = new UnreadableBlocks(spans, this);
    this.loops = new LoopBuilder(spans, names, expressions, this, acts, broken);
  }

  /** Builds a block; one that is missing after an error becomes empty. */
  Block block(@Nullable BlockContext block, Span place) {
    return block == null
        ? new Block(place, List.of())
        : new Block(spans.of(block), withUnreadable(block, statements(block.statement()).stream()));
  }

  /** Returns the statements of a block, and the blocks among them that have no head. */
  List<Statement> withUnreadable(ParserRuleContext block, Stream<Statement> statements) {
    return Stream.concat(statements, UnreadableBlocks.directlyIn(block).map(this::withoutHead))
        .sorted(Comparator.comparingInt(statement -> statement.span().start()))
        .toList();
  }

  private Statement withoutHead(ParserRuleContext block) {
    return new Statement.Unreadable(spans.of(block), List.of(broken.block(block)));
  }

  @Nullable Block optionalBlock(@Nullable BlockContext block) {
    return block == null ? null : block(block, spans.of(block));
  }

  List<Statement> statements(List<StatementContext> statements) {
    return statements.stream().flatMap(this::statement).toList();
  }

  private Stream<Statement> statement(StatementContext statement) {
    @Nullable ActionContext action = statement.action();
    if (action == null || action.exception != null) {
      return Stream.of(broken.statement(statement));
    }
    Stream<Statement> read = Stream.of(guarded(action, statement.guard()));
    return statement.exception == null
        ? read
        : Stream.concat(read, broken.after(statement).stream());
  }

  /** Builds a statement after {@code if C:} or {@code each player}. */
  Block inLine(StatementInLineContext statement) {
    return single(guarded(statement.action(), statement.guard()));
  }

  static Block single(Statement statement) {
    return new Block(statement.span(), List.of(statement));
  }

  private Statement guarded(ActionContext action, @Nullable GuardContext guard) {
    Statement statement = action(action);
    if (guard == null || guard.exception != null) {
      return statement;
    }
    return onlyIf(expressions.guard(guard), statement, spans.of(guard));
  }

  /** Builds {@code STATEMENT if C}. */
  static Statement onlyIf(Expression condition, Statement statement, Span end) {
    return new Statement.If(statement.span().to(end), condition, single(statement), null);
  }

  private Statement action(ActionContext action) {
    Span span = spans.of(action);
    return switch ((ParserRuleContext) action.getChild(0)) {
      case DefineContext define ->
          new Statement.LocalDefinition(span, definitions.definition(define));
      case RepeatUntilContext repeat -> loops.repeatUntil(repeat);
      case RepeatTimesContext repeat -> loops.repeatTimes(repeat);
      case RepeatWithContext repeat -> loops.repeatWith(repeat);
      case EachContext each -> loops.each(each);
      case PlayTricksContext play -> loops.playTricks(play);
      case BranchContext branch -> branch(branch);
      case NewDealContext deal ->
          new Statement.NewDeal(span, expressions.optionalJunction(deal.junction()));
      case ShuffleContext shuffle ->
          new Statement.Shuffle(span, expressions.junction(shuffle.junction()));
      case DealContext deal -> deals.deal(deal);
      case MoveContext move -> deals.move(span, null, move);
      case TurnContext turn -> turn(turn);
      case ShowContext show -> show(show);
      case PerformScoreContext _ -> new Statement.Score(span);
      case PerformContext perform ->
          new Statement.Perform(
              span, names.name(perform.name()), expressions.expressions(perform.expression()));
      case EndTrickContext _ -> new Statement.EndTrick(span);
      case EndMatchContext _ -> new Statement.EndMatch(span);
      case ReverseDirectionContext _ -> new Statement.ReverseDirection(span);
      case DeedContext deed -> acts.deed(deed);
      default -> broken.statement(action);
    };
  }

  Statement turn(TurnContext turn) {
    return new Statement.Turn(
        spans.of(turn), turn.UP() != null, expressions.expression(turn.expression()));
  }

  Statement show(ShowContext show) {
    return new Statement.Show(
        spans.of(show), expressions.expression(show.cards), expressions.junction(show.to));
  }

  private Statement branch(BranchContext branch) {
    Span span = spans.of(branch);
    Expression condition = expressions.condition(branch.condition());
    if (branch.statementInLine() != null) {
      return new Statement.If(span, condition, inLine(branch.statementInLine()), null);
    }
    Block then = block(branch.block(0), span);
    return new Statement.If(span, condition, then, otherwise(branch));
  }

  private @Nullable Block otherwise(BranchContext branch) {
    return branch.branch() == null
        ? optionalBlock(branch.block(1))
        : single(branch(branch.branch()));
  }
}
