package tricksmith.program.expression;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tricksmith.program.expression.Selection.Tabulated;
import tricksmith.program.value.Values;

class TabulatedTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final int THINGS = 1_000;
  private static final Node ZERO = Leaf.Constant.number(0);

  /** Three thousand obligations that ask for the number of a card held 200 MB of its copies. */
  @Test
  void tablesForOtherKeysShareTheWords() {
    Tabulated table = table(new long[THINGS]);
    long before = THREADS.getCurrentThreadAllocatedBytes();
    List<Node> others =
        IntStream.range(0, THINGS)
            .mapToObj(_ -> table.at(ZERO, Leaf.Constant.NONE).with(List.of(ZERO)))
            .toList();
    long taken = THREADS.getCurrentThreadAllocatedBytes() - before;
    assertThat(others).hasSize(THINGS);
    assertThat(taken).isLessThan((long) THINGS * THINGS * Long.BYTES / 4);
  }

  @Test
  void whatIsKnownKeepsNoExpression() {
    Node expression = new Condition.Not(ZERO);
    Tabulated known = new Tabulated(ZERO, Values.Kind.CARD, new long[1], Values.NONE, expression);
    assertThat(known.with(List.of(ZERO)).operands()).containsExactly(ZERO);
    Tabulated partly =
        new Tabulated(
            ZERO, Values.Kind.CARD, new long[] {Tabulated.UNKNOWN}, Values.NONE, expression);
    assertThat(partly.operands()).containsExactly(ZERO, expression);
    assertThat(partly.at(ZERO, ZERO).operands()).containsExactly(ZERO, ZERO);
  }

  private static Tabulated table(long[] words) {
    return new Tabulated(ZERO, Values.Kind.CARD, words, Values.NONE, Leaf.Constant.NONE);
  }
}
