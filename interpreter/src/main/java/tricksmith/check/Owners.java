package tricksmith.check;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Notation;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Whose a hand, a zone, a score or an entry is where nobody is named: of the player who acts or
 * plays there.
 */
final class Owners {
  private final Context context;

  Owners(Context context) {
    this.context = context;
  }

  /** A zone named by itself. */
  Term zone(Zone zone, Span span, Scope scope) {
    if (!zone.perPlayer()) {
      return new Term.ZoneCards(span, zone, null);
    }
    Term actor = scope.actor(span, true);
    return actor == null
        ? nobodys(zone.name(), span, scope)
        : new Term.ZoneCards(span, zone, players(actor, span));
  }

  /** The hands of all players in play. */
  Term hands(Span span) {
    Term players = new Term.Operation(span, Types.PLAYERS, Operator.PLAYERS, List.of());
    return new Term.ZoneCards(span, context.declared.zone(Zone.HAND), players);
  }

  /** The score, where nobody is named. */
  Term score(Span span, Scope scope) {
    Term actor = scope.actor(span, true);
    return actor == null
        ? nobodys("score", span, scope)
        : new Term.Operation(span, Type.Basic.NUMBER, Operator.SCORE_OF, List.of(actor));
  }

  /** A variable named by itself: one that has a value a player means that of the player. */
  Term entry(Variable variable, Span span, Scope scope) {
    List<Term> indices = indices(variable, span, scope);
    return indices == null ? Mistake.at(span) : new Term.VariableValue(span, variable, indices);
  }

  /** The indices of a variable named by itself; null if they cannot be known. */
  @Nullable List<Term> indices(Variable variable, Span span, Scope scope) {
    if (variable.indices().isEmpty()) {
      return List.of();
    }
    if (variable.indices().equals(List.of(Type.Basic.PLAYER))) {
      Term actor = scope.actor(span, false);
      if (actor == null) {
        nobodys(variable.name(), span, scope);
        return null;
      }
      return List.of(actor);
    }
    context.notes.problem(
        CheckProblem.INDICES, span, variable.name(), Notation.of(variable.indices()));
    return null;
  }

  private Term nobodys(String name, Span span, Scope scope) {
    if (name.equals(Zone.HAND) && !scope.isOfDefinition()) {
      context.notes.problem(CheckProblem.WHOSE_HAND, span, Fix.of(new Edit(span, "hands")));
      return Mistake.at(span);
    }
    return context.mistake(
        scope.isOfDefinition() ? CheckProblem.WHOSE_IN_DEFINITION : CheckProblem.WHOSE, span, name);
  }

  private Term players(Term actor, Span span) {
    return actor.type() == Type.Basic.SIDE
        ? new Term.Operation(span, Types.PLAYERS, Operator.MEMBERS_OF, List.of(actor))
        : actor;
  }
}
