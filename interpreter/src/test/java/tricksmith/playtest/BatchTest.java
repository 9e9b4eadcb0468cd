package tricksmith.playtest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.engine.MatchRun;
import tricksmith.players.RandomBot;
import tricksmith.playtest.results.Freedom;
import tricksmith.playtest.results.Results;
import tricksmith.playtest.results.SideResult;
import tricksmith.playtest.simulation.Seating;
import tricksmith.program.Program;
import tricksmith.program.evaluation.Budget;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.source.Source;

class BatchTest {

  private static final Program RULES =
      rules(
          """
          game "High card"
            players 2
          match {
            new deal
            shuffle deck
            deal 3 to each player from seat 1
            play tricks from seat 1 until hands are empty { winner scores 1 }
          }
          """);

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 8})
  void threadsChangeNothing(int threads) throws IOException {
    Recording alone = new Recording();
    Recording together = new Recording();
    Results expected = batch(100, 1).play(BatchTest::course, alone);
    Results results = batch(100, threads).play(BatchTest::course, together);
    assertThat(results).isEqualTo(expected);
    assertThat(together.recorded).isEqualTo(alone.recorded).hasSize(100);
  }

  /** Choices made at once are asked for seat by seat, but nobody begins. */
  @Test
  void whoBeginsIsTheFirstToDecideAlone() throws IOException {
    Program passing =
        rules(
            """
            game "Passing"
              players 2
            match {
              starter = random player
              new deal
              shuffle deck
              deal 3 to each player
              each player at once chooses passed: 1 card from hand
              each player at once moves passed to hand of left of player
              play tricks from starter until hands are empty { winner scores 1 }
            }
            """);

    Results results = new Batch(passing, Seating.random(), 40, 1, 1).play();

    assertThat(results.places().starters()).isEqualTo(2);
  }

  @Test
  void aRecordMakesNoDifference() throws IOException {
    Results recorded = batch(50, 2).play(BatchTest::course, new Recording());
    assertThat(batch(50, 2).play()).isEqualTo(recorded);
  }

  @Test
  void matchesAreThoseOfTheirSeedsInOrder() throws IOException {
    List<Long> seeds = new ArrayList<>();
    new Batch(RULES, Seating.random(), 50, 1000, 4).play(MatchRun::seed, seeds::add);
    assertThat(seeds).containsExactlyElementsOf(LongStream.range(1000, 1050).boxed().toList());
  }

  @Test
  void aSingleMatchIsTheSameInAnyBatch() throws IOException {
    Recording many = new Recording();
    Recording one = new Recording();
    batch(10, 2).play(BatchTest::course, many);
    new Batch(RULES, Seating.random(), 1, 7 + 4, 1).play(BatchTest::course, one);
    assertThat(one.recorded.getFirst()).isEqualTo(many.recorded.get(4));
  }

  @Test
  void botsOneByOnePlayAsTheFastOnesDo() throws IOException {
    Recording fast = new Recording();
    Recording slow = new Recording();
    batch(20, 1).play(BatchTest::course, fast);
    new Batch(RULES, Seating.of(RandomBot::new), 20, 7, 1).play(BatchTest::course, slow);
    assertThat(slow.recorded).isEqualTo(fast.recorded);
  }

  @Test
  void everyMatchIsCounted() {
    Results results = batch(64, 2).play();
    assertThat(results.played()).isEqualTo(64);
    assertThat(results.ended()).isEqualTo(64);
    assertThat(results.cancelled()).isFalse();
    assertThat(results.sides().stream().mapToDouble(SideResult::wins).sum()).isEqualTo(64);
    assertThat(results.lengths().tricks().mean()).isEqualTo(3);
    assertThat(results.lengths().decisions().mean()).isEqualTo(6);
  }

  @Test
  void countsWhatThereIsToChooseFrom() {
    Program free =
        rules(
            """
            game "Any card"
              players 2
            match {
              new deal
              shuffle deck
              deal 3 to each player from seat 1
              play tricks from seat 1 until hands are empty { winner scores 1 }
            }
            trick { best by "the large number" card.number then "later" later }
            """);
    Freedom freedom = new Batch(free, Seating.random(), 64, 7, 2).play().freedom();
    // Three cards in hand, then two, then one.
    assertThat(freedom.alternatives().mean()).isEqualTo(2);
    assertThat(freedom.alternatives().count()).isEqualTo(64);
    assertThat(freedom.forced().mean()).isEqualTo(2.0 / 6);
    assertThat(freedom.forced().margin()).isZero();
  }

  /** Each of these takes some 400,000 steps. */
  @Test
  void stopsWhereMatchesTakeTooManySteps() {
    Program costly =
        rules(
            """
            game "Numbers"
              players 2
            state { found: number = 0 }
            match {
              new deal
              shuffle deck
              found = number of n in 1..400000 where n > found
            }
            """);
    Program rules = costly.with(Budget.ofSteps(500_000));
    Results results = new Batch(rules, Seating.random(), 100, 7, 1).play();

    assertThat(results.spent()).isTrue();
    assertThat(results.cancelled()).isFalse();
    assertThat(results.played()).isBetween(20, 50);
    assertThat(new Batch(rules, Seating.random(), 100, 7, 3).play()).isEqualTo(results);
    assertThat(new Batch(rules, Seating.random(), 1, 7, 2).play().spent()).isFalse();
  }

  @Test
  void stopsWhenItIsCancelled() throws IOException {
    Recording recording = new Recording(10);
    Results results = batch(100_000, 2).play(BatchTest::course, recording);
    assertThat(results.cancelled()).isTrue();
    assertThat(results.played()).isEqualTo(recording.recorded.size()).isBetween(10, 1000);
  }

  @Test
  void doesNotWaitForMatchesThatNobodyWants() throws IOException {
    CountDownLatch never = new CountDownLatch(1);
    Seating slow =
        _ ->
            _ -> {
              try {
                never.await();
              } catch (InterruptedException stopped) {
                throw new IllegalStateException(stopped);
              }
            };
    Listener<String> impatient =
        new Listener<>() {
          private int asked;

          @Override
          public void take(String recorded) {}

          @Override
          public boolean isCancelled() {
            asked++;
            return asked > 3;
          }
        };
    Results results = new Batch(RULES, slow, 10, 7, 2).play(BatchTest::course, impatient);
    assertThat(results.played()).isZero();
    assertThat(results.cancelled()).isTrue();
  }

  @Test
  void endsWithTheListenersFailure() {
    Listener<String> full =
        _ -> {
          throw new IOException("disk full");
        };
    assertThatThrownBy(() -> batch(1000, 2).play(BatchTest::course, full))
        .isInstanceOf(IOException.class)
        .hasMessage("disk full");
  }

  @Test
  void passesOnWhatGoesWrongInAThread() {
    Seating broken =
        _ -> {
          throw new IllegalStateException("broken bot");
        };
    assertThatThrownBy(() -> new Batch(RULES, broken, 10, 1, 2).play())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("broken bot");
  }

  @Test
  void refusesNoMatchesAndNoThreads() {
    assertThatThrownBy(() -> batch(0, 1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> batch(1, 0)).isInstanceOf(IllegalArgumentException.class);
  }

  private static Batch batch(int matches, int threads) {
    return new Batch(RULES, Seating.random(), matches, 7, threads);
  }

  private static String course(MatchRun run) {
    return run.seed() + " " + run.events();
  }

  private static Program rules(String script) {
    GameScript read = GameScript.read(new Source("test", script));
    return switch (read.setUp(2, Map.of())) {
      case SetupResult.Ready ready -> ready.game().rules();
      case SetupResult.Refused refused -> throw new AssertionError(refused);
    };
  }

  /** Keeps what was recorded, and cancels when there is enough. */
  private static final class Recording implements Listener<String> {
    private final List<String> recorded = new ArrayList<>();
    private final int enough;

    Recording() {
      this(Integer.MAX_VALUE);
    }

    Recording(int enough) {
      this.enough = enough;
    }

    @Override
    public void take(String text) {
      recorded.add(text);
    }

    @Override
    public boolean isCancelled() {
      return recorded.size() >= enough;
    }
  }
}
