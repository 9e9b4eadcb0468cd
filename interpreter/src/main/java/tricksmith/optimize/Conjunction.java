package tricksmith.optimize;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.Domain;
import tricksmith.program.expression.ExpressionFacts;
import tricksmith.program.expression.Node;

/** The conditions of a loop that all have to hold, and how to take some of them out of it. */
final class Conjunction {

  /** A way to take a condition out of a loop. */
  @FunctionalInterface
  interface Taking {

    /**
     * Returns how the elements are found without the condition.
     *
     * @return null if the condition has to stay
     */
    @Nullable UnaryOperator<Node> take(Node condition);
  }

  private Conjunction() {}

  /**
   * Returns a loop without the conditions that can be taken out of it. Conditions after one that
   * can fail stay, as they are evaluated only where that one holds.
   */
  static Node without(Domain.Iteration iteration, ExpressionFacts facts, Taking taking) {
    Domain domain = iteration.domain();
    Node where = domain.where();
    if (where == null || !facts.isTotal(domain.elements())) {
      return iteration;
    }
    Node elements = domain.elements();
    List<Node> left = new ArrayList<>();
    boolean total = true;
    boolean less = false;
    for (Node condition : where instanceof Condition.All all ? all.operands() : List.of(where)) {
      total &= facts.isTotal(condition);
      @Nullable UnaryOperator<Node> taken = total ? taking.take(condition) : null;
      if (taken == null) {
        left.add(condition);
      } else {
        elements = taken.apply(elements);
        less = true;
      }
    }
    if (!less) {
      return iteration;
    }
    Node rest = left.isEmpty() ? null : Condition.all(left);
    return iteration.over(new Domain(domain.element(), domain.kind(), elements, rest));
  }
}
