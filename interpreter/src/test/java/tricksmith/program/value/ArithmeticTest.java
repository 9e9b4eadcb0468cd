package tricksmith.program.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Whole numbers are reckoned with apart from fractions; both ways must agree. */
class ArithmeticTest {

  private static final long SMALLEST = -Values.LARGEST_NUMERATOR;

  @Test
  void wholeNumbersAreFractionsOfOne() {
    Random random = new Random(1);
    for (int i = 0; i < 10_000; i++) {
      long one = random.nextLong(-60, 60);
      long other = random.nextLong(-60, 60);

      assertThat(Values.times(Values.number(one), Values.number(other)))
          .isEqualTo(Values.fraction(one * other, 1));
      assertThat(Values.minus(Values.number(one), Values.number(other)))
          .isEqualTo(Values.fraction(one - other, 1));
      if (other != 0) {
        assertThat(Values.dividedBy(Values.number(one), Values.number(other)))
            .isEqualTo(Values.fraction(one, other));
      }
    }
  }

  @Test
  void fractionsStayInLowestTerms() {
    long half = Values.fraction(1, 2);

    assertThat(Values.times(half, Values.number(-4))).isEqualTo(Values.number(-2));
    assertThat(Values.dividedBy(Values.number(3), Values.number(-6)))
        .isEqualTo(Values.fraction(-1, 2));
    assertThat(Values.dividedBy(Values.number(2), half)).isEqualTo(Values.number(4));
    assertThat(Values.negate(half)).isEqualTo(Values.fraction(-1, 2));
  }

  @Test
  void whatIsTooLargeIsAFault() {
    long large = Values.number(Values.LARGEST_NUMERATOR);

    assertThat(Values.negate(large)).isEqualTo(Values.number(SMALLEST));
    assertThatThrownBy(() -> Values.times(large, Values.number(2))).isInstanceOf(Fault.class);
    assertThatThrownBy(() -> Values.minus(large, Values.number(-1))).isInstanceOf(Fault.class);
    assertThatThrownBy(() -> Values.dividedBy(large, Values.number(0)))
        .isInstanceOf(Fault.class)
        .extracting(thrown -> ((Fault) thrown).kind())
        .isEqualTo(Fault.Kind.DIVISION_BY_ZERO);
  }
}
