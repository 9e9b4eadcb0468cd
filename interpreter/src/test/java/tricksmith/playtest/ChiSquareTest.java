package tricksmith.playtest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChiSquareTest {

  @ParameterizedTest
  @CsvSource({
    "1, 3.841459, 0.05",
    "1, 6.634897, 0.01",
    "2, 5.991465, 0.05",
    "3, 7.814728, 0.05",
    "5, 11.070498, 0.05",
    "5, 1.145476, 0.95",
    "10, 18.307038, 0.05",
    "10, 29.588298, 0.001"
  })
  void hasTheValuesOfTheTables(int freedom, double value, double probability) {
    assertThat(ChiSquare.beyond(value, freedom)).isCloseTo(probability, within(1e-7));
  }

  @Test
  void ofNothingEverythingIsLarger() {
    assertThat(ChiSquare.beyond(0, 3)).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"0.05, 1.959964", "0.01, 2.575829", "0.005, 2.807034", "0.001, 3.290527"})
  void saysHowFarANormalVariableIsFromItsMean(double others, double deviations) {
    assertThat(Normal.farthest(others)).isCloseTo(deviations, within(1e-6));
  }
}
