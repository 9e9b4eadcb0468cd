package tricksmith.program.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tricksmith.cards.IndexSet;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.expression.Domain;
import tricksmith.program.expression.Frame;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Run;
import tricksmith.program.expression.Selection;

/** Runs in a known order, compared with those whose elements are measured each time. */
class RunOrderTest {

  private static final int THINGS = 20;
  private static final Slot CARD = new Slot(0, false, Values.Kind.CARD, "card");

  private final Random random = new Random(7);

  @Test
  void findsTheRunsThatMeasuringFinds() {
    for (int i = 0; i < 2_000; i++) {
      List<long[]> same = IntStream.range(0, random.nextInt(3)).mapToObj(_ -> measures(3)).toList();
      findsTheSame(same, measures(8));
    }
  }

  /** As in a deck without copies, where the run of a thing goes from neighbour to neighbour. */
  @Test
  void findsThemAmongThingsThatAllDiffer() {
    for (int i = 0; i < 2_000; i++) {
      findsTheSame(List.of(measures(3)), differentMeasures());
    }
  }

  private void findsTheSame(List<long[]> same, long[] step) {
    Node member = random.nextBoolean() ? null : anyCard();
    Run measuring = run(member, cards(), same, step);
    Run known =
        new Run(
            member,
            measuring.domain(),
            measuring.same(),
            measuring.step(),
            RunOrder.of(Values.Kind.CARD, same, step));
    Frame measured = frame();
    Frame looked = frame();
    assertThat(known.set(looked)).isEqualTo(measuring.set(measured));
    assertThat(looked.left()).isEqualTo(measured.left());
    assertThat(looked.room()).isEqualTo(measured.room());
  }

  private static Run run(@Nullable Node member, IndexSet cards, List<long[]> same, long[] step) {
    Domain domain = new Domain(CARD, Values.Kind.CARD, new Leaf.SetConstant(cards), null);
    return new Run(member, domain, same.stream().map(RunOrderTest::table).toList(), table(step));
  }

  private static Node table(long[] measures) {
    return new Selection.Tabulated(
        new Leaf.ReadSlot(CARD), Values.Kind.CARD, measures, Values.NONE, Leaf.Constant.NONE);
  }

  private static Frame frame() {
    return new Frame(null, 1, 0);
  }

  private Node anyCard() {
    return new Leaf.Constant(Values.of(Values.Kind.CARD, random.nextInt(THINGS)));
  }

  private IndexSet cards() {
    return IndexSet.ofWord(random.nextLong() & ((1L << THINGS) - 1));
  }

  private long[] differentMeasures() {
    List<Integer> numbers = new ArrayList<>(IntStream.range(0, THINGS + 4).boxed().toList());
    Collections.shuffle(numbers, random);
    return numbers.stream()
        .limit(THINGS)
        .mapToLong(value -> random.nextInt(10) == 0 ? Values.NONE : Values.number(value))
        .toArray();
  }

  /** One of ten is not measured. */
  private long[] measures(int values) {
    return random
        .ints(THINGS, 0, values)
        .mapToLong(value -> random.nextInt(10) == 0 ? Values.NONE : Values.number(value))
        .toArray();
  }
}
