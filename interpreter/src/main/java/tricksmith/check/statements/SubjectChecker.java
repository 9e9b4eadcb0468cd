package tricksmith.check.statements;

import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import tricksmith.check.expressions.TypedExpressions;
import tricksmith.check.symbols.LocalFactory;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.rules.Action;
import tricksmith.rules.Local;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Statement.EachOrder;

/**
 * Checks statements with a subject: several players each act on their own, in the order of seats.
 */
record SubjectChecker(TypedExpressions expressions, Symbols symbols) {
  interface Doing extends BiFunction<Term, Scope, @Nullable Action> {}

  /** The action of one player, or of each of several. */
  @Nullable Action each(Expression written, Scope scope, Doing doing) {
    Term subject = expressions.players(written, scope);
    return subject.type() instanceof Type.SetOf
        ? forEach(subject, Type.Basic.PLAYER, scope, doing)
        : doing.apply(subject, scope.acting(subject));
  }

  /** The action of a player or side, or of each of several. */
  @Nullable Action eachSide(Expression written, Scope scope, Doing doing) {
    Term subject = expressions.infer(written, Types.PLAYERS, scope);
    if (subject.type() == Type.Basic.SIDE) {
      return doing.apply(subject, scope.acting(subject));
    }
    return subject.type().equals(Types.SIDES)
        ? forEach(subject, Type.Basic.SIDE, scope, doing)
        : each(written, scope, doing);
  }

  private @Nullable Action forEach(Term set, Type type, Scope scope, Doing doing) {
    Span span = set.span();
    Local element = symbols.locals().bind(LocalFactory.elementName(type), type, span);
    Term subject = new Term.LocalValue(span, element);
    Action body = doing.apply(subject, scope.acting(subject));
    return body == null
        ? null
        : new Action.Each(
            span, element, set, null, EachOrder.BY_SEAT, null, null, "", List.of(body));
  }
}
