package tricksmith.optimize;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.program.ExpressionFacts;
import tricksmith.program.Intrinsic;
import tricksmith.program.Invoke;
import tricksmith.program.Node;
import tricksmith.program.TrickLaw;

/**
 * Obligations that cannot fail: they leave the last card as it is, so that nobody need ask them
 * about it.
 */
record LastCard(ExpressionFacts facts) implements Rule {

  @Override
  public Node simplified(Node node) {
    return node;
  }

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
   * Whether nothing can go wrong.
   *
   * @param comparable whether nothing can when cards are compared
   */
  private boolean isTotal(@Nullable Node node, boolean comparable) {
    if (node == null || facts.isTotal(node)) {
      return true;
    }
    if (node instanceof Invoke invoke
        && (invoke.intrinsic() == Intrinsic.BEATS || invoke.intrinsic() == Intrinsic.TIES)) {
      return comparable;
    }
    return node.total()
        && !node.operands().isEmpty()
        && node.operands().stream().allMatch(operand -> isTotal(operand, comparable));
  }
}
