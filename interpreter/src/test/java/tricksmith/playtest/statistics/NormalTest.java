package tricksmith.playtest.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NormalTest {

  @ParameterizedTest
  @CsvSource({"0.05, 1.959964", "0.01, 2.575829", "0.005, 2.807034", "0.001, 3.290527"})
  void hasTheValuesOfTheTables(double others, double deviations) {
    assertThat(Normal.farthest(others)).isCloseTo(deviations, within(1e-6));
  }
}
