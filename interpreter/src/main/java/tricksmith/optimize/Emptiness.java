package tricksmith.optimize;

import java.util.List;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.Domain;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Node;
import tricksmith.program.value.Sort;

/** Replaces the search for an element of a set by a test that the set is not empty. */
record Emptiness() implements Rule {

  @Override
  public Node simplified(Node node) {
    if (node instanceof Domain.Some(Domain domain)
        && domain.where() == null
        && domain.elements().sort() == Sort.SET) {
      return Condition.not(isEmpty(domain.elements()));
    }
    return node instanceof Invoke invoke && invoke.intrinsic() == Intrinsic.IS_EMPTY
        ? isEmpty(invoke.operands().getFirst())
        : node;
  }

  private static Node isEmpty(Node set) {
    if (set instanceof Invoke invoke
        && (invoke.intrinsic() == Intrinsic.INTERSECTION
            || invoke.intrinsic() == Intrinsic.NARROWED_TO)) {
      List<Node> both = invoke.operands();
      return Condition.not(new Condition.Meet(both.getFirst(), both.getLast()));
    }
    return new Invoke(Intrinsic.IS_EMPTY, set);
  }
}
