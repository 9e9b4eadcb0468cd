package tricksmith.check.statements;

import org.jspecify.annotations.Nullable;
import tricksmith.check.declarations.DeckReader;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.expressions.TypedExpressions;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.rules.Action;
import tricksmith.rules.Term;
import tricksmith.rules.Zone;
import tricksmith.source.Span;
import tricksmith.syntax.Statement;

/** Checks statements about cards as they lie. */
record CardMoveChecker(
    TypedExpressions expressions, Symbols symbols, CheckLog log, SubjectChecker subjects) {
  @Nullable Action action(Statement.OfCards statement, Scope scope) {
    return switch (statement) {
      case Statement.Shuffle shuffle -> shuffle(shuffle, scope);
      case Statement.Deal deal -> deal(deal, scope);
      case Statement.Move move ->
          move.subject() == null
              ? move(move, scope)
              : subjects.each(move.subject(), scope, (_, inside) -> move(move, inside));
      case Statement.Draw draw ->
          subjects.each(draw.subject(), scope, (player, inside) -> draw(draw, player, inside));
      case Statement.Turn turn -> turn(turn, scope);
      case Statement.Show show -> show(show, scope);
    };
  }

  private @Nullable Action shuffle(Statement.Shuffle shuffle, Scope scope) {
    Term.ZoneCards zone = expressions.onePile(shuffle.zone(), scope);
    return zone == null ? null : new Action.Shuffle(shuffle.span(), zone);
  }

  private @Nullable Action deal(Statement.Deal deal, Scope scope) {
    Term count = expressions.numberIfAny(deal.count(), scope);
    Term from = expressions.playerIfAny(deal.from(), scope);
    Term atATime = expressions.numberIfAny(deal.atATime(), scope);
    Term.ZoneCards zone =
        deal.zone() == null ? deck(deal.span()) : expressions.onePile(deal.zone(), scope);
    if (zone != null && count != null && isWhole(zone, count)) {
      String written = log.written(deal);
      String meant = written.replaceFirst("to +each +player", "to players");
      log.problem(CheckProblem.UNKNOWN_PHRASE, deal, written, meant);
      return null;
    }
    return zone == null ? null : new Action.Deal(deal.span(), count, zone, from, atATime);
  }

  /** Whether each player is to get all cards of the pile: {@code deal deck to each player}. */
  private static boolean isWhole(Term.ZoneCards zone, Term count) {
    Term counted = count.counted();
    return counted != null
        && counted.span().equals(count.span())
        && counted.pile() != null
        && counted.pile().zone().equals(zone.zone());
  }

  /** The deck that is dealt from by default; null if there is none. */
  private Term.@Nullable ZoneCards deck(Span span) {
    Zone zone = symbols.zones().get(DeckReader.DECK);
    if (zone == null) {
      log.problem(CheckProblem.NO_DECK_WITHOUT_A_NAME, span);
      return null;
    }
    return new Term.ZoneCards(span, zone, null);
  }

  Action.@Nullable Move move(Statement.Move move, Scope scope) {
    Term cards = expressions.cards(move.cards(), scope);
    Action.Facing facing = facing(move.facing(), scope);
    Term.ZoneCards to = expressions.onePile(move.to(), scope);
    return to == null ? null : new Action.Move(move.span(), cards, to, facing, move.atTheBottom());
  }

  private Action.@Nullable Facing facing(Statement.@Nullable Facing facing, Scope scope) {
    return facing == null
        ? null
        : new Action.Facing(facing.up(), expressions.conditionIfAny(facing.condition(), scope));
  }

  private @Nullable Action draw(Statement.Draw draw, Term player, Scope scope) {
    Span span = draw.span();
    Term count =
        draw.count() == null
            ? new Term.NumberConstant(span, 1)
            : expressions.number(draw.count(), scope);
    Term.ZoneCards zone = expressions.onePile(draw.zone(), scope);
    return zone == null ? null : new Action.Draw(span, player, count, zone);
  }

  private Action turn(Statement.Turn turn, Scope scope) {
    return new Action.Turn(turn.span(), turn.up(), expressions.cards(turn.cards(), scope));
  }

  private Action show(Statement.Show show, Scope scope) {
    Term cards = expressions.cards(show.cards(), scope);
    return new Action.Show(show.span(), cards, expressions.players(show.to(), scope));
  }
}
