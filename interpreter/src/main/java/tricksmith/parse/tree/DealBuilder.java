package tricksmith.parse.tree;

import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser.DealContext;
import tricksmith.grammar.TrickParser.MoveContext;
import tricksmith.grammar.TrickParser.PlacementContext;
import tricksmith.parse.diagnostic.TokenSpans;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Expression.Call;
import tricksmith.syntax.Expression.CallForm;
import tricksmith.syntax.Expression.Word;
import tricksmith.syntax.Statement;
import tricksmith.syntax.Statement.Deal;
import tricksmith.syntax.Statement.Facing;
import tricksmith.syntax.Statement.Move;

/** Builds statements that move cards from one place to another. */
record DealBuilder(TokenSpans spans, ExpressionBuilder expressions) {

  Statement deal(DealContext deal) {
    Span span = spans.of(deal);
    @Nullable Expression from = expressions.optionalJunction(deal.from);
    @Nullable Expression atATime = expressions.optionalSum(deal.atATime);
    if (deal.count() != null) {
      return new Deal(
          span, expressions.count(deal.count()), expressions.operand(deal.pile), from, atATime);
    }
    Expression what = expressions.sum(deal.sum(0));
    if (deal.everybody != null) {
      return new Deal(span, null, what, from, atATime);
    }
    if (what instanceof Call call && call.form() == CallForm.OF) {
      Expression count = new Word(call.function().span(), call.function().text());
      return new Deal(span, count, call.arguments().getFirst(), from, atATime);
    }
    return new Deal(span, what, null, from, atATime);
  }

  Statement move(Span span, @Nullable Expression subject, MoveContext move) {
    @Nullable Facing facing = null;
    boolean atTheBottom = false;
    for (PlacementContext placement : move.placement()) {
      atTheBottom |= placement.BOTTOM() != null;
      facing = placement.FACE() == null ? facing : facing(placement);
    }
    return new Move(
        span,
        subject,
        expressions.expression(move.cards),
        expressions.junction(move.to),
        facing,
        atTheBottom);
  }

  private Facing facing(PlacementContext placement) {
    return new Facing(
        spans.of(placement), placement.UP() != null, expressions.optionalGuard(placement.guard()));
  }
}
