package tricksmith.check.expressions;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.check.diagnostic.ErrorTerm;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Zone;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;

/** Checks expressions about seats, zones and tricks. */
record TableChecker(TypedExpressions expressions, Symbols symbols) {
  Term infer(Expression.AtTable expression, Scope scope) {
    return switch (expression) {
      case Expression.Seat seat -> seat(seat, scope);
      case Expression.Neighbour neighbour -> neighbour(neighbour, scope);
      case Expression.Holding holding -> holding(holding, scope);
      case Expression.EndOfZone end -> endOfZone(end, scope);
      case Expression.TrickWord word -> trick(word);
      case Expression.WonBy wonBy -> wonBy(wonBy, scope);
      case Expression.OnlyOf only -> onlyOf(only, scope);
    };
  }

  private Term seat(Expression.Seat seat, Scope scope) {
    return new Term.Seat(seat.span(), expressions.number(seat.number(), scope));
  }

  private Term neighbour(Expression.Neighbour neighbour, Scope scope) {
    Span span = neighbour.span();
    Term player = expressions.player(neighbour.of(), scope);
    Term steps =
        neighbour.steps() == null
            ? new Term.NumberConstant(span, 1)
            : expressions.number(neighbour.steps(), scope);
    Operator operator = neighbour.left() ? Operator.LEFT_OF : Operator.RIGHT_OF;
    return new Term.Operation(span, Type.Basic.PLAYER, operator, List.of(player, steps));
  }

  private Term holding(Expression.Holding holding, Scope scope) {
    Term card = expressions.check(holding.card(), Type.Basic.CARD, scope);
    return new Term.Operation(holding.span(), Type.Basic.PLAYER, Operator.HOLDER_OF, List.of(card));
  }

  private Term endOfZone(Expression.EndOfZone end, Scope scope) {
    Term count = expressions.numberIfAny(end.count(), scope);
    Term.@Nullable ZoneCards zone = expressions.onePile(end.zone(), scope);
    return zone == null
        ? ErrorTerm.at(end)
        : new Term.EndOfZone(end.span(), end.top(), count, zone);
  }

  private Term trick(Expression.TrickWord word) {
    return word.first()
        ? new Term.Operation(word.span(), Type.Basic.YES_NO, Operator.FIRST_TRICK, List.of())
        : new Term.Operation(word.span(), Type.Basic.TRICK, Operator.LAST_TRICK, List.of());
  }

  private Term wonBy(Expression.WonBy wonBy, Scope scope) {
    Term winners = expressions.players(wonBy.winners(), scope);
    return new Term.ZoneCards(wonBy.span(), symbols.zone(Zone.WON), winners);
  }

  private Term onlyOf(Expression.OnlyOf only, Scope scope) {
    Term set = expressions.set(only.set(), scope);
    Type element = Types.element(set.type());
    return element == null
        ? ErrorTerm.at(only)
        : new Term.Operation(only.span(), element, Operator.ONLY_OF, List.of(set));
  }
}
