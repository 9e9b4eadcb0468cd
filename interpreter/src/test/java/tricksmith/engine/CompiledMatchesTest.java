package tricksmith.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.bytecode.Compilation;
import tricksmith.engine.report.Status;
import tricksmith.games.GameFiles;
import tricksmith.optimize.Optimization;
import tricksmith.optimize.Optimizer;
import tricksmith.players.RandomBot;
import tricksmith.program.Program;
import tricksmith.program.evaluation.Budget;

/**
 * Matches by a program whose expressions evaluate themselves, and by the same one translated, are
 * the same, and cost the same: also when expressions are translated and taken back in the middle of
 * a match, when matches are copied, and when copies are played on otherwise.
 */
class CompiledMatchesTest {

  private static final int SEEDS = 3;
  private static final int LONGEST = 250;

  static List<Path> games() {
    return GameFiles.all();
  }

  private static Program lowered(Path file) {
    return GameFiles.program(file).asLowered();
  }

  private static Compilation compilation(Program program) {
    return new Compilation(program, program.title() + ".trick", _ -> 1, 0);
  }

  @ParameterizedTest
  @MethodSource("games")
  void goTheSameWay(Path file) {
    Program lowered = lowered(file);
    for (int seed = 0; seed < SEEDS; seed++) {
      Random random = new Random(seed);
      Set<Optimization> some = EnumSet.allOf(Optimization.class);
      some.removeIf(_ -> random.nextInt(4) == 0);
      goTheSameWay(Optimizer.optimized(lowered, seed == 0 ? Set.of() : some), seed, random);
    }
  }

  private static void goTheSameWay(Program program, int seed, Random random) {
    Compilation compilation = compilation(program);
    MatchRun slow = MatchRun.start(program, seed);
    MatchRun quick = MatchRun.start(compilation.program(), seed);
    MatchRun elsewhere = quick.unrecordedCopy();
    RandomBot one = new RandomBot(seed, 1);
    RandomBot other = new RandomBot(seed, 1);
    compilation.compile();
    for (int i = 0; i < LONGEST && slow.isDeciding(); i++) {
      assertThat(quick.decision()).isEqualTo(slow.decision());
      switch (random.nextInt(10)) {
        case 0 -> quick = quick.copy();
        case 1 -> playOn(quick.copy(), random.nextInt(20));
        case 2 -> compilation.takeBack();
        case 3 -> compilation.use();
        case 4 -> {
          elsewhere.resetTo(quick);
          playOn(elsewhere, random.nextInt(20));
        }
        default -> {}
      }
      one.choose(slow);
      other.choose(quick);
      assertThat(quick.scores()).isEqualTo(slow.scores());
      assertThat(cost(quick)).isEqualTo(cost(slow));
    }
    assertThat(quick.status()).isEqualTo(slow.status());
    assertThat(quick.events()).isEqualTo(slow.events());
  }

  private static long cost(MatchRun run) {
    return run.board().allowance.spent();
  }

  private static void playOn(MatchRun run, int choices) {
    RandomBot bot = new RandomBot(choices, 2);
    for (int i = 0; i < choices && run.isDeciding(); i++) {
      bot.choose(run);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void runOutAtTheSamePlace(Path file) {
    Program program = Optimizer.optimized(lowered(file));
    for (long steps = 1; steps < 200; steps = 2 * steps + 1) {
      Program poor = program.with(new Budget(steps, steps, 40 * steps));
      Compilation compilation = compilation(poor);
      compilation.compile();
      MatchRun slow = MatchRun.start(poor, 1);
      MatchRun quick = MatchRun.start(compilation.program(), 1);
      playOut(slow);
      playOut(quick);
      assertThat(quick.status()).isEqualTo(slow.status());
      assertThat(quick.events()).isEqualTo(slow.events());
      assertThat(cost(quick)).isEqualTo(cost(slow));
      assertThat(slow.status()).isNotInstanceOf(Status.Deciding.class);
    }
  }

  private static void playOut(MatchRun run) {
    RandomBot bot = new RandomBot(1, 1);
    while (run.isDeciding()) {
      bot.choose(run);
    }
  }
}
