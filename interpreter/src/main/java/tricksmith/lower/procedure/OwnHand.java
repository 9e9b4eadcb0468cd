package tricksmith.lower.procedure;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.TermEquality;

/** Recognizes sets of cards in a player's hand by how they are written. */
final class OwnHand {

  private OwnHand() {}

  /**
   * Whether the set is written in a way that guarantees all its cards to be in the player's hand.
   */
  static boolean holds(Term cards, Term player) {
    return switch (cards) {
      case Term.ZoneCards(_, Zone zone, Term owner) ->
          zone.is(Zone.HAND) && owner != null && TermEquality.same(owner, player);
      case Term.EndOfZone end -> holds(end.zone(), player);
      case Term.Filtered filtered -> holds(filtered.domain().set(), player);
      case Term.Selected selected -> holds(selected.domain().set(), player);
      case Term.Operation(_, _, Operator operator, List<Term> operands) ->
          switch (operator) {
            case EXCEPT -> holds(operands.getFirst(), player);
            case UNION -> operands.stream().allMatch(operand -> holds(operand, player));
            default -> false;
          };
      case Term.Cases cases ->
          cases.cases().stream().allMatch(one -> holds(one.value(), player))
              && holdsOrNull(cases.otherwise(), player);
      default -> false;
    };
  }

  private static boolean holdsOrNull(@Nullable Term cards, Term player) {
    return cards == null || holds(cards, player);
  }
}
