package tricksmith.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.engine.MatchRun;
import tricksmith.engine.SeatView;
import tricksmith.engine.report.Pick;
import tricksmith.games.GameFiles;
import tricksmith.program.Program;
import tricksmith.script.GameScript;
import tricksmith.source.Source;

/** Solved endings, compared with every way in which they can go on. */
@Execution(ExecutionMode.CONCURRENT)
class EndgameSolverTest {

  private static final double SCALE = 10;
  private static final int PLENTY = 1_000_000;

  /** A tenth of what a strong player tries out: where all cards are known, all worlds are alike. */
  private static final SearchBot.Effort ENOUGH = new SearchBot.Effort(3_000, 10, true);

  private static final int MOST_WORLDS = 300;

  private static Program rules(String game) {
    GameScript script = GameFiles.script(game);
    return rules(script, script.defaults().players());
  }

  private static Program rules(GameScript script, int players) {
    return GameFiles.ready(script.setUp(players, Map.of())).rules();
  }

  /** Tries everything out, and forgets nothing. */
  private static final class BruteForce {
    private final Worth worth;
    private final int deal;
    private final double[] before;

    BruteForce(MatchRun run) {
      worth = new Worth(run.rules());
      deal = run.deals();
      before = new double[run.rules().players()];
      Arrays.setAll(before, player -> worth.margin(run, player + 1));
    }

    /** What each seat gains, if everybody does what is best for them. */
    double[] gained(MatchRun run) {
      double[] best = new double[before.length];
      if (!worth.isIn(deal, run)) {
        Arrays.setAll(best, seat -> worth.gained(run, seat + 1, before[seat], SCALE));
        return best;
      }
      int decider = run.decider() - 1;
      List<double[]> all = new ArrayList<>();
      for (int alternative = 0; alternative < run.alternatives(); alternative++) {
        all.add(gained(run, alternative));
      }
      double most = all.stream().mapToDouble(gained -> gained[decider]).max().orElseThrow();
      List<double[]> equal = all.stream().filter(gained -> gained[decider] > most - 1e-9).toList();
      Arrays.setAll(
          best, seat -> equal.stream().mapToDouble(each -> each[seat]).average().orElseThrow());
      return best;
    }

    double[] gained(MatchRun run, int alternative) {
      MatchRun tried = run.unrecordedCopy();
      tried.choose(alternative);
      return gained(tried);
    }
  }

  /** Endings of matches played at random, at which somebody has a choice. */
  private static List<MatchRun> endings(Program rules, int count, int mostCards) {
    return endings(rules, count, mostCards, /* recorded= */ false);
  }

  private static List<MatchRun> endings(Program rules, int count, int mostCards, boolean recorded) {
    MatchRun pattern = MatchRun.start(rules, 1);
    List<MatchRun> endings = new ArrayList<>();
    for (int seed = 1; endings.size() < count; seed++) {
      MatchRun run = pattern.again(seed, recorded);
      RandomBot everybody = new RandomBot(seed, 1);
      while (run.isDeciding() && !(isEnding(run, mostCards) && run.alternatives() > 1)) {
        everybody.choose(run);
      }
      if (run.isDeciding()) {
        endings.add(run);
      }
    }
    return endings;
  }

  private static boolean isEnding(MatchRun run, int mostCards) {
    return run.isPlay()
        && IntStream.rangeClosed(1, run.rules().players())
            .allMatch(seat -> run.hand(seat).size() <= mostCards);
  }

