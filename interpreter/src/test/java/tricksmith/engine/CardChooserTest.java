package tricksmith.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.bytecode.Compilation;
import tricksmith.engine.report.CardChooser;
import tricksmith.engine.report.Status;
import tricksmith.games.GameFiles;
import tricksmith.optimize.Optimization;
import tricksmith.optimize.Optimizer;
import tricksmith.players.RandomBot;
import tricksmith.program.Program;
import tricksmith.program.evaluation.Budget;
import tricksmith.program.value.Fault;
import tricksmith.script.GameScript;
import tricksmith.source.Source;

/** Matches whose cards are chosen without anybody looking go as if each had been asked for. */
class CardChooserTest {

  private static final int LONGEST = 40;

  static List<Path> games() {
    return GameFiles.all();
  }

  private static Program lowered(Path file) {
    return GameFiles.program(file).asLowered();
  }

  private static Compilation compilation(Program program) {
    Compilation made = new Compilation(program, program.title() + ".trick", _ -> 1, 0);
    made.compile();
    return made;
  }

  @ParameterizedTest
  @MethodSource("games")
  void goTheSameWay(Path file) {
    Program lowered = lowered(file);
    for (int seed = 0; seed < 2; seed++) {
      Random random = new Random(seed);
      Set<Optimization> some = EnumSet.allOf(Optimization.class);
      some.removeIf(_ -> random.nextInt(4) == 0);
      Compilation compilation = compilation(Optimizer.optimized(lowered, some));
      MatchRun asked = MatchRun.start(compilation.program(), seed).unrecordedCopy();
      MatchRun played = MatchRun.start(compilation.program(), seed).unrecordedCopy();
      MatchRun recorded = MatchRun.start(compilation.program(), seed);
      goTheSameWay(asked, List.of(played, recorded), compilation, random);
    }
  }

  private static void goTheSameWay(
      MatchRun asked, List<MatchRun> others, Compilation compilation, Random random) {
    for (int stop = 0; stop < LONGEST && asked.isDeciding(); stop++) {
      long bot = random.nextLong();
      int single = random.nextInt(8);
      RandomBot asking = new RandomBot(bot, 1);
      int choices = choose(asking, asked, single);
      choices += playCards(asking, asked);
      for (MatchRun other : others) {
        RandomBot blind = new RandomBot(bot, 1);
        int made = choose(blind, other, single);
        Counting counting = new Counting(blind, compilation, new Random(bot));
        if (other.isPlay()) {
          other.playCards(counting);
        }
        assertThat(made + counting.chosen).isEqualTo(choices);
        assertSame(other, asked);
      }
    }
  }

  private static int choose(RandomBot bot, MatchRun run, int choices) {
    int made = 0;
    for (; made < choices && run.isDeciding(); made++) {
      bot.choose(run);
    }
    return made;
  }

  private static int playCards(RandomBot bot, MatchRun run) {
    int made = 0;
    for (; run.isPlay(); made++) {
      run.choose(bot.below(run.alternatives()));
    }
    return made;
  }

  /** Counts the cards, and lets rules be translated or not from one to the next. */
  private static final class Counting implements CardChooser {
    private final RandomBot bot;
    private final Compilation compilation;
    private final Random random;
    private int chosen;

    Counting(RandomBot bot, Compilation compilation, Random random) {
      this.bot = bot;
      this.compilation = compilation;
      this.random = random;
    }

    @Override
    public int choose(int seat, int alternatives) {
      chosen++;
      switch (random.nextInt(12)) {
        case 0 -> compilation.takeBack();
        case 1 -> compilation.use();
        default -> {}
      }
      return bot.below(alternatives);
    }
  }

  private static void assertSame(MatchRun run, MatchRun other) {
    assertThat(run.isDeciding()).isEqualTo(other.isDeciding());
    assertThat(run.status()).isEqualTo(other.status());
    assertThat(run.scores()).isEqualTo(other.scores());
    assertThat(run.deals()).isEqualTo(other.deals());
    assertThat(run.board().allowance.spent()).isEqualTo(other.board().allowance.spent());
    assertThat(run.board().cells.snapshot()).isEqualTo(other.board().cells.snapshot());
    assertThat(run.board().piles.snapshot()).isEqualTo(other.board().piles.snapshot());
    assertThat(run.board().seats.snapshot()).isEqualTo(other.board().seats.snapshot());
    assertThat(run.board().tricks.played()).isEqualTo(other.board().tricks.played());
    assertThat(run.board().tricks.record()).isEqualTo(other.board().tricks.record());
    for (int trick = 0; trick < other.board().tricks.begun(); trick++) {
      assertThat(run.board().tricks.winnerOf(trick))
          .isEqualTo(other.board().tricks.winnerOf(trick));
      assertThat(run.board().tricks.cardsOf(trick)).isEqualTo(other.board().tricks.cardsOf(trick));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void runOutAtTheSamePlace(Path file) {
    Program program = Optimizer.optimized(lowered(file));
    for (long steps = 1; steps < 400; steps += 1 + steps / 3) {
      Program poor = program.with(new Budget(steps, steps, 40 * steps + steps % 7));
      MatchRun asked = MatchRun.start(poor, 1).unrecordedCopy();
      RandomBot bot = new RandomBot(steps, 1);
      while (asked.isDeciding()) {
        bot.choose(asked);
      }
      assertThat(asked.status()).isNotInstanceOf(Status.Deciding.class);
      assertSame(playedOut(poor, steps), asked);
      assertSame(playedOut(compilation(poor).program(), steps), asked);
    }
  }

  /** Steps that begin together are counted together; one of them fails before the last. */
  @Test
  void whatFollowsAFaultIsNotCounted() {
    GameScript script =
        GameScript.read(
            new Source(
                "fault.trick",
                """
                game "Fault"
                  players 2
                state {
                  left: number = 4
                  share: number = 0
                }
                match {
                  shuffle deck
                  deal 13 to each player from seat 1
                  play tricks from seat 1 until hands are empty {
                    left = left - 1
                    share = 12 / left
                  }
                }
                trick { best by "it" card.rank then "first" earlier }
                end { highest score wins }
                """));
    Program program =
        Optimizer.optimized(GameFiles.ready(script.setUp(script.defaults())).rules().asLowered());
    MatchRun asked = MatchRun.start(program, 1).unrecordedCopy();
    RandomBot bot = new RandomBot(1, 1);
    while (asked.isDeciding()) {
      bot.choose(asked);
    }
    assertThat(asked.status())
        .isInstanceOfSatisfying(
            Status.Failed.class,
            failed -> assertThat(failed.kind()).isEqualTo(Fault.Kind.DIVISION_BY_ZERO));
    assertSame(playedOut(compilation(program).program(), 1), asked);
  }

  private static MatchRun playedOut(Program program, long seedOfBot) {
    MatchRun run = MatchRun.start(program, 1).unrecordedCopy();
    RandomBot bot = new RandomBot(seedOfBot, 1);
    while (run.isDeciding()) {
      if (run.isPlay()) {
        run.playCards((_, alternatives) -> bot.below(alternatives));
      } else {
        bot.choose(run);
      }
    }
    return run;
  }
}
