package tricksmith.playtest.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tricksmith.playtest.statistics.Normal;
import tricksmith.playtest.statistics.Sample;

class DifferenceTest {

  /** Three more wins in a hundred matches: 14 are won and 11 lost by the change. */
  private static final double WON = 0.14;

  private static final double LOST = 0.11;

  /** As wide as if ten differences had to hold at once. */
  private static final double DEVIATIONS = Normal.farthest(0.05 / 10);

  @Test
  void theMatchesNeededShowAPlantedDifferenceInFourBatchesOfFive() {
    double deviation = Math.sqrt(WON + LOST - (WON - LOST) * (WON - LOST));
    Difference seen = difference(new Sample(400, WON - LOST, deviation, -1, 1));
    int needed = (int) Math.round(seen.matchesNeeded().orElseThrow());
    assertThat(needed).isCloseTo(3685, within(20));

    SplittableRandom random = new SplittableRandom(1);
    int batches = 1000;
    int shown = 0;
    for (int batch = 0; batch < batches; batch++) {
      Sample.Collector changes = new Sample.Collector();
      for (int match = 0; match < needed; match++) {
        double drawn = random.nextDouble();
        changes.add(drawn < WON ? 1 : drawn < WON + LOST ? -1 : 0);
      }
      Sample sample = changes.sample();
      shown += sample.mean() > sample.margin(DEVIATIONS) ? 1 : 0;
    }

    assertThat((double) shown / batches).isEqualTo(0.8, within(0.04));
  }

  @Test
  void aVerdictTakesThirtyMatchesHoweverClearTheDifference() {
    assertThat(difference(new Sample(20, 1, 0, 1, 1)).matchesNeeded()).hasValue(30);
  }

  @Test
  void theSpreadOfAFewMatchesSaysNothing() {
    assertThat(difference(new Sample(5, 0.2, 0.4, 0, 1)).matchesNeeded()).isEmpty();
  }

  private static Difference difference(Sample change) {
    return new Difference(
        Difference.Measure.WIN,
        List.of(1),
        0.5,
        0.5 + change.mean(),
        change,
        DEVIATIONS,
        change.margin(DEVIATIONS));
  }
}
