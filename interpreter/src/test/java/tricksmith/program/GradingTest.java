package tricksmith.program;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tricksmith.program.value.Values;

class GradingTest {

  private static final long[] MEASURES = {
    Values.number(7), Values.NONE, Values.number(3), Values.number(9), Values.number(7)
  };

  @Test
  void findsTheHighestOfSomeCards() {
    Grading.Places places = Grading.Places.of(MEASURES, false);

    assertThat(places.highest(0b11111)).isEqualTo(0b01000);
    assertThat(places.highest(0b10111)).isEqualTo(0b10001);
    assertThat(places.highest(0b00100)).isEqualTo(0b00100);
  }

  @Test
  void theSmallestMayStandHighest() {
    assertThat(Grading.Places.of(MEASURES, true).highest(0b11111)).isEqualTo(0b00100);
  }

  @Test
  void noneIsHighestWhereNothingIsMeasured() {
    assertThat(Grading.Places.of(MEASURES, false).highest(0b00010)).isZero();
    assertThat(Grading.Places.of(MEASURES, false).highest(0)).isZero();
  }
}
