package tricksmith.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.games.GameFiles;
import tricksmith.playtest.Batch;
import tricksmith.playtest.results.Results;
import tricksmith.playtest.simulation.Seating;
import tricksmith.program.Program;

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

  @Test
  void theSameRulesTeachTheSame() {
    assertThat(Learning.learn(rules("classics/hearts"), 4_000))
        .isEqualTo(Learning.learn(rules("classics/hearts"), 4_000));
  }

  @ParameterizedTest
  @ValueSource(strings = {"classics/whist", "classics/hearts", "classics/oh-hell"})
  void whoHasLearnedWinsMoreThanWhoPlaysAnything(String game) {
    Program rules = rules(game);
    List<Level> levels =
        rules.sides().stream().map(side -> side == 0 ? Level.NOVICE : Level.RANDOM).toList();

    Results results = new Batch(rules, Seating.of(levels, new Policies(25_000)), 30, 100, 1).play();

    double sides = rules.sides().stream().distinct().count();
    double share = results.seats().getFirst().share().value() * members(rules);
    assertThat(share).isGreaterThan(1.5 / sides);
  }

  /** Partners win together, and each of them counts half a win. */
  private static long members(Program rules) {
    return rules.sides().stream().filter(side -> side == 0).count();
  }
}
