package tricksmith.program.expression;

import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * The composition of a node.
 *
 * @param operands the expressions directly inside it; of a call, the arguments and not the body
 * @param rebuild makes the same node from other operands, as many and of the same sorts
 * @param facts what is true of it besides what is true of its operands
 */
public record Composition(
    List<Node> operands, Function<List<Node>, Node> rebuild, NodeFacts facts) {

  /** Returns the composition of a node whose value follows from its operands, without a fault. */
  static Composition pure(List<Node> operands, Function<List<Node>, Node> rebuild) {
    return new Composition(operands, rebuild, NodeFacts.PURE);
  }

  /** Returns that of such a node with one operand. */
  static Composition pure(Node operand, UnaryOperator<Node> rebuild) {
    return pure(List.of(operand), others -> rebuild.apply(others.getFirst()));
  }

  /** Returns that of such a node with two operands. */
  static Composition pure(Node left, Node right, BinaryOperator<Node> rebuild) {
    return pure(List.of(left, right), others -> rebuild.apply(others.getFirst(), others.getLast()));
  }

  /** Returns that of a node without operands. */
  static Composition leaf(Node leaf, NodeFacts facts) {
    return new Composition(List.of(), _ -> leaf, facts);
  }

  /**
   * Returns the node of this composition with other operands; the node itself if they are its own.
   */
  public Node rebuilt(Node node, List<Node> others) {
    for (int index = 0; index < others.size(); index++) {
      if (!isSame(others.get(index), operands.get(index))) {
        return rebuild.apply(others);
      }
    }
    return node;
  }

  @SuppressWarnings("ReferenceEquality") // Equal nodes would take long to compare.
  private static boolean isSame(Node one, Node other) {
    return one == other;
  }

  /** Returns the same of a node of which something else is true. */
  Composition with(NodeFacts other) {
    return new Composition(operands, rebuild, other);
  }
}
