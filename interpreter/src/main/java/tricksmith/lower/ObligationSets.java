package tricksmith.lower;

import org.jspecify.annotations.Nullable;
import tricksmith.lower.expression.CardSets;
import tricksmith.lower.expression.TermLowering;
import tricksmith.program.TrickLaw;
import tricksmith.program.evaluation.Aspect;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.ZonePlace;
import tricksmith.program.expression.ZoneRead;
import tricksmith.rules.Zone;

/**
 * Finds sets that express what obligations mean for whole hands, where that is possible: then the
 * engine need not lay each card on the table to check it.
 *
 * @param card the slot of the candidate
 * @param player the slot of the player who plays it
 */
record ObligationSets(TermLowering terms, Slot card, Slot player) {
  /**
   * Returns the sets of an obligation, or null if cards must be tried.
   *
   * @param lead whether it binds the player who leads
   * @param forbids whether the cards for which the predicate holds are those that do not fulfil it
   */
  TrickLaw.@Nullable Sets of(Node predicate, @Nullable Node except, boolean lead, boolean forbids) {
    if (!isSafe(predicate, lead) || (except != null && !isSafe(except, lead))) {
      return null;
    }
    CardSets sets = new CardSets(terms.constants(), terms.expressionFacts(), card, hand());
    return new TrickLaw.Sets(
        forbids ? sets.whereNot(predicate) : sets.where(predicate),
        except == null ? null : sets.where(except));
  }

  private boolean isSafe(Node node, boolean lead) {
    return terms.expressionFacts().isTotal(node) && terms.expressionFacts().isInvariant(node, lead);
  }

  private Node hand() {
    return new ZoneRead.ZoneCards(
        new ZonePlace(
            terms.zones().always(Zone.HAND), Aspect.HANDS_AND_TABLE, new Leaf.ReadSlot(player)));
  }
}
