package tricksmith.program.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class AxisTest {

  /** Labels of a union, before suits, and numbers among them. */
  @Test
  void findsValuesInWhateverOrderTheyAre() {
    Axis axis =
        new Axis(
            Values.of(Values.Kind.LABEL, 7),
            Values.number(3),
            Values.of(Values.Kind.SUIT, 1),
            Values.number(-2),
            Values.of(Values.Kind.LABEL, 2));

    for (int place = 0; place < axis.size(); place++) {
      assertThat(axis.place(axis.value(place))).isEqualTo(place);
    }
    assertThat(axis.place(Values.of(Values.Kind.LABEL, 3))).isNegative();
    assertThat(axis.place(Values.number(0))).isNegative();
    assertThat(axis.place(Values.NONE)).isNegative();
  }

  @Test
  void findsWholeNumbersAlone() {
    Axis axis = new Axis(LongStream.rangeClosed(-1, 8).map(Values::number).toArray());

    assertThat(axis.place(Values.number(-1))).isZero();
    assertThat(axis.place(Values.number(8))).isEqualTo(9);
    assertThat(axis.place(Values.dividedBy(Values.number(1), Values.number(2)))).isNegative();
    assertThat(axis.place(Values.number(9))).isNegative();
  }
}
