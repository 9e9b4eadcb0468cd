package tricksmith.program.value;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ShownNumberTest {

  @Test
  void isExact() {
    ShownNumber half = ShownNumber.between(Values.fraction(1, 2), Values.number(1));

    assertThat(half.signed()).isEqualTo("+1/2");
    assertThat(half.plus(half)).isEqualTo(ShownNumber.of(Values.number(1)));
    assertThat(half.plus(ShownNumber.of(Values.fraction(-1, 2)))).isEqualTo(ShownNumber.NOTHING);
    assertThat(ShownNumber.NOTHING.signed()).isEqualTo("0");
  }

  /** As a number it would be too large. */
  @Test
  void mayBeLargerThanAnyNumber() {
    long largest = Values.number(Values.LARGEST_NUMERATOR);

    assertThat(ShownNumber.between(largest, Values.negate(largest)).written())
        .isEqualTo("-" + 2 * Values.LARGEST_NUMERATOR);
  }
}
