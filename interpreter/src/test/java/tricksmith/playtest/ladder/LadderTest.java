package tricksmith.playtest.ladder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.engine.MatchRun;
import tricksmith.games.GameFiles;
import tricksmith.players.Level;
import tricksmith.players.Policies;
import tricksmith.players.Worth;
import tricksmith.playtest.Scripts;
import tricksmith.playtest.simulation.Onlooker;
import tricksmith.playtest.statistics.Sample;
import tricksmith.playtest.statistics.Share;
import tricksmith.program.Program;
import tricksmith.program.evaluation.Budget;

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
    Rung rung = ladder(game, 256, 2).climb(Level.NOVICE, Level.RANDOM, LadderLog.empty(), NOBODY);

    assertThat(rung.certain()).isTrue();
    assertThat(rung.margins().mean()).isPositive();
    assertThat(rung.better().value()).isGreaterThan(0.6);
    assertThat(rung.probability()).isLessThan(Ladder.CHANCE);
  }

  @Test
  void aGoodPlayerBeatsANovice() {
    Rung rung =
        ladder("classics/knaves", 8, 2).climb(Level.GOOD, Level.NOVICE, LadderLog.empty(), NOBODY);

    assertThat(rung.certain()).isTrue();
    assertThat(rung.margins().mean()).isPositive();
  }

  /** Each of these takes all the steps that a match may take. */
  @Test
  void endsWhereMatchesTakeTooManySteps() {
    Program costly =
        Scripts.game(
                """
                game "Numbers"
                  players 2
                match {
                  new deal
                  shuffle deck
                  deal 1 to each player
                  play tricks from seat 1 until hands are empty
                  found = 0
                  repeat 1000000 times { found = found + 1 }
                }
                """,
                2)
            .rules();
    Ladder ladder = new Ladder(costly.with(Budget.ofSteps(100_000)), new Policies(1_000), 40, 1, 2);

    Rung rung = ladder.climb(Level.NOVICE, Level.RANDOM, LadderLog.empty(), NOBODY);

    assertThat(rung.spent()).isTrue();
    assertThat(rung.margins().count()).isLessThan(20);
  }

  @Test
  void nobodyBeatsOneOfTheSameLevel() {
    Rung rung =
        ladder("classics/hearts", 128, 1)
            .climb(Level.RANDOM, Level.RANDOM, LadderLog.empty(), NOBODY);

    assertThat(rung.certain()).isFalse();
    assertThat(rung.margins().count()).isEqualTo(128);
    assertThat(rung.looks()).isEqualTo(4);
  }

  /** Keeps all, and stops after some deals. */
  private static final class Kept implements LadderLog, Onlooker {
    private final List<Double> margins = new ArrayList<>();
    private int most;

    @Override
    public List<Double> margins(Level above, Level below) {
      return List.copyOf(margins);
    }

    @Override
    public void add(Level above, Level below, double margin) {
      margins.add(margin);
    }

    @Override
    public boolean isCancelled() {
      return margins.size() >= most;
    }
  }

  @Test
  void goesOnAsIfItHadNeverBeenStopped() {
    Ladder ladder = ladder("classics/hearts", 24, 2);
    Kept kept = new Kept();
    for (int most : List.of(5, 11)) {
      kept.most = most;
      assertThat(ladder.climb(Level.NOVICE, Level.RANDOM, kept, kept).margins().count())
          .isEqualTo(most);
    }
    kept.most = Integer.MAX_VALUE;

    Rung rung = ladder.climb(Level.NOVICE, Level.RANDOM, kept, kept);

    assertThat(rung).isEqualTo(ladder.climb(Level.NOVICE, Level.RANDOM, LadderLog.empty(), NOBODY));
    assertThat(kept.margins).hasSize(rung.margins().count());
  }

  /** The first deals have one card for each player, the last ones twenty. */
  @Test
  void dealsAreDrawnFromAllOfAMatch() {
    Program rules = rules("classics/wizard");
    Worth worth = new Worth(rules);
    DealDraw draw = new DealDraw(MatchRun.start(rules, 1), worth, new Policies(2_000), false);
    List<Integer> drawn = new ArrayList<>(List.of(0, 0, 0, 0));
    for (int seed = 0; seed < 120; seed++) {
      int cards = draw.draw(seed).deal().hand(1).size();
      drawn.set((cards - 1) / 5, drawn.get((cards - 1) / 5) + 1);
    }

    assertThat(drawn).allSatisfy(count -> assertThat(count).isBetween(18, 42));
  }

  @Test
  void matchesThatAreNotMadeOfDealsAreDrawnAsAWhole() {
    Program rules = rules("saizen");
    MatchRun pattern = MatchRun.start(rules, 1);
    DealDraw draw = new DealDraw(pattern, new Worth(rules), new Policies(1_000), true);

    assertThat(draw.draw(5).deal().events()).isEqualTo(pattern.again(5, true).events());
  }

  @Test
  void whoTriesOutMorePlaysOtherwise() {
    Ladder usual = ladder("classics/knaves", 3, 1);
    Ladder less =
        new Ladder(
            usual.rules(), usual.policies(), usual.deals(), usual.seed(), 1, OptionalInt.of(40));

    Rung rung = less.climb(Level.GOOD, Level.NOVICE, LadderLog.empty(), NOBODY);

    assertThat(rung).isEqualTo(less.climb(Level.GOOD, Level.NOVICE, LadderLog.empty(), NOBODY));
    assertThat(rung.margins())
        .isNotEqualTo(usual.climb(Level.GOOD, Level.NOVICE, LadderLog.empty(), NOBODY).margins());
  }

  @Test
  void looksOnceAtFewDeals() {
    Rung rung =
        ladder("classics/hearts", 8, 1)
            .climb(Level.NOVICE, Level.RANDOM, LadderLog.empty(), NOBODY);

    assertThat(rung.looks()).isEqualTo(1);
  }

  @Test
  void intervalsHoldHoweverOftenTheyAreLookedAt() {
    Sample margins = new Sample(16, 3, 2, 0, 6);
    Share better = new Share(12, 16);

    Rung once = new Rung(Level.GOOD, Level.NOVICE, margins, better, 1, 1, true, false);
    Rung often = new Rung(Level.GOOD, Level.NOVICE, margins, better, 1, 5, true, false);

    // Student's t of 15 degrees of freedom: 2.131 beyond 2.5%, 2.947 beyond 0.5%.
    assertThat(once.margin()).isCloseTo(2.131 / 2, within(0.001));
    assertThat(often.margin()).isCloseTo(2.947 / 2, within(0.001));
    assertThat(often.probability()).isCloseTo(5 * once.probability(), within(1e-12));
  }

  @Test
  void threadsChangeNothing() {
    Ladder one = ladder("classics/hearts", 40, 1);
    Ladder three = ladder("classics/hearts", 40, 3);

    assertThat(three.climb(Level.NOVICE, Level.RANDOM, LadderLog.empty(), NOBODY))
        .isEqualTo(one.climb(Level.NOVICE, Level.RANDOM, LadderLog.empty(), NOBODY));
  }
}
