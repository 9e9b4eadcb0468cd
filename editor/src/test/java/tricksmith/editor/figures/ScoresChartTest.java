package tricksmith.editor.figures;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Large scores need long numbers, and a number that touches its neighbour cannot be read. */
class ScoresChartTest {

  private static List<String> numbers(int bars, int each) {
    return ScoresChart.names(
        IntStream.range(0, bars).mapToObj(bar -> bar * each + "\u2013").toList());
  }

  private static List<String> seen(List<String> names) {
    return names.stream()
        .map(name -> name.replace("\u200b", ""))
        .filter(s -> !s.isEmpty())
        .toList();
  }

  @Test
  void longNumbersAreLeftOutAtEqualDistances() {
    assertThat(seen(numbers(17, 1000)))
        .containsExactly(
            "0\u2013", "3000\u2013", "6000\u2013", "9000\u2013", "12000\u2013", "15000\u2013");
  }

  @Test
  void shortOnesAllHaveRoom() {
    assertThat(seen(numbers(12, 1))).hasSize(12);
  }

  @Test
  void barsAreToldApartByTheirNames() {
    assertThat(numbers(24, 1000)).doesNotHaveDuplicates();
  }
}
