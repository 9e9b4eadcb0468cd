package tricksmith.optimize;

import tricksmith.cards.IndexSet;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.Domain;
import tricksmith.program.expression.ExpressionFacts;
import tricksmith.program.expression.Frame;
import tricksmith.program.expression.Node;
import tricksmith.program.value.Values;

/**
 * Turns conditions on cards and players into sets: {@code number of (cards where card.player ==
 * player and trump(card))} counts the bits of a word.
 *
 * @param cards all cards
 * @param players all players
 * @param blank a frame without a position, for the program
 */
record SetConditions(ExpressionFacts facts, IndexSet cards, IndexSet players, Frame blank)
    implements Rule {

  @Override
  public Node simplified(Node node) {
    if (!(node instanceof Domain.Iteration iteration)) {
      return node;
    }
    Domain domain = iteration.domain();
    Values.Kind kind = domain.kind();
    if (kind != Values.Kind.CARD && kind != Values.Kind.PLAYER) {
      return node;
    }
    ElementSets sets =
        new ElementSets(
            facts, domain.element(), kind, kind == Values.Kind.CARD ? cards : players, blank);
    Node plain = sets.plain(domain.elements());
    Node found = iteration.over(new Domain(domain.element(), kind, plain, domain.where()));
    if (!(found instanceof Domain.Iteration simpler)) {
      return found;
    }
    return Conjunction.without(
        simpler,
        facts,
        condition -> {
          if (!facts.reads(condition, domain.element())) {
            return null;
          }
          if (condition instanceof Condition.Not(Node opposite)) {
            Node excluded = sets.where(opposite);
            return excluded == null ? null : elements -> sets.without(elements, excluded);
          }
          Node included = sets.where(condition);
          return included == null ? null : elements -> sets.narrowed(elements, included);
        });
  }
}
