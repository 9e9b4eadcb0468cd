package tricksmith.optimize;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import tricksmith.cards.IndexSet;
import tricksmith.program.expression.Call;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.ExpressionFacts;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Selection;

/**
 * Leaves out conditions that a setup has decided: without jokers, nothing is a joker, and no suit
 * is in an option without any. Whatever depends on such a condition is decided with it.
 */
record KnownConditions(ExpressionFacts facts) implements Rule {

  @Override
  public Node simplified(Node node) {
    return switch (node) {
      case Condition.In in when isNothing(in.group()) && facts.isTotal(in.value()) ->
          Leaf.Constant.NO;
      case Condition.Not(Leaf.Constant test) -> Condition.not(test);
      case Condition.IsYes(Leaf.Constant test) -> Condition.yesOrNo(test);
      case Condition.All all -> joined(all, Condition.all(all.operands()), Leaf.Constant.NO);
      case Condition.Any any -> joined(any, Condition.some(any.operands()), Leaf.Constant.YES);
      case Selection.Cases cases -> withoutKnown(cases);
      case Selection.Tabulated table -> sameOfAll(table);
      case Call call when isConstant(call.function().body()) && areTotal(call.operands()) ->
          call.function().body();
      case Invoke invoke when invoke.intrinsic() == Intrinsic.UNION -> union(invoke);
      default -> node;
    };
  }

  /**
   * Returns a conjunction or disjunction without the conditions that are known.
   *
   * @param shorter the same in its simplest form; perhaps one of the conditions
   * @param decides what decides it
   */
  private Node joined(Condition whole, Node shorter, Leaf.Constant decides) {
    if (whole.operands().contains(decides) && areTotal(shorter.operands())) {
      return decides;
    }
    return shorter.getClass() == whole.getClass()
            && shorter.operands().size() == whole.operands().size()
        ? whole
        : Condition.yesOrNo(shorter);
  }

  /** Leaves out cases that never apply, and those after one that always does. */
  private static Node withoutKnown(Selection.Cases cases) {
    List<Node> conditions = new ArrayList<>();
    List<Node> values = new ArrayList<>();
    Node otherwise = cases.otherwise();
    for (int i = 0; i < cases.conditions().size(); i++) {
      Node condition = cases.conditions().get(i);
      if (condition.equals(Leaf.Constant.YES)) {
        otherwise = cases.values().get(i);
        break;
      }
      if (!(condition instanceof Leaf.Constant)) {
        conditions.add(condition);
        values.add(cases.values().get(i));
      }
    }
    if (conditions.isEmpty()) {
      return otherwise;
    }
    return conditions.size() == cases.conditions().size()
        ? cases
        : new Selection.Cases(conditions, values, otherwise);
  }

  private Node sameOfAll(Selection.Tabulated table) {
    long same = table.ofNone();
    return table.isKnown()
            && LongStream.of(table.words()).allMatch(word -> word == same)
            && facts.isTotal(table.key())
        ? new Leaf.Constant(same)
        : table;
  }

  private static Node union(Invoke union) {
    Node one = union.operands().getFirst();
    Node other = union.operands().getLast();
    if (isNothing(one)) {
      return other;
    }
    return isNothing(other) ? one : union;
  }

  private boolean areTotal(List<Node> nodes) {
    return nodes.stream().allMatch(facts::isTotal);
  }

  private static boolean isNothing(Node group) {
    return group instanceof Leaf.SetConstant(IndexSet elements) && elements.isEmpty();
  }

  private static boolean isConstant(Node node) {
    return node instanceof Leaf.Constant || node instanceof Leaf.SetConstant;
  }
}
