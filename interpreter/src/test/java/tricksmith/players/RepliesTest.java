package tricksmith.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tricksmith.engine.MatchRun;
import tricksmith.engine.report.Pick;
import tricksmith.games.GameFiles;
import tricksmith.program.Program;

/** Choices that follow a pick: at first those of a novice, later the best ones. */
class RepliesTest {

  private static final int LITTLE = 20_000;
  private static final int CARDS = 4;
  private static final int PLENTY = 1_000_000;

  /** What novices must lose in an ending, in usual differences, for it to be worth a try. */
  private static final double MISTAKE = 0.25;

  private final Policies policies = new Policies(LITTLE);

  private static Program rules(String game) {
    var script = GameFiles.script(game);
    return GameFiles.ready(script.setUp(script.defaults().players(), Map.of())).rules();
  }

  /** The first moment at which somebody has a choice and nobody more than a few cards. */
  private static MatchRun ending(Program rules, int seed) {
    MatchRun run = MatchRun.start(rules, seed).unrecordedCopy();
    RandomBot everybody = new RandomBot(seed, 1);
    while (!(isEnding(run) && run.alternatives() > 1)) {
      everybody.choose(run);
    }
    return run;
  }

  private static boolean isEnding(MatchRun run) {
    for (int seat = 1; seat <= run.rules().players(); seat++) {
      if (run.hand(seat).size() > CARDS) {
        return false;
      }
    }
    return run.isPlay();
  }

  /** Plays the deal on after the first alternative; returns what the seats have gained. */
  private static double[] playOn(MatchRun from, Replies replies, Playing playing) {
    Worth worth = new Worth(from.rules());
    MatchRun run = from.restingAfterDeal();
    run.choose(0);
    replies.begin();
    while (worth.isIn(from.deals(), run)) {
      if (!replies.choose(run, playing)) {
        playing.choose(run);
      }
    }
    double[] gained = new double[from.rules().players()];
    Arrays.setAll(
        gained, seat -> worth.gained(run, seat + 1, worth.margin(from, seat + 1), playing.scale()));
    return gained;
  }

  /**
   * With all cards known, what is tried out comes down to what the best players would do, in
   * endings in which novices would do something else.
   */
  @ParameterizedTest
  @CsvSource({"classics/spades, 2, 2000", "mas-menos, 4, 8000"})
  void comeDownToTheBestPlay(String game, int endings, int playouts) {
    Program rules = rules(game);
    double ofNovices = 0;
    double ofReplies = 0;
    int found = 0;
    for (int seed = 1; found < endings; seed++) {
      MatchRun run = ending(rules, seed);
      double scale = policies.playing(run, Playing::scale);
      double[] best = new double[1];
      int spent =
          new EndgameSolver(rules, new Worth(rules), scale)
              .solve(run, List.of(new Pick.One(0)), best, PLENTY);
      assertThat(spent).isPositive();
      Replies replies = new Replies();
      double first =
          policies.playing(run, playing -> playOn(run, replies, playing)[run.seat() - 1]);
      if (Math.abs(first - best[0]) < MISTAKE) {
        continue;
      }
      found++;
      double late =
          policies.playing(
              run,
              playing -> {
                double sum = 0;
                for (int i = 0; i < playouts; i++) {
                  double[] gained = playOn(run, replies, playing);
                  replies.learn(gained);
                  sum += i < playouts / 2 ? 0 : gained[run.seat() - 1] / (playouts / 2.0);
                }
                return sum;
              });
      ofNovices += Math.abs(first - best[0]);
      ofReplies += Math.abs(late - best[0]);
    }

    assertThat(ofReplies).isLessThan(ofNovices / 5);
  }

  @Test
  void aPlayoutThatNothingIsKnownOfIsThatOfNovices() {
    MatchRun from = ending(rules("classics/whist"), 3);
    double[] gained = policies.playing(from, playing -> playOn(from, new Replies(), playing));
    Replies never = new Replies();
    double[] ofNovices =
        policies.playing(
            from,
            playing -> {
              MatchRun run = from.restingAfterDeal();
              Worth worth = new Worth(from.rules());
              run.choose(0);
              while (worth.isIn(from.deals(), run)) {
                assertThat(never.choose(run, playing)).as("a playout that was not begun").isFalse();
                playing.choose(run);
              }
              double[] all = new double[4];
              Arrays.setAll(
                  all,
                  seat ->
                      worth.gained(run, seat + 1, worth.margin(from, seat + 1), playing.scale()));
              return all;
            });

    assertThat(gained).containsExactly(ofNovices, within(1e-9));
  }

  /** What others choose at once cannot be answered: nobody knows it yet. */
  @Test
  void endWhereOthersDoNotSeeWhatIsChosen() {
    MatchRun run = MatchRun.start(rules("norimachigai"), 5).unrecordedCopy();
    while (!run.isAtOnce()) {
      run.choose(0);
    }
    Replies replies = new Replies();
    replies.begin();

    assertThat(run.isHidden()).isTrue();
    assertThat(policies.<Boolean>playing(run, playing -> replies.choose(run, playing))).isFalse();
  }
}
