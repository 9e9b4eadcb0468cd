package tricksmith.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tricksmith.engine.MatchRun;
import tricksmith.engine.SeatView;
import tricksmith.games.GameFiles;
import tricksmith.program.Program;

/** Worlds in which others would have done what they did come first. */
class WorldsTest {

  private static final int DEALS = 10;
  private static final int CHOICES = 8_000;

  private static final Program RULES = GameFiles.game("classics/whist", 4, Map.of()).rules();

  /** Learned once for all tests, as that takes longer than they do. */
  private static final Policies POLICIES = new Policies(100_000);

  /** A deal that novices have played up to the fifth trick. */
  private MatchRun deal(int seed) {
    MatchRun run = MatchRun.start(RULES, seed);
    Bot novice = Level.NOVICE.bot(POLICIES, 1, 1);
    for (int choices = 0; choices < 18; choices++) {
      novice.choose(run);
    }
    return run;
  }

  /** In how many of some worlds hidden cards lie where they really do, on average. */
  private double found(MatchRun run, Worlds worlds) {
    SeatView view = run.view(run.decider());
    double found = 0;
    for (int world = 0; world < 20; world++) {
      MatchRun supposed = worlds.next();
      for (int seat = 1; seat <= RULES.players(); seat++) {
        for (int card : run.hand(seat).toArray()) {
          found += !view.knows(card) && supposed.hand(seat).contains(card) ? 1 : 0;
        }
      }
    }
    return found / 20;
  }

  private double found(MatchRun run, int choices) {
    SeatView view = run.view(run.decider());
    return POLICIES.playing(run, playing -> found(run, new Worlds(view, playing, 0, choices, 5)));
  }

  @Test
  void whatNovicesHaveDoneTellsWhereCardsLie() {
    double weighed = 0;
    double even = 0;
    for (int seed = 0; seed < DEALS; seed++) {
      weighed += found(deal(seed), CHOICES) / DEALS;
      even += found(deal(seed), 0) / DEALS;
    }

    assertThat(weighed).isGreaterThan(even + 0.4);
  }

  @Test
  void whatHasNotBeenOfferedOrIsNeverChosenIsUnlikelyAndNotImpossible() {
    MatchRun run = deal(3);
    POLICIES.playing(
        run,
        playing -> {
          List<Double> likely =
              IntStream.range(-1, run.alternatives())
                  .mapToObj(alternative -> playing.likelihood(run, alternative))
                  .toList();
          assertThat(likely).allMatch(each -> each > 0);
          assertThat(likely.getFirst()).isLessThan(0.01);
          assertThat(likely.stream().skip(1).mapToDouble(each -> each).sum())
              .isBetween(0.999999, 1.000001);
          return 0;
        });
  }

  /** Otherwise nothing would be left for trying out. */
  @Test
  void findingOutWhatIsLikelyCostsNoMoreThanItsShare() {
    MatchRun run = deal(3);
    SeatView view = run.view(run.decider());
    int spent = POLICIES.playing(run, playing -> new Worlds(view, playing, 0, CHOICES, 5).spent());

    assertThat(view.remembered()).hasSizeGreaterThan(10);
    assertThat(spent).isBetween(CHOICES / 4, CHOICES * 2 / 5);
  }
}
