package tricksmith.check;

import org.jspecify.annotations.Nullable;
import tricksmith.rules.Action;
import tricksmith.rules.Term;
import tricksmith.rules.Zone;
import tricksmith.source.Span;
import tricksmith.syntax.Statement;

/** Statements that move, turn and show cards. */
final class CardMoves {
  private final Context context;

  CardMoves(Context context) {
    this.context = context;
  }

  @Nullable Action shuffle(Statement.Shuffle shuffle, Scope scope) {
    Term.ZoneCards zone = context.expressions.zone(shuffle.zone(), scope);
    return zone == null ? null : new Action.Shuffle(shuffle.span(), zone);
  }

  @Nullable Action deal(Statement.Deal deal, Scope scope) {
    Term count = context.expressions.numberIfAny(deal.count(), scope);
    Term from = context.expressions.playerIfAny(deal.from(), scope);
    Term atATime = context.expressions.numberIfAny(deal.atATime(), scope);
    Term.ZoneCards zone =
        deal.zone() == null ? deck(deal.span()) : context.expressions.zone(deal.zone(), scope);
    return zone == null ? null : new Action.Deal(deal.span(), count, zone, from, atATime);
  }

  /** What is dealt from if nothing else is named; null if there is no such deck. */
  private Term.@Nullable ZoneCards deck(Span span) {
    Zone zone = context.declared.zones().get(DeckReader.DECK);
    if (zone == null) {
      context.notes.problem(CheckProblem.UNKNOWN_NAME, span, DeckReader.DECK);
      return null;
    }
    return new Term.ZoneCards(span, zone, null);
  }

  Action.@Nullable Move move(Statement.Move move, Scope scope) {
    Term cards = context.expressions.cards(move.cards(), scope);
    Action.Facing facing = facing(move.facing(), scope);
    Term.ZoneCards to = context.expressions.onePile(move.to(), scope);
    return to == null ? null : new Action.Move(move.span(), cards, to, facing, move.atTheBottom());
  }

  private Action.@Nullable Facing facing(Statement.@Nullable Facing facing, Scope scope) {
    return facing == null
        ? null
        : new Action.Facing(
            facing.up(), context.expressions.conditionIfAny(facing.condition(), scope));
  }

  @Nullable Action draw(Statement.Draw draw, Term player, Scope scope) {
    Span span = draw.span();
    Term count =
        draw.count() == null
            ? new Term.NumberConstant(span, 1)
            : context.expressions.number(draw.count(), scope);
    Term.ZoneCards zone = context.expressions.zone(draw.zone(), scope);
    return zone == null ? null : new Action.Draw(span, player, count, zone);
  }

  Action turn(Statement.Turn turn, Scope scope) {
    return new Action.Turn(turn.span(), turn.up(), context.expressions.cards(turn.cards(), scope));
  }

  Action show(Statement.Show show, Scope scope) {
    Term cards = context.expressions.cards(show.cards(), scope);
    return new Action.Show(show.span(), cards, context.expressions.players(show.to(), scope));
  }
}
