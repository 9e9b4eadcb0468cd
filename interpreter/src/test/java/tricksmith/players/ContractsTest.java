package tricksmith.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.engine.MatchRun;
import tricksmith.engine.Outlook;
import tricksmith.engine.report.CourseWatch;
import tricksmith.engine.report.Pick;
import tricksmith.games.GameFiles;
import tricksmith.program.Program;

/** What is learned of numbers that are said, and whether it is played by. */
class ContractsTest {

  private static final double NOTHING = Double.NaN;

  private static Program rules(String game) {
    var script = GameFiles.script(game);
    return GameFiles.ready(script.setUp(script.defaults().players(), Map.of())).rules();
  }

  @Test
  void worthIsTheSameHoweverItIsReckoned() {
    double[] weights = new double[Contracts.COUNT];
    Arrays.setAll(weights, place -> StrictMath.sin(place + 1));
    Features features = new Features();
    for (double[] said : List.of(new double[] {3, NOTHING}, new double[] {0, 5})) {
      for (int won = 0; won < 9; won++) {
        features.clear();
        Contracts.ofPlayer(said, won, 1, features);
        assertThat(Contracts.worthToPlayer(weights, said, won))
            .isCloseTo(features.weighed(weights), within(1e-12));
        for (boolean partners : new boolean[] {false, true}) {
          features.clear();
          Contracts.ofSide(said, won, partners, 1, features);
          assertThat(Contracts.worthToSide(weights, said, won, partners))
              .isCloseTo(features.weighed(weights), within(1e-12));
        }
      }
    }
  }

  /** Ten and one for each trick, if there are as many as were bid; else nothing. */
  @Test
  void whatABidBringsIsLearnedFromTheRules() {
    Policy policy =
        Learning.learn(rules("classics/oh-hell"), 100_000, LearningWatch.NOBODY).orElseThrow();

    for (int bid = 0; bid < 5; bid++) {
      double[] said = {bid, NOTHING};
      for (int won = 0; won < 5; won++) {
        double worth =
            Contracts.worthToPlayer(policy.contracts(), said, won)
                + Contracts.worthToSide(policy.contracts(), said, won, false);
        assertThat(worth * policy.scale())
            .as("%s bid, %s won", bid, won)
            .isCloseTo(won == bid ? 10 + bid : 0, within(1.5));
      }
    }
  }

  /** Whoever has won as many tricks as were bid wants no more, and expects less of a hand. */
  @Test
  void whoHasMadeABidWantsNoMoreTricks() {
    Program rules = rules("classics/oh-hell");
    Policy policy = Learning.learn(rules, 100_000, LearningWatch.NOBODY).orElseThrow();
    Policy losing =
        new Policy(
            policy.weights(),
            policy.hand(false),
            new double[Prospects.HAND],
            policy.cards(),
            policy.contracts(),
            policy.scale());
    MatchRun run = MatchRun.start(rules, 5);
    Playing playing = new Playing(run, policy);
    Playing playingToLose = new Playing(run, losing);
    int made = 0;
    int missed = 0;
    while (run.isDeciding() && run.deals() < 12) {
      Describing describing = playing.describing();
      describing.look(run);
      Outlook outlook = describing.outlook();
      double missing = outlook.number(0, outlook.player()) - outlook.tricksWon(outlook.player());
      int left = outlook.hand().size();
      if (run.isPlay() && left > 1 && missing == 0) {
        assertThat(describing.ducks()).as("%s", outlook.hand()).isTrue();
        assertThat(playing.worth(run, new Pick.One(0)))
            .isNotEqualTo(playingToLose.worth(run, new Pick.One(0)));
        made++;
      } else if (run.isPlay() && left > 1 && missing > 0 && missing <= left) {
        assertThat(describing.ducks()).as("%s", outlook.hand()).isFalse();
        assertThat(playing.worth(run, new Pick.One(0)))
            .isEqualTo(playingToLose.worth(run, new Pick.One(0)));
        missed++;
      }
      playing.choose(run);
    }

    assertThat(Math.min(made, missed)).isGreaterThan(20);
    assertThat(policy.hand(true)).isNotEqualTo(policy.hand(false));
  }

  /**
   * A player who has made a bid loses tricks on purpose, and one who has not wins them. In
   * Ninety-Nine, cards laid aside are the bid: a definition says what they mean.
   */
  @ParameterizedTest
  @ValueSource(strings = {"oh-hell", "ninety-nine"})
  void bidsFollowHandsAndTricksFollowBids(String game) {
    Program rules = rules("classics/" + game);
    Policies policies = new Policies(150_000);
    MatchRun pattern = MatchRun.start(rules, 1);
    Outlook outlook = new Outlook(pattern);
    List<double[]> pairs = new ArrayList<>();
    for (int number = 0; number < 60; number++) {
      play(pattern.again(number, false), policies, outlook, pairs);
    }

    assertThat(exact(pairs)).isGreaterThan(0.36);
    assertThat(correlation(pairs)).isGreaterThan(0.5);
  }

  private static double exact(List<double[]> pairs) {
    return pairs.stream().filter(pair -> pair[0] == pair[1]).count() / (double) pairs.size();
  }

  /** Plays one deal, and notes what was bid beside what was won. */
  private static void play(MatchRun run, Policies policies, Outlook outlook, List<double[]> pairs) {
    double[][] deal = new double[run.rules().players()][2];
    run.tell(
        new CourseWatch() {
          @Override
          public void finishesTrick() {
            deal[run.lastWinner() - 1][1]++;
          }

          @Override
          public void notesScores(long[] scores) {}
        });
    Bot novice = new NoviceBot(policies);
    while (run.isDeciding() && run.deals() == 1) {
      outlook.look(run);
      for (int player = 0; player < deal.length; player++) {
        deal[player][0] = outlook.ownNumber(0, player);
      }
      novice.choose(run);
    }
    pairs.addAll(List.of(deal));
  }

  static double correlation(List<double[]> pairs) {
    double one = pairs.stream().mapToDouble(pair -> pair[0]).average().orElseThrow();
    double other = pairs.stream().mapToDouble(pair -> pair[1]).average().orElseThrow();
    double products = 0;
    double ones = 0;
    double others = 0;
    for (double[] pair : pairs) {
      products += (pair[0] - one) * (pair[1] - other);
      ones += (pair[0] - one) * (pair[0] - one);
      others += (pair[1] - other) * (pair[1] - other);
    }
    return products / Math.sqrt(ones * others);
  }
}
