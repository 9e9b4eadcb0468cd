package tricksmith.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import tricksmith.playtest.results.Freedom;
import tricksmith.playtest.results.Results;
import tricksmith.playtest.results.SideResult;
import tricksmith.playtest.statistics.Sample;

/**
 * What scripts are measured against plays by the same rules as they do: the same lengths and scores
 * on average. With {@code -Dhand-written.times=20} of twenty times as many matches.
 */
class HandWrittenGamesTest {

  /** Of so many standard errors, one in some ten thousand differences is larger. */
  private static final double ERRORS = 4;

  private static final int TIMES = Integer.getInteger("hand-written.times", 1);

  @Test
  void supertrump() {
    int matches = 2_000 * TIMES;
    HandWrittenSupertrump.Totals totals = new HandWrittenSupertrump.Totals();
    for (int i = 0; i < matches; i++) {
      HandWrittenSupertrump.play(new Random(i), totals);
    }
    Results results = BenchmarkedGame.named("supertrump").simulate(1, matches, 1);
    // Beside its plays the script has the choices of trump and supertrump.
    assertThat(results.lengths().decisions().mean()).isEqualTo(HandWrittenSupertrump.DECISIONS + 2);
    // Who deals is drawn in the script; to both players together that makes no difference.
    double squares = 0;
    for (SideResult side : results.sides()) {
      squares += Math.pow(side.scores().deviation(), 2) / results.sides().size();
    }
    double mean = 39 / 2.0;
    double own = (double) totals.sumOfSquares / matches - 39.0 * totals.sum / matches + mean * mean;
    assertThat(own).isCloseTo(squares, Offset.offset(ERRORS * squares * Math.sqrt(4.0 / matches)));
    double forced = results.freedom().forced().mean();
    assertThat((double) totals.forced / matches / (HandWrittenSupertrump.DECISIONS + 2))
        .isCloseTo(forced, Offset.offset(ERRORS * 0.05 / Math.sqrt(matches)));
  }

  @Test
  void hearts() {
    int matches = 400 * TIMES;
    MatchTotals totals = new MatchTotals(4);
    for (int i = 0; i < matches; i++) {
      HandWrittenHearts.play(new SplittableRandom(i), totals);
    }
    compare("hearts", matches, totals, 6);
  }

  @Test
  void jass() {
    int matches = 50 * TIMES;
    MatchTotals totals = new MatchTotals(4);
    for (int i = 0; i < matches; i++) {
      HandWrittenJass.play(new SplittableRandom(i), totals);
    }
    compare("jass", matches, totals, 80);
  }

  /**
   * Compares.
   *
   * @param spread of the points of a deal, of all seats together
   */
  private static void compare(String name, int matches, MatchTotals totals, double spread) {
    Results results = BenchmarkedGame.named(name).simulate(1, matches, 1);
    assertThat((double) totals.decisions / totals.deals)
        .isCloseTo(
            results.lengths().decisions().mean() / results.lengths().deals().mean(),
            Offset.offset(0.5));
    double error = results.lengths().deals().deviation() * Math.sqrt(2.0 / matches);
    assertThat((double) totals.deals / matches)
        .isCloseTo(results.lengths().deals().mean(), Offset.offset(ERRORS * error));
    Freedom plays =
        results.freedoms().stream()
            .filter(freedom -> freedom.decision().equals("play"))
            .findFirst()
            .orElseThrow();
    assertClose(totals.alternatives, plays.alternatives(), matches);
    assertClose(totals.forced, plays.forced(), matches);
    double deals = results.lengths().deals().mean() * matches;
    assertThat((double) LongStream.of(totals.scores).sum() / totals.deals)
        .isCloseTo(points(results) / deals, Offset.offset(ERRORS * spread * Math.sqrt(2 / deals)));
    for (SideResult side : results.sides()) {
      // Partners have the same score.
      int index = side.seats().getFirst() - 1;
      double mean = (double) totals.scores[index] / matches;
      double deviation = side.scores().deviation();
      assertThat(mean)
          .isCloseTo(
              side.scores().mean(), Offset.offset(ERRORS * deviation * Math.sqrt(2.0 / matches)));
      assertThat(Math.sqrt((double) totals.squaresOfScores[index] / matches - mean * mean))
          .isCloseTo(deviation, Offset.offset(ERRORS * deviation / Math.sqrt(matches)));
      double wins = side.seats().stream().mapToDouble(seat -> totals.wins[seat - 1]).sum();
      assertThat(wins / matches)
          .isCloseTo(side.wins() / matches, Offset.offset(ERRORS * 0.7 / Math.sqrt(matches)));
    }
  }

  private static void assertClose(double sum, Sample sample, int matches) {
    assertThat(sum / matches)
        .isCloseTo(
            sample.mean(), Offset.offset(ERRORS * sample.deviation() * Math.sqrt(2.0 / matches)));
  }

  private static double points(Results results) {
    return results.sides().stream()
        .mapToDouble(side -> side.seats().size() * side.scores().mean() * side.scores().count())
        .sum();
  }
}
