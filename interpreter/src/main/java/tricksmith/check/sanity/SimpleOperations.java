package tricksmith.check.sanity;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Operator;

/** Built-in functions of whole numbers, truths and labels. */
final class SimpleOperations {
  private SimpleOperations() {}

  /** The value; null for what is not simple. */
  static @Nullable Object value(Operator operator, List<Object> operands) {
    return switch (operator) {
      case NOT -> operands.getFirst() instanceof Boolean truth ? (Object) !truth : null;
      case AND -> operands.stream().allMatch(Boolean.TRUE::equals);
      case OR -> operands.stream().anyMatch(Boolean.TRUE::equals);
      case EQUAL -> operands.getFirst().equals(operands.getLast());
      case UNEQUAL -> !operands.getFirst().equals(operands.getLast());
      default -> ofNumbers(operator, operands);
    };
  }

  private static @Nullable Object ofNumbers(Operator operator, List<Object> operands) {
    if (operands.size() != 2
        || !(operands.getFirst() instanceof Long left)
        || !(operands.getLast() instanceof Long right)) {
      return null;
    }
    return switch (operator) {
      case LESS -> left < right;
      case AT_MOST -> left <= right;
      case GREATER -> left > right;
      case AT_LEAST -> left >= right;
      case PLUS -> left + right;
      case MINUS -> left - right;
      case TIMES -> left * right;
      default -> null;
    };
  }
}
