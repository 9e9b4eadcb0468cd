package tricksmith.check.expressions;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.MisreadingProblem;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.syntax.Expression;

/**
 * Finds sets that cannot have an element in common and are compared by {@code ==}, where their
 * sizes are meant. No trick has two winners, and no card lies in two places, so {@code tricks of
 * player == tricks of dealer} holds only while both have none.
 */
record SetsMeantAsCounts(CheckLog log) {
  private static final Set<Type> LISTED = Set.of(Types.CARDS, new Type.SetOf(Type.Basic.TRICK));

  void beside(Expression.Binary binary, Term left, Term right) {
    if (!areApart(left, right)) {
      return;
    }
    log.problem(
        MisreadingProblem.SETS_FOR_COUNTS,
        binary,
        Fix.of(Edit.before(left, number(left)), Edit.before(right, number(right))),
        log.written(left),
        log.written(right),
        number(left) + log.written(left));
  }

  /** Whether two sets take their elements from different players, or from different places. */
  private static boolean areApart(Term left, Term right) {
    Term one = origin(left);
    Term other = origin(right);
    if (one == null || other == null || !one.type().equals(other.type())) {
      return false;
    }
    boolean defined = one instanceof Term.DefinitionCall || other instanceof Term.DefinitionCall;
    return isOfAsMany(one, other)
        && !TermEquality.same(one, other)
        && (!defined || one.head().equals(other.head()));
  }

  /**
   * Whether each is of one player, or each of several: what is one player's can be all of a side.
   */
  private static boolean isOfAsMany(Term one, Term other) {
    return one.children().isEmpty()
        || other.children().isEmpty()
        || one.children().getFirst().type().equals(other.children().getFirst().type());
  }

  /**
   * The tricks of players or the cards of a zone that a set selects from, or the definition that it
   * is; null for other sets.
   */
  private static @Nullable Term origin(Term set) {
    return switch (set) {
      case Term.ZoneCards cards -> cards;
      case Term.Operation operation when operation.operator() == Operator.TRICKS_OF -> operation;
      // What a definition says of one player: other players have other cards.
      case Term.DefinitionCall call
          when LISTED.contains(call.type())
              && call.arguments().size() == 1
              && call.arguments().getFirst().type() == Type.Basic.PLAYER ->
          call;
      case Term.Filtered(_, Term.Domain domain) -> origin(domain.set());
      case Term.Selected(_, Term.Domain domain, _) -> origin(domain.set());
      default -> null;
    };
  }

  private static String number(Term set) {
    return set.type().equals(Types.CARDS) ? "number of cards in " : "number of ";
  }
}
