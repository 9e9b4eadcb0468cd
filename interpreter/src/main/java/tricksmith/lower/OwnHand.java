package tricksmith.lower;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Zone;

/** Recognizes sets of cards in a player's hand by how they are written. */
final class OwnHand {

  private OwnHand() {}

  /**
   * Whether the set is written in a way that guarantees all its cards to be in the player's hand.
   */
  static boolean holds(Term cards, Term player) {
    return switch (cards) {
      case Term.ZoneCards(_, Zone zone, Term owner) ->
          zone.name().equals(Zone.HAND) && owner != null && isSame(owner, player);
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

  /** Whether two terms are the same except for their places in the script. */
  private static boolean isSame(Term one, Term other) {
    return one.equals(other)
        || (one instanceof Term.LocalValue a
            && other instanceof Term.LocalValue b
            && a.local().equals(b.local()))
        || (one instanceof Term.VariableValue a
            && other instanceof Term.VariableValue b
            && a.variable().equals(b.variable())
            && areSame(a.indices(), b.indices()))
        || (one instanceof Term.Operation a
            && other instanceof Term.Operation b
            && a.operator() == b.operator()
            && areSame(a.operands(), b.operands()))
        || (one instanceof Term.Seat a
            && other instanceof Term.Seat b
            && isSame(a.number(), b.number()))
        || (one instanceof Term.NumberConstant a
            && other instanceof Term.NumberConstant b
            && a.value() == b.value());
  }

  private static boolean areSame(List<Term> ones, List<Term> others) {
    if (ones.size() != others.size()) {
      return false;
    }
    for (int i = 0; i < ones.size(); i++) {
      if (!isSame(ones.get(i), others.get(i))) {
        return false;
      }
    }
    return true;
  }
}
