package tricksmith.source;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** As terminals count. */
class DisplayWidthTest {

  @ParameterizedTest
  @CsvSource({
    "whist, 5",
    "ウィスト, 8",
    "ｳｨｽﾄ, 4",
    "♠, 1",
    "♠\uFE0F, 2",
    "10♥\uFE0F, 4",
    "\uD83C\uDCA1, 1",
    "\uD83C\uDCCF, 2",
    "\u2B50, 2",
    "\u26A1, 2",
    "1\uFE0F, 1",
    "\uD83C\uDDEF\uD83C\uDDF5, 2",
    "e\u0301, 1"
  })
  void countsColumns(String text, int columns) {
    assertThat(DisplayWidth.of(text)).isEqualTo(columns);
  }
}
