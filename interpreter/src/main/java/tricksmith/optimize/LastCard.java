package tricksmith.optimize;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.program.TrickLaw;
import tricksmith.program.expression.ExpressionFacts;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.NodeFacts;

/**
 * Marks obligations that cannot fail: they leave the last card as it is, and so need not be checked
 * for it.
 */
record LastCard(ExpressionFacts facts) implements Rule {

  @Override
  public TrickLaw.Obligation simplified(
      TrickLaw.Obligation obligation, List<TrickLaw.Criterion> criteria) {
    boolean comparable = criteria.stream().allMatch(this::isTotal);
    return Stream.of(obligation.predicate(), obligation.when(), obligation.except())
            .allMatch(node -> isTotal(node, comparable))
        ? obligation.withoutFault()
        : obligation;
  }

  private boolean isTotal(TrickLaw.Criterion criterion) {
    return Stream.of(criterion.measure(), criterion.when(), criterion.except())
        .allMatch(node -> node == null || facts.isTotal(node));
  }

  /**
   * Whether a node cannot fail.
   *
   * @param comparable whether comparing cards cannot fail
   */
  private boolean isTotal(@Nullable Node node, boolean comparable) {
    if (node == null || facts.isTotal(node)) {
      return true;
    }
    if (node instanceof Invoke invoke
        && (invoke.intrinsic() == Intrinsic.BEATS || invoke.intrinsic() == Intrinsic.TIES)) {
      return comparable;
    }
    NodeFacts own = node.facts();
    return own.total()
        && (own.calls() == null || isTotal(own.calls().body(), comparable))
        && !node.operands().isEmpty()
        && node.operands().stream().allMatch(operand -> isTotal(operand, comparable));
  }
}
