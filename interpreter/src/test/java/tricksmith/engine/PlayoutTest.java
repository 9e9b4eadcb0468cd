package tricksmith.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.bytecode.Compilation;
import tricksmith.engine.report.CourseWatch;
import tricksmith.games.GameFiles;
import tricksmith.optimize.Optimizer;
import tricksmith.players.RandomBot;
import tricksmith.program.Program;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;

/** A match that is reset to another goes on as a copy of that one would. */
class PlayoutTest {

  private static final int MOMENTS = 40;

  static List<Path> games() {
    return GameFiles.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void goesOnAsACopy(Path file) {
    Random random = new Random(7);
    MatchRun match = MatchRun.start(GameFiles.program(file), 1);
    MatchRun playout = match.again(2, false);
    RandomBot everybody = new RandomBot(1, 1);
    for (int i = 0; i < MOMENTS && match.isDeciding(); i++) {
      for (int j = random.nextInt(12); j >= 0 && match.isDeciding(); j--) {
        everybody.choose(match);
      }
      playout.resetTo(match);
      MatchRun copy = match.unrecordedCopy();
      RandomBot one = new RandomBot(i, 2);
      RandomBot other = new RandomBot(i, 2);
      for (int choices = random.nextInt(60); choices >= 0 && copy.isDeciding(); choices--) {
        assertThat(playout.decision()).isEqualTo(copy.decision());
        one.choose(playout);
        other.choose(copy);
      }
      assertThat(playout.status()).isEqualTo(copy.status());
      assertThat(playout.scores()).isEqualTo(copy.scores());
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void anotherMatchInItsPlaceIsLikeANewOne(Path file) {
    MatchRun pattern = MatchRun.start(GameFiles.program(file), 1);
    MatchRun played = pattern.again(2, false);
    for (int seed = 3; seed < 7; seed++) {
      playOut(played, seed, 10 * seed);
      MatchRun fresh = pattern.again(seed, false);
      played.beginAnother(seed, NOBODY);

      assertThat(played.status()).isEqualTo(fresh.status());
      playOut(fresh, seed, 1_000);
      playOut(played, seed, 1_000);
      assertThat(played.status()).isEqualTo(fresh.status());
      assertThat(played.scores()).isEqualTo(fresh.scores());
      assertThat(played.board().allowance.spent()).isEqualTo(fresh.board().allowance.spent());
    }
  }

  private static void playOut(MatchRun match, long seed, int choices) {
    RandomBot everybody = new RandomBot(seed, 1);
    for (int i = 0; i < choices && match.isDeciding(); i++) {
      everybody.choose(match);
    }
  }

  private static final CourseWatch NOBODY =
      new CourseWatch() {
        @Override
        public void finishesTrick() {}

        @Override
        public void notesScores(long[] scores) {}
      };

  /** What comes of a deal is known before the next one is shuffled. */
  @ParameterizedTest
  @MethodSource("games")
  void aMatchThatRestsAfterTheDealComesToTheSame(Path file) {
    MatchRun match = MatchRun.start(GameFiles.program(file), 4);
    RandomBot everybody = new RandomBot(3, 1);
    for (int i = 0; i < 20 && match.isDeciding(); i++) {
      everybody.choose(match);
    }
    int deal = match.deals();
    MatchRun resting = match.restingAfterDeal();
    RandomBot one = new RandomBot(5, 2);
    RandomBot other = new RandomBot(5, 2);
    for (int i = 0; i < 3_000 && match.isDeciding() && match.deals() == deal; i++) {
      assertThat(resting.decision()).isEqualTo(match.decision());
      one.choose(match);
      other.choose(resting);
    }
    assertThat(resting.scores()).isEqualTo(match.scores());
    assertThat(resting.isDeciding()).isEqualTo(match.isDeciding() && match.deals() == deal);
    assertThat(resting.isOver()).isEqualTo(match.isOver());
  }

  @Test
  void makesNothingAnew() {
    MatchRun match = MatchRun.start(GameFiles.ready(setUp("saizen")).rules(), 1);
    MatchRun playout = match.again(2, false);
    RandomBot everybody = new RandomBot(1, 1);
    for (int i = 0; i < 30; i++) {
      everybody.choose(playout);
    }
    playout.resetTo(match);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    for (int i = 0; i < 1_000; i++) {
      playout.resetTo(match);
    }
    assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(20_000);
  }

  /** Once everything is there that is used again: what is remembered, and room for everything. */
  @ParameterizedTest
  @MethodSource("games")
  void allocatesNothingUpToTheEndOfTheDeal(Path file) {
    Program rules = Optimizer.optimized(GameFiles.program(file).asLowered());
    Compilation translated = new Compilation(rules, rules.title(), _ -> 1, 0);
    translated.compile();
    MatchRun match = MatchRun.start(translated.program(), 1);
    MatchRun playout = match.unrecordedCopy();
    RandomBot everybody = new RandomBot(1, 1);
    playOutDeals(playout, match, everybody, 4 * MOMENTS);

    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    playOutDeals(playout, match, everybody, MOMENTS);

    assertThat(threads.getCurrentThreadAllocatedBytes() - before).isZero();
  }

  private static void playOutDeals(MatchRun playout, MatchRun match, RandomBot bot, int times) {
    for (int i = 0; i < times; i++) {
      playout.resetTo(match);
      while (playout.isDeciding() && playout.deals() == match.deals()) {
        bot.choose(playout);
      }
    }
  }

  private static SetupResult setUp(String name) {
    GameScript script = GameFiles.script(name);
    return script.setUp(script.defaults());
  }

  @Test
  void refusesOtherRulesAndMatchesWithARecord() {
    MatchRun recorded = MatchRun.start(GameFiles.ready(setUp("supertrump")).rules(), 1);
    MatchRun other = MatchRun.start(GameFiles.ready(setUp("saizen")).rules(), 1);
    assertThatThrownBy(() -> recorded.resetTo(recorded.copy()))
        .isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> recorded.beginAnother(2, NOBODY))
        .isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> recorded.again(2, false).resetTo(other))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
