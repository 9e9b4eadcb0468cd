package tricksmith.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.bytecode.Compilation;
import tricksmith.engine.MatchRun;
import tricksmith.lower.Lowering;
import tricksmith.lower.setup.Setup;
import tricksmith.optimize.Optimizer;
import tricksmith.players.Bot;
import tricksmith.players.RandomBot;
import tricksmith.playtest.Batch;
import tricksmith.playtest.simulation.Seating;
import tricksmith.program.Program;
import tricksmith.program.evaluation.Budget;
import tricksmith.rules.CheckedRules;

/** A batch that nobody watches has the same results as one that keeps records. */
class RandomScriptBatchesTest {

  private static final int SCRIPTS_IN_A_TEST = 25;

  @ParameterizedTest
  @ValueSource(longs = {0, 1_000})
  void comeToTheSame(long first) {
    for (long number = first; number < first + SCRIPTS_IN_A_TEST; number++) {
      String text = RandomScript.of(number);
      CheckedRules rules = new ReadScript("made up " + number, text).rules();
      int players = rules.leastPlayers();
      if (!TwoEngines.ofMadeUp(rules).canPlay(new TwoEngines.Setting(players, Map.of(), number))) {
        continue;
      }
      Program program =
          Optimizer.optimized(Lowering.lower(rules, new Setup(players, Map.of())).rules());
      Compilation compilation = new Compilation(program, "made up", _ -> 1, 0);
      assertThat(played(compilation.program(), Seating.random()))
          .as(text)
          .isEqualTo(played(compilation.program(), Seating.of(RandomBot::new)));
      compilation.compile();
      assertThat(played(compilation.program(), Seating.random()))
          .as(text)
          .isEqualTo(played(program, Seating.of(RandomBot::new)));
    }
  }

  /** However little a match may compute, translated or not it breaks off after the same steps. */
  @ParameterizedTest
  @ValueSource(longs = {2_000})
  void breakOffAtTheSamePlace(long first) {
    for (long number = first; number < first + SCRIPTS_IN_A_TEST; number++) {
      String text = RandomScript.of(number);
      CheckedRules rules = new ReadScript("made up " + number, text).rules();
      int players = rules.mostPlayers();
      if (!TwoEngines.ofMadeUp(rules).canPlay(new TwoEngines.Setting(players, Map.of(), number))) {
        continue;
      }
      Program program =
          Optimizer.optimized(Lowering.lower(rules, new Setup(players, Map.of())).rules());
      Compilation compilation = new Compilation(program, "made up", _ -> 1, 0);
      compilation.compile();
      for (long steps = 1; steps < 5_000; steps = 3 * steps + 1) {
        Budget poor = new Budget(steps, steps, 20 * steps);
        assertThat(end(compilation.program().with(poor), number))
            .as(text)
            .isEqualTo(end(program.with(poor), number));
      }
    }
  }

  private static String end(Program program, long seed) {
    MatchRun run = MatchRun.unstarted(program).again(seed, false);
    Bot bot = new RandomBot(seed, 1);
    for (int decisions = 0; decisions < 500 && run.isDeciding(); decisions++) {
      bot.choose(run);
    }
    return run.status() + " after " + run.steps() + " steps and " + run.length() + " events";
  }

  private static String played(Program program, Seating seating) {
    return new Batch(program, seating, 3, 1, 1).play().toString();
  }
}
