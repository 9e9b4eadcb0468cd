package tricksmith.optimize;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.expression.Call;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.Domain;
import tricksmith.program.expression.Encoded;
import tricksmith.program.expression.ExpressionFacts;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Remembered;
import tricksmith.program.expression.Selection;
import tricksmith.program.value.Values;

/** Adds up what cards count from its table: {@code sum of eyes(card) over cards won by side}. */
record TableSums(ExpressionFacts facts) implements Rule {

  @Override
  public Node simplified(Node node) {
    if (!(node instanceof Domain.Fold fold)
        || fold.aggregation() != Domain.Aggregation.SUM
        || fold.domain().where() != null
        || fold.domain().kind() == null
        || !facts.isTotal(fold.domain().elements())) {
      return node;
    }
    Node sum = sum(fold.value(), fold.domain());
    return sum == null ? node : sum;
  }

  private @Nullable Node sum(Node value, Domain domain) {
    return switch (value) {
      case Selection.Tabulated table
          when table.key() instanceof Leaf.ReadSlot(Slot slot)
              && slot.equals(domain.element())
              && isSmall(table.words()) ->
          new Encoded.TableSum(domain.elements(), table.words());
      case Selection.Cases cases
          when !hangsOnElement(cases, domain)
              && facts.isTotal(new Condition.All(cases.conditions())) ->
          byCases(cases, domain);
      case Call call when call.operands().isEmpty() -> sum(call.function().body(), domain);
      case Remembered remembered -> sum(remembered.body(), domain);
      default -> null;
    };
  }

  private boolean hangsOnElement(Selection.Cases cases, Domain domain) {
    return facts.reads(new Condition.All(cases.conditions()), domain.element());
  }

  private @Nullable Node byCases(Selection.Cases cases, Domain domain) {
    List<Node> sums = new ArrayList<>();
    for (Node value : cases.values()) {
      Node sum = sum(value, domain);
      if (sum == null) {
        return null;
      }
      sums.add(sum);
    }
    Node otherwise = sum(cases.otherwise(), domain);
    return otherwise == null ? null : new Selection.Cases(cases.conditions(), sums, otherwise);
  }

  /** Whether each word is a whole number or none, and their sum cannot overflow. */
  private static boolean isSmall(long[] words) {
    return Arrays.stream(words)
        .allMatch(
            word ->
                word == Values.NONE
                    || (word != Selection.Tabulated.UNKNOWN
                        && Values.isNumber(word)
                        && Values.isWhole(word)
                        && Math.abs(Values.numerator(word))
                            <= Values.LARGEST_NUMERATOR / words.length));
  }
}
