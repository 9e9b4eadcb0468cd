package tricksmith.playtest.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import tricksmith.program.Program;

class EvennessTest {

  private static final double NEARLY = 1e-9;

  @Test
  void isChiSquareOfTheWinsWhereNoneIsShared() {
    // (36 + 4 + 16) / 10; beyond x with two degrees of freedom is e to the -x/2
    Evenness evenness = evenness(alone(), 16, 8, 6);
    assertThat(evenness.sides()).isEqualTo(3);
    assertThat(evenness.matches()).isEqualTo(30);
    assertThat(evenness.statistic()).isCloseTo(5.6, within(NEARLY));
    assertThat(evenness.probability()).isCloseTo(Math.exp(-2.8), within(NEARLY));
    assertThat(evenness.isMoreThanChance()).isFalse();
  }

  @Test
  void tellsSeatsThatDiffer() {
    Evenness evenness = evenness(alone(), 17, 8, 5);
    assertThat(evenness.probability()).isCloseTo(Math.exp(-3.9), within(NEARLY));
    assertThat(evenness.isMoreThanChance()).isTrue();
  }

  @Test
  void winsSharedByAllSayNothing() {
    Sides sides = alone();
    Evenness.Collector collector = collector(sides, 17, 8, 5);
    for (int i = 0; i < 1000; i++) {
      collector.add(sides.wins(List.of(1, 2, 3)));
    }
    assertThat(collector.evenness().statistic()).isCloseTo(7.8, within(NEARLY));
  }

  @Test
  void partnersAreOneSide() {
    Sides sides = new Sides(List.of(0, 1, 0, 1), new Program.ByScore(true));
    Evenness.Collector collector = new Evenness.Collector(sides);
    for (int i = 0; i < 100; i++) {
      collector.add(sides.wins(i < 60 ? List.of(1, 3) : List.of(2, 4)));
    }
    assertThat(collector.evenness().sides()).isEqualTo(2);
    assertThat(collector.evenness().statistic()).isCloseTo(4, within(NEARLY));
  }

  @Test
  void thereIsNothingToTellWhereAllWinTogether() {
    Sides sides = new Sides(List.of(0, 0), new Program.ByScore(true));
    Evenness.Collector collector = new Evenness.Collector(sides);
    collector.add(sides.wins(List.of(1, 2)));
    assertThat(collector.evenness().probability()).isNaN();
    assertThat(collector.evenness().isMoreThanChance()).isFalse();
  }

  private static Sides alone() {
    return new Sides(List.of(0, 1, 2), new Program.ByScore(true));
  }

  private static Evenness evenness(Sides sides, int... wins) {
    return collector(sides, wins).evenness();
  }

  private static Evenness.Collector collector(Sides sides, int... wins) {
    Evenness.Collector collector = new Evenness.Collector(sides);
    for (int seat = 1; seat <= wins.length; seat++) {
      for (int i = 0; i < wins[seat - 1]; i++) {
        collector.add(sides.wins(List.of(seat)));
      }
    }
    return collector;
  }
}
