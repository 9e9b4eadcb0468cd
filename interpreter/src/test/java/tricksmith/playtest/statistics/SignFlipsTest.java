package tricksmith.playtest.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class SignFlipsTest {

  @Test
  void forYesAndNoItIsMcNemarsExactTest() {
    assertThat(probability(1, 1, 1, 1, 1)).isEqualTo(2.0 / 32, within(1e-12));
    assertThat(probability(-1, -1, -1, -1, -1, -1, 1)).isEqualTo(2 * 8.0 / 128, within(1e-12));
    assertThat(probability(1, 0, 0, -1)).isEqualTo(1);
    assertThat(probability()).isEqualTo(1);
  }

  /** Of the eight sums of ±1/2 ± 1/3 ± 1, the two outermost are at least as far out. */
  @Test
  void sharedWinsCountInPart() {
    assertThat(probability(0.5, 1.0 / 3, 1)).isEqualTo(2.0 / 8, within(1e-12));
    assertThat(probability(0.5, -1.0 / 3, 1)).isEqualTo(4.0 / 8, within(1e-12));
  }

  /** Of the 2^10 sums only the two outermost are as far out, however the numbers are rounded. */
  @Test
  void anyNumbersMayDiffer() {
    double[] odd = new SplittableRandom(1).doubles(10, 0.001, 1000).toArray();
    assertThat(probability(odd)).isEqualTo(2.0 / 1024, within(1e-12));
    odd[3] *= -1;
    assertThat(probability(odd)).isGreaterThan(2.0 / 1024);
    assertThat(probability(1e9, -1e9, 1e9)).isEqualTo(1);
  }

  @Test
  void ofManyDifferencesItSaysNothing() {
    SignFlips flips = new SignFlips();
    for (int match = 0; match < 1000; match++) {
      flips.add(match % 3 - 1);
    }
    assertThat(flips.probability()).isEmpty();
  }

  /** Two in a hundred matches differ, either way: the normal distribution errs more often. */
  @Test
  void chanceAloneIsHardlyEverTakenForMore() {
    SplittableRandom random = new SplittableRandom(1);
    double allowed = 0.005;
    int batches = 4000;
    int exact = 0;
    int normal = 0;
    for (int batch = 0; batch < batches; batch++) {
      SignFlips flips = new SignFlips();
      Sample.Collector changes = new Sample.Collector();
      for (int match = 0; match < 500; match++) {
        int drawn = random.nextInt(100);
        int change = drawn == 0 ? 1 : drawn == 1 ? -1 : 0;
        flips.add(change);
        changes.add(change);
      }
      exact += flips.probability().orElseThrow() < allowed ? 1 : 0;
      Sample sample = changes.sample();
      normal += Math.abs(sample.mean()) > sample.margin(Normal.farthest(allowed)) ? 1 : 0;
    }
    assertThat(exact).isLessThanOrEqualTo((int) (allowed * batches));
    assertThat(normal).isGreaterThan(exact);
  }

  private static double probability(double... differences) {
    SignFlips flips = new SignFlips();
    DoubleStream.of(differences).forEach(flips::add);
    return flips.probability().orElseThrow();
  }
}
