package tricksmith.optimize;

import java.util.List;
import tricksmith.program.expression.Domain;
import tricksmith.program.expression.ExpressionFacts;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Selection;
import tricksmith.program.value.Sort;

/**
 * Evaluates conditions that do not depend on the element only once: {@code card in hand where trump
 * is chosen and …} visits no card as long as trump is not chosen.
 */
record InvariantConditions(ExpressionFacts facts) implements Rule {

  @Override
  public Node simplified(Node node) {
    return node instanceof Domain.Iteration iteration
        ? Conjunction.without(
            iteration,
            facts,
            condition ->
                facts.reads(condition, iteration.domain().element())
                    ? null
                    : elements -> nothingUnless(condition, elements))
        : node;
  }

  private static Node nothingUnless(Node condition, Node elements) {
    Node nothing =
        elements.sort() == Sort.SET ? Leaf.SetConstant.EMPTY : Leaf.SequenceConstant.EMPTY;
    return new Selection.Cases(List.of(condition), List.of(elements), nothing);
  }
}
