package tricksmith.program.expression;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import tricksmith.program.value.Values;

/** Sequences whose values are known to differ, compared with those in which this is checked. */
class DifferentValuesTest {

  private final Random random = new Random(5);

  @Test
  void areListedAsIfTheyWereToldApart() {
    for (int i = 0; i < 500; i++) {
      List<Node> parts = List.of(numbers(), single(), numbers());
      Sequence.Concatenation known = new Sequence.Concatenation(parts, true);
      Frame looked = new Frame(null, 0, 0);
      Frame compared = new Frame(null, 0, 0);

      assertThat(listed(known, looked))
          .isEqualTo(listed(new Sequence.Concatenation(parts, true, false), compared));
      assertThat(looked.left()).isEqualTo(compared.left());
      assertThat(looked.room()).isEqualTo(compared.room());
    }
  }

  @Test
  void areKnownIfNoConstantOccursTwice() {
    assertThat(areKnown(constants(1, 2), constants(3))).isTrue();
    assertThat(areKnown(constants(1, 2), constants(2))).isFalse();
    assertThat(areKnown(constants(1, 1))).isFalse();
  }

  @Test
  void areKnownOfASingleValueAmongConstants() {
    Node low = oneOf(1, 2);
    assertThat(areKnown(new Sequence.Single(low), constants(3))).isTrue();
    assertThat(areKnown(new Sequence.Single(low), constants(2))).isFalse();
    assertThat(areKnown(new Sequence.Single(oneOf(1, 1)), constants(3))).isTrue();
    assertThat(areKnown(new Sequence.Single(new Leaf.ReadCell(0, false)), constants(3))).isFalse();
  }

  private static boolean areKnown(Node... parts) {
    return new Sequence.Concatenation(List.of(parts), true).different();
  }

  private static List<Long> listed(Node sequence, Frame frame) {
    List<Long> values = new ArrayList<>();
    sequence.any(
        frame,
        value -> {
          values.add(value);
          return false;
        });
    return values;
  }

  private Node numbers() {
    return constants(random.longs(random.nextInt(4), 0, 30).toArray());
  }

  private Node single() {
    return new Sequence.Single(oneOf(random.nextInt(30), random.nextInt(30)));
  }

  private static Node oneOf(long one, long other) {
    return new Selection.Cases(
        List.of(new Leaf.Constant(Values.YES)), List.of(number(one)), number(other));
  }

  private static Node number(long number) {
    return new Leaf.Constant(Values.number(number));
  }

  private static Node constants(long... numbers) {
    return new Leaf.SequenceConstant(LongStream.of(numbers).map(Values::number).boxed().toList());
  }
}
