package tricksmith.check;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Zone;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;

/** Expressions that speak of seats, of zones and of what has been played. */
final class Table {
  private final Context context;

  Table(Context context) {
    this.context = context;
  }

  Term seat(Expression.Seat seat, Scope scope) {
    return new Term.Seat(seat.span(), context.expressions.number(seat.number(), scope));
  }

  Term neighbour(Expression.Neighbour neighbour, Scope scope) {
    Span span = neighbour.span();
    Term player = context.expressions.player(neighbour.of(), scope);
    Term steps =
        neighbour.steps() == null
            ? new Term.NumberConstant(span, 1)
            : context.expressions.number(neighbour.steps(), scope);
    Operator operator = neighbour.left() ? Operator.LEFT_OF : Operator.RIGHT_OF;
    return new Term.Operation(span, Type.Basic.PLAYER, operator, List.of(player, steps));
  }

  Term holding(Expression.Holding holding, Scope scope) {
    Term card = context.expressions.check(holding.card(), Type.Basic.CARD, scope);
    return new Term.Operation(holding.span(), Type.Basic.PLAYER, Operator.HOLDER_OF, List.of(card));
  }

  Term endOfZone(Expression.EndOfZone end, Scope scope) {
    Term count = context.expressions.numberIfAny(end.count(), scope);
    Term.@Nullable ZoneCards zone = context.expressions.zone(end.zone(), scope);
    return zone == null
        ? Mistake.at(end.span())
        : new Term.EndOfZone(end.span(), end.top(), count, zone);
  }

  Term trick(Expression.TrickWord word) {
    return word.first()
        ? new Term.Operation(word.span(), Type.Basic.YES_NO, Operator.FIRST_TRICK, List.of())
        : new Term.Operation(word.span(), Type.Basic.TRICK, Operator.LAST_TRICK, List.of());
  }

  Term wonBy(Expression.WonBy wonBy, Scope scope) {
    Term winners = context.expressions.players(wonBy.winners(), scope);
    return new Term.ZoneCards(wonBy.span(), context.declared.zone(Zone.WON), winners);
  }

  Term onlyOf(Expression.OnlyOf only, Scope scope) {
    Term set = context.expressions.set(only.set(), scope);
    Type element = Types.element(set.type());
    return element == null
        ? Mistake.at(only.span())
        : new Term.Operation(only.span(), element, Operator.ONLY_OF, List.of(set));
  }
}
