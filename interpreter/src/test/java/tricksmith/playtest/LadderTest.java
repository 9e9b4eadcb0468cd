package tricksmith.playtest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.games.GameFiles;
import tricksmith.players.Level;
import tricksmith.players.Policies;
import tricksmith.program.Program;

/** Each level of bots against the one below it. */
class LadderTest {

  private static final Onlooker NOBODY = new Onlooker() {};

  private static Program rules(String game) {
    var script = GameFiles.script(game);
    return GameFiles.ready(script.setUp(script.defaults().players(), Map.of())).rules();
  }

  private static Ladder ladder(String game, int deals, int threads) {
    return new Ladder(rules(game), new Policies(25_000), deals, 1, threads);
  }

  @ParameterizedTest
  @ValueSource(strings = {"classics/whist", "classics/hearts"})
  void aNoviceBeatsWhoPlaysAnything(String game) {
    Rung rung = ladder(game, 256, 2).climb(Level.NOVICE, Level.RANDOM, NOBODY);

    assertThat(rung.certain()).isTrue();
    assertThat(rung.margins().mean()).isPositive();
    assertThat(rung.better().value()).isGreaterThan(0.6);
    assertThat(rung.probability()).isLessThan(Ladder.CHANCE);
  }

  @Test
  void aGoodPlayerBeatsANovice() {
    Rung rung = ladder("supertrump", 64, 2).climb(Level.GOOD, Level.NOVICE, NOBODY);

    assertThat(rung.certain()).isTrue();
    assertThat(rung.margins().mean()).isPositive();
  }

  @Test
  void nobodyBeatsOneOfTheSameLevel() {
    Rung rung = ladder("classics/hearts", 128, 1).climb(Level.RANDOM, Level.RANDOM, NOBODY);

    assertThat(rung.certain()).isFalse();
    assertThat(rung.margins().count()).isEqualTo(128);
    assertThat(rung.looks()).isEqualTo(4);
  }

  @Test
  void threadsChangeNothing() {
    Ladder one = ladder("classics/hearts", 40, 1);
    Ladder three = ladder("classics/hearts", 40, 3);

    assertThat(three.climb(Level.NOVICE, Level.RANDOM, NOBODY))
        .isEqualTo(one.climb(Level.NOVICE, Level.RANDOM, NOBODY));
  }
}
