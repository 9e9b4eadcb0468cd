package tricksmith.playtest.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class SampleTest {

  private static final double NEARLY = 1e-9;

  @Test
  void hasMeanAndDeviation() {
    Sample sample = sampleOf(2, 4, 4, 4, 5, 5, 7, 9);
    assertThat(sample.count()).isEqualTo(8);
    assertThat(sample.mean()).isEqualTo(5, within(NEARLY));
    assertThat(sample.deviation()).isEqualTo(Math.sqrt(32.0 / 7), within(NEARLY));
    assertThat(sample.least()).isEqualTo(2);
    assertThat(sample.most()).isEqualTo(9);
    assertThat(sample.margin())
        .isEqualTo(1.959963984540054 * Math.sqrt(32.0 / 7) / Math.sqrt(8), within(NEARLY));
  }

  @Test
  void worksForNegativeNumbers() {
    Sample sample = sampleOf(-3, -1);
    assertThat(sample.mean()).isEqualTo(-2, within(NEARLY));
    assertThat(sample.least()).isEqualTo(-3);
    assertThat(sample.most()).isEqualTo(-1);
  }

  @Test
  void knowsNoDeviationOfASingleNumber() {
    Sample sample = sampleOf(3);
    assertThat(sample.mean()).isEqualTo(3);
    assertThat(sample.deviation()).isNaN();
    assertThat(sample.margin()).isNaN();
  }

  @Test
  void knowsNothingOfNone() {
    Sample sample = sampleOf();
    assertThat(sample.count()).isZero();
    assertThat(sample.mean()).isNaN();
    assertThat(sample.least()).isNaN();
  }

  private static Sample sampleOf(double... numbers) {
    Sample.Collector collector = new Sample.Collector();
    DoubleStream.of(numbers).forEach(collector::add);
    return collector.sample();
  }
}