  private static List<Pick> picks(MatchRun run) {
    return IntStream.range(0, run.alternatives()).mapToObj(i -> (Pick) new Pick.One(i)).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "classics/whist",
        "classics/spades",
        "classics/bridge",
        "classics/german-whist",
        "classics/hearts",
        "classics/oh-hell",
        "classics/knaves",
        "classics/wizard"
      })
  void findsWhatBruteForceFinds(String game) {
    Program rules = rules(game);
    EndgameSolver solver = new EndgameSolver(rules, new Worth(rules), SCALE);
    for (MatchRun run : endings(rules, 4, rules.players() == 2 ? 5 : 3)) {
      List<Pick> picks = picks(run);
      double[] gained = new double[picks.size()];

      int spent = solver.solve(run, picks, gained, PLENTY);

      BruteForce oracle = new BruteForce(run);
      assertThat(spent).isPositive();
      for (int i = 0; i < gained.length; i++) {
        assertThat(gained[i])
            .as("%s, alternative %d", run.hand(run.seat()), i)
            .isCloseTo(oracle.gained(run, i)[run.seat() - 1], within(1e-9));
      }
    }
  }

  @Test
  void looksAtFewerEndingsThanThereAre() {
    Program rules = rules("classics/whist");
    EndgameSolver solver = new EndgameSolver(rules, new Worth(rules), SCALE);
    long spent = 0;
    long all = 0;
    for (MatchRun run : endings(rules, 6, 3)) {
      double[] gained = new double[run.alternatives()];
      spent += solver.solve(run, picks(run), gained, PLENTY);
      all += choices(run, run.deals(), new Worth(rules));
    }

    assertThat(spent).isLessThan(all / 2);
  }

  private static long choices(MatchRun run, int deal, Worth worth) {
    long choices = 0;
    for (int i = 0; worth.isIn(deal, run) && i < run.alternatives(); i++) {
      MatchRun tried = run.unrecordedCopy();
      tried.choose(i);
      choices += 1 + choices(tried, deal, worth);
    }
    return choices;
  }

  @Test
  void neverSpendsMoreThanItMay() {
    Program rules = rules("classics/whist");
    MatchRun run = endings(rules, 1, 6).getFirst();
    EndgameSolver solver = new EndgameSolver(rules, new Worth(rules), SCALE);

    assertThat(solver.isSmall(run, run.alternatives(), 500, 1)).isFalse();
    assertThat(solver.solve(run, picks(run), new double[run.alternatives()], 500)).isNegative();
  }

  /** What others choose at the same time is not known to anybody: that is no ending to solve. */
  @Test
  void doesNotLookAtWhatOthersChooseInSecret() {
    Program rules = rules("norimachigai");
    MatchRun run = MatchRun.start(rules, 5);
    while (!run.isAtOnce()) {
      run.choose(0);
    }
    EndgameSolver solver = new EndgameSolver(rules, new Worth(rules), SCALE);

    assertThat(solver.isSmall(run, 2, PLENTY, 1)).isFalse();
    run.choose(0);
    assertThat(run.isAtOnce()).isTrue();
    assertThat(solver.solve(run, picks(run), new double[run.alternatives()], PLENTY)).isNegative();
  }

  @ParameterizedTest
  @ValueSource(strings = {"classics/whist", "classics/hearts", "classics/knaves"})
  void aSearchingPlayerCountsEachWorldOnce(String game) {
    Program rules = rules(game);
    Policies untaught = new Policies(500);
    for (MatchRun run : endings(rules, 8, 2, /* recorded= */ true)) {
      int seat = run.seat();
      SeatView view = run.view(seat);
      double[] worths = new double[run.alternatives()];
      List<Map<Integer, Integer>> layouts = view.layouts(MOST_WORLDS);
      for (Map<Integer, Integer> layout : layouts) {
        MatchRun world = view.suppose(1, layout);
        BruteForce oracle = new BruteForce(world);
        for (int i = 0; i < worths.length; i++) {
          worths[i] += oracle.gained(world, i)[seat - 1];
        }
      }
      double best = Arrays.stream(worths).max().orElseThrow();

      Consideration considered =
          new SearchBot(untaught, 1, seat, ENOUGH).consider(view, run.decision());

      assertThat(layouts).isNotEmpty();
      assertThat(considered.worlds()).isLessThanOrEqualTo(layouts.size() + 4);
      assertThat(worths[((Pick.One) considered.chosen()).alternative()])
          .isCloseTo(best, within(1e-6));
    }
  }

  /** All cards are known, as they are dealt to two: whoever searches finds the best line. */
  @Test
  void aSearchingPlayerMakesNoMistakeAtTheEnd() {
    Program rules =
        rules(
            GameScript.read(
                new Source(
                    "ending.trick",
                    """
                    game "Ending"
                      players 2
                    deck {
                      suits H S
                      ranks 2 3 4 5
                    }
                    match {
                      new deal
                      shuffle deck
                      deal deck to players from seat 1
                      play tricks from seat 1 until hands are empty { winner scores 1 }
                    }
                    trick {
                      must "follow suit"  card.suit == led.suit
                      best by "the suit led"  card.suit == led.suit  then "the higher"  card.rank
                    }
                    """)),
            2);
    Policies untaught = new Policies(500);
    for (int seed = 1; seed <= 12; seed++) {
      MatchRun run = MatchRun.start(rules, seed);
      while (run.isDeciding()) {
        int seat = run.seat();
        double[] worths = new double[run.alternatives()];
        MatchRun here = run;
        BruteForce oracle = new BruteForce(here);
        Arrays.setAll(worths, i -> oracle.gained(here, i)[seat - 1]);
        double best = Arrays.stream(worths).max().orElseThrow();
        Consideration considered =
            worths.length == 1
                ? Consideration.of(new Pick.One(0))
                : new SearchBot(untaught, seed, seat, ENOUGH)
                    .consider(run.view(run.decider()), run.decision());
        Pick pick = considered.chosen();
        assertThat(considered.worlds()).as("worlds that are all the same").isLessThan(3);
        assertThat(worths[((Pick.One) pick).alternative()]).isCloseTo(best, within(1e-9));
        run.choose(pick);
      }
    }
  }
}
