package tricksmith.optimize;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.engine.MatchRun;
import tricksmith.games.GameFiles;
import tricksmith.players.RandomBot;
import tricksmith.program.Program;

/**
 * Matches by a program and by what becomes of it by any of the optimizations are the same, also
 * when they are copied, and when copies are played on otherwise.
 */
class OptimizedMatchesTest {

  private static final int SEEDS = 3;
  private static final int LONGEST = 400;

  static List<Path> games() {
    return GameFiles.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void goTheSameWay(Path file) {
    Program lowered = GameFiles.program(file).asLowered();
    for (int seed = 0; seed < SEEDS; seed++) {
      Random random = new Random(seed);
      Set<Optimization> some = seed == 0 ? EnumSet.allOf(Optimization.class) : some(random);
      goTheSameWay(lowered, Optimizer.optimized(lowered, some), seed, random);
    }
  }

  private static Set<Optimization> some(Random random) {
    Set<Optimization> some = EnumSet.noneOf(Optimization.class);
    for (Optimization optimization : Optimization.values()) {
      if (random.nextBoolean()) {
        some.add(optimization);
      }
    }
    return some;
  }

  private static void goTheSameWay(Program lowered, Program optimized, int seed, Random random) {
    MatchRun slow = MatchRun.start(lowered, seed);
    MatchRun quick = MatchRun.start(optimized, seed);
    RandomBot one = new RandomBot(seed, 1);
    RandomBot other = new RandomBot(seed, 1);
    for (int i = 0; i < LONGEST && slow.isDeciding(); i++) {
      assertThat(quick.decision()).isEqualTo(slow.decision());
      switch (random.nextInt(8)) {
        case 0 -> quick = quick.copy();
        case 1 -> playOn(quick.copy(), random.nextInt(20));
        case 2 -> {
          MatchRun left = quick;
          quick = quick.copy();
          playOn(left, random.nextInt(20));
        }
        default -> {}
      }
      one.choose(slow);
      other.choose(quick);
      assertThat(quick.scores()).isEqualTo(slow.scores());
    }
    assertThat(quick.status()).isEqualTo(slow.status());
    assertThat(quick.events()).isEqualTo(slow.events());
  }

  private static void playOn(MatchRun run, int choices) {
    RandomBot bot = new RandomBot(choices, 2);
    for (int i = 0; i < choices && run.isDeciding(); i++) {
      bot.choose(run);
    }
  }
}
