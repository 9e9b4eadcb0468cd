package tricksmith.playtest.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class DistributionTest {

  @Test
  void countsEachNumber() {
    Distribution distribution = of(2, 0.5, 2, -0.0, 0);
    assertThat(distribution.counts()).containsExactly(entry(0, 2), entry(0.5, 1), entry(2, 2));
    assertThat(distribution.count()).isEqualTo(5);
  }

  @Test
  void hasABinForEachWholeNumberIfThereAreFew() {
    assertThat(of(-1, 0.5, 1, 1).bins(10))
        .containsExactly(
            new Distribution.Bin(-1, 0, 1),
            new Distribution.Bin(0, 1, 1),
            new Distribution.Bin(1, 2, 2));
  }

  @Test
  void widensBinsToRoundNumbers() {
    assertThat(of(0, 3, 19, 40).bins(10))
        .startsWith(new Distribution.Bin(0, 5, 2), new Distribution.Bin(5, 10, 0))
        .endsWith(new Distribution.Bin(40, 45, 1))
        .hasSize(9);
    assertThat(of(0, 100).bins(12)).hasSize(11);
    assertThat(of(0, 1000).bins(12)).hasSize(11);
    assertThat(of(0, 20).bins(11)).hasSize(11);
  }

  @Test
  void ofNothingThereAreNoBins() {
    assertThat(of().bins(10)).isEmpty();
  }

  private static Map.Entry<Double, Integer> entry(double number, int count) {
    return Map.entry(number, count);
  }

  private static Distribution of(double... numbers) {
    Distribution.Collector collector = new Distribution.Collector();
    DoubleStream.of(numbers).forEach(collector::add);
    return collector.distribution();
  }
}
