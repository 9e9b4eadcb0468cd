package tricksmith.check;

import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Action;
import tricksmith.rules.Local;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Statement;
import tricksmith.syntax.Statement.EachOrder;

/** Statements with a subject: what several players do, each of them does by themselves, by seat. */
final class Subjects {
  private final Context context;

  Subjects(Context context) {
    this.context = context;
  }

  /** Makes an action of a subject, inside of whose statement it is done. */
  interface Deed extends BiFunction<Term, Scope, @Nullable Action> {}

  /** An action of a player, or of each of several. */
  @Nullable Action each(Expression written, Scope scope, Deed deed) {
    Term subject = context.expressions.players(written, scope);
    return subject.type() instanceof Type.SetOf
        ? forEach(subject, Type.Basic.PLAYER, scope, deed)
        : deed.apply(subject, scope.acting(subject));
  }

  /** An action of a player or a side, or of each of several. */
  @Nullable Action eachSide(Expression written, Scope scope, Deed deed) {
    Term subject = context.expressions.hinted(written, Types.PLAYERS, scope);
    if (subject.type() == Type.Basic.SIDE) {
      return deed.apply(subject, scope.acting(subject));
    }
    return subject.type().equals(Types.SIDES)
        ? forEach(subject, Type.Basic.SIDE, scope, deed)
        : each(written, scope, deed);
  }

  private @Nullable Action forEach(Term set, Type type, Scope scope, Deed deed) {
    Span span = set.span();
    Local element = context.locals.bind(Domains.elementName(type), type, span);
    Term subject = new Term.LocalValue(span, element);
    Action body = deed.apply(subject, scope.acting(subject));
    return body == null
        ? null
        : new Action.Each(
            span, element, set, null, EachOrder.BY_SEAT, null, null, "", List.of(body));
  }

  /** Who does what a statement says; null if it does not say, or if all do it together. */
  static @Nullable Expression of(Statement statement) {
    return switch (statement) {
      case Statement.Move move -> move.subject();
      case Statement.Draw draw -> draw.subject();
      case Statement.Choice choice -> choice.subject();
      case Statement.Scores scores -> scores.subject();
      case Statement.Leave leave -> leave.subject();
      case Statement.PlayFor play -> play.subject();
      case Statement.FormSide _,
          Statement.Assignment _,
          Statement.RandomAssignment _,
          Statement.RepeatUntil _,
          Statement.RepeatTimes _,
          Statement.RepeatWith _,
          Statement.If _,
          Statement.NewDeal _,
          Statement.Shuffle _,
          Statement.Deal _,
          Statement.Turn _,
          Statement.Show _,
          Statement.Each _,
          Statement.PlayTricks _,
          Statement.Score _,
          Statement.EndMatch _,
          Statement.LocalDefinition _,
          Statement.Unreadable _ ->
          null;
    };
  }
}
