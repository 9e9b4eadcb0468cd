package tricksmith.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.games.GameFiles;
import tricksmith.playtest.Batch;
import tricksmith.playtest.results.Results;
import tricksmith.playtest.simulation.Seating;
import tricksmith.playtest.statistics.Sample;
import tricksmith.program.Program;
import tricksmith.script.GameScript;
import tricksmith.source.Source;

/** What is learned of games from their rules alone. */
class LearningTest {

  private static Program rules(String game) {
    var script = GameFiles.script(game);
    return GameFiles.ready(script.setUp(script.defaults().players(), Map.of())).rules();
  }

  @Test
  void weightsAreThoseThatFitBest() {
    Regression regression = new Regression(3);
    Features features = new Features();
    for (int i = 0; i < 400; i++) {
      double one = StrictMath.sin(i);
      double other = StrictMath.cos(3 * i);
      features.clear();
      features.add(0, one);
      features.add(2, other);
      regression.add(features, 2 * one - 5 * other, 1);
    }

    double[] weights = regression.weights(1e-6);

    assertThat(weights[0]).isCloseTo(2, within(1e-4));
    assertThat(weights[1]).isZero();
    assertThat(weights[2]).isCloseTo(-5, within(1e-4));
  }

  /** A script may name thousands of choices, each with features of its own. */
  @Test
  void weightsOfAMillionFeaturesTakeNoMoreMemoryThanThoseThatAreToldApart() {
    Regression regression = new Regression(1_000_000);
    Features features = new Features();
    for (int i = 0; i < 3 * Regression.MOST; i++) {
      features.clear();
      features.add(7, i % 2);
      features.add(250 * i + 10, 1);
      regression.add(features, 2 * (i % 2), 1);
    }
    regression.fade(0.5);

    double[] weights = regression.weights(1);

    assertThat(weights[7]).isCloseTo(2, within(0.1));
    assertThat(weights[260]).isNotZero();
    assertThat(weights[250 * (Regression.MOST + 5) + 10]).isZero();
  }

  @Test
  void fewExamplesMoveWeightsOnlyALittle() {
    Features features = new Features();
    features.add(0, 1);
    Regression few = new Regression(2);
    few.add(features, 8, 1);
    Regression many = new Regression(2);
    for (int i = 0; i < 1_000; i++) {
      many.add(features, 8, 1);
    }

    double[] others = {4, 3};
    assertThat(few.weights(3, others)).containsExactly(new double[] {5, 3}, within(1e-9));
    assertThat(many.weights(3, others)).containsExactly(new double[] {8, 3}, within(0.02));
  }

  @Test
  void theSameRulesTeachTheSame() {
    assertThat(Learning.learn(rules("classics/hearts"), 4_000, LearningWatch.NOBODY).orElseThrow())
        .isEqualTo(
            Learning.learn(rules("classics/hearts"), 4_000, LearningWatch.NOBODY).orElseThrow());
  }

  /** What was learned is kept for other processes, which must not take it for something else. */
  @Test
  void whatIsLearnedChangesOnlyWithTheVersion() {
    int learned =
        Stream.of("classics/whist", "classics/oh-hell", "head-and-tail")
            .map(game -> Learning.learn(rules(game), 6_000, LearningWatch.NOBODY).orElseThrow())
            .mapToInt(LearningTest::hash)
            .reduce(0, (all, each) -> 31 * all + each);

    assertThat("version " + Learning.VERSION + ": " + learned)
        .as("the same rules teach something else: raise Learning.VERSION, and write this here")
        .isEqualTo("version 4: 276619858");
  }

  private static int hash(Policy policy) {
    return Objects.hash(
        Arrays.hashCode(policy.weights()),
        Arrays.hashCode(policy.hand(false)),
        Arrays.hashCode(policy.hand(true)),
        Arrays.hashCode(policy.cards()),
        Arrays.hashCode(policy.contracts()),
        policy.scale());
  }

  /** Nobody waits forever for a game to be learned in which there is nothing to choose. */
  @Test
  void aGameWithoutChoicesIsLearnedToo() {
    GameScript script =
        GameScript.read(
            new Source(
                "nothing",
                """
                game "Nothing"
                  players 2

                match {
                  seat 1 scores 1
                }
                """));
    Program rules = GameFiles.program(script);

    assertThat(Learning.learn(rules, 500, LearningWatch.NOBODY).orElseThrow().scale()).isPositive();
  }

  @ParameterizedTest
  @ValueSource(strings = {"classics/whist", "classics/hearts", "classics/oh-hell"})
  void whoHasLearnedWinsMoreThanWhoPlaysAnything(String game) {
    Program rules = rules(game);
    List<Level> levels =
        rules.sides().stream().map(side -> side == 0 ? Level.NOVICE : Level.RANDOM).toList();

    Results results = new Batch(rules, Seating.of(levels, new Policies(25_000)), 30, 100, 1).play();

    double sides = rules.sides().stream().distinct().count();
    double share = results.sides().getFirst().share().value();
    assertThat(share).isGreaterThan(1.5 / sides);
  }

  /** Whoever has only watched a few deals takes tricks that count, and leaves those that cost. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "mas-menos",
        "classics/whist",
        "classics/hearts",
        "classics/spades",
        "classics/jass"
      })
  void aGlanceIsEnoughToBeatWhoeverChoosesAtRandom(String game) {
    Program rules = GameFiles.program(GameFiles.script(game));
    Policies policies = new Policies(1_500);

    Sample margins =
        RulePlayersTest.duel(
            rules, seat -> Level.GREEDY.bot(policies, 5, seat), seat -> new RandomBot(5, seat), 60);

    assertThat(margins.mean()).isGreaterThan(margins.margin(3));
    assertThat(Learning.atAGlance(rules)).isEqualTo(Learning.atAGlance(rules));
  }
}
