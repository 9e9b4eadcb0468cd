package tricksmith.optimize;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.Domain;
import tricksmith.program.expression.ExpressionFacts;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Selection;
import tricksmith.program.expression.Sequence;
import tricksmith.program.value.Values;

/**
 * Uses the known order of values: in an ascending list, values above or below a bound are found
 * without comparing each, and a single value is not sorted.
 */
record KnownOrder(ExpressionFacts facts) implements Rule {

  @Override
  public Node simplified(Node node) {
    if (node instanceof Sequence.Sorted(Sequence.Single single, _)) {
      return single;
    }
    return node instanceof Domain.Iteration iteration ? simplified(iteration) : node;
  }

  private Node simplified(Domain.Iteration iteration) {
    Domain domain = iteration.domain();
    Node where = domain.where();
    if (where == null
        || !facts.isTotal(where)
        || !(domain.elements() instanceof Leaf.SequenceConstant all)
        || !isAscending(all.elements())) {
      return iteration;
    }
    List<Node> left =
        new ArrayList<>(where instanceof Condition.All each ? each.operands() : List.of(where));
    for (int i = 0; i < left.size(); i++) {
      Node stretch = stretch(all, left.get(i), domain.element());
      if (stretch != null) {
        left.remove(i);
        Node rest = left.isEmpty() ? null : Condition.all(left);
        return iteration.over(new Domain(domain.element(), null, stretch, rest));
      }
    }
    return iteration;
  }

  private static boolean isAscending(List<Long> values) {
    return IntStream.range(1, values.size())
        .allMatch(i -> Values.compare(values.get(i - 1), values.get(i)) < 0);
  }

  /** Returns the values for which a condition holds; null if it is no comparison with a bound. */
  private @Nullable Node stretch(Leaf.SequenceConstant all, Node condition, Slot element) {
    if (condition instanceof Condition.Any any) {
      List<Node> fixed =
          any.operands().stream().filter(each -> !facts.reads(each, element)).toList();
      List<Node> varying =
          any.operands().stream().filter(each -> facts.reads(each, element)).toList();
      Node stretch = varying.size() == 1 ? stretch(all, varying.getFirst(), element) : null;
      return stretch == null || fixed.isEmpty()
          ? null
          : new Selection.Cases(List.of(Condition.some(fixed)), List.of(all), stretch);
    }
    if (!(condition instanceof Invoke invoke)
        || (invoke.intrinsic() != Intrinsic.LESS && invoke.intrinsic() != Intrinsic.AT_MOST)) {
      return null;
    }
    boolean included = invoke.intrinsic() == Intrinsic.AT_MOST;
    Node small = invoke.operands().getFirst();
    Node large = invoke.operands().getLast();
    Leaf.ReadSlot itself = new Leaf.ReadSlot(element);
    if (large.equals(itself) && !facts.reads(small, element)) {
      return new Sequence.Beyond(all, small, true, included);
    }
    return small.equals(itself) && !facts.reads(large, element)
        ? new Sequence.Beyond(all, large, false, included)
        : null;
  }
}
