package tricksmith.playtest.results;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.playtest.Scripts.rule;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tricksmith.engine.MatchRun;
import tricksmith.engine.report.Event;
import tricksmith.playtest.Batch;
import tricksmith.playtest.Scripts;
import tricksmith.playtest.simulation.Seating;
import tricksmith.playtest.statistics.Share;
import tricksmith.program.value.RuleId;
import tricksmith.script.Game;

class CoverageTest {

  private static final String SCRIPT =
      """
      game "Whist for two"
        players 2
      options { penalty 0..1 = 0 "What the first trick costs" }
      state { hurried: yes/no }
      match {
        repeat 2 times {
          new deal
          shuffle deck
          deal 3 to each player from seat 1
          play tricks from seat 1 until hands are empty {
            winner scores 1
            loser scores 0
            if trick.number == 1 { winner scores -penalty }
            if penalty == 1 { loser scores 1 }
            if trick.number == 9 { hurried = yes }
          }
        }
      }
      trick {
        must "follow suit" card.suit == led.suit
        must "be small" card.number < 99
        best by "the suit led" card.suit == led.suit
          then "the large number" card.number
      }
      end { highest score wins }
      """;

  private final Game game = Scripts.game(SCRIPT, 2);
  private final Coverage coverage = coverage(game, 40, 2);

  @Test
  void statementsAreCountedEachTime() {
    assertThat(use("repeat 2 times").applied()).isEqualTo(40);
    assertThat(use("new deal").applied()).isEqualTo(80);
    assertThat(use("shuffle deck").applied()).isEqualTo(80);
    assertThat(use("deal 3").applied()).isEqualTo(80);
    assertThat(use("play tricks").applied()).isEqualTo(80);
    assertThat(use("winner scores 1").applied()).isEqualTo(240);
    assertThat(use("winner scores 1").matches()).isEqualTo(new Share(40, 40));
  }

  @Test
  void aScoringLineMattersIfItChangesAScore() {
    assertThat(use("winner scores 1").mattered()).isEqualTo(240);
    assertThat(use("loser scores 0").applied()).isEqualTo(240);
    assertThat(use("loser scores 0").mattered()).isZero();
    assertThat(use("loser scores 0").firstMattered()).isNull();
  }

  @Test
  void aConditionMattersIfItHolds() {
    assertThat(use("if trick.number == 1").applied()).isEqualTo(240);
    assertThat(use("if trick.number == 1").mattered()).isEqualTo(80);
    assertThat(use("if trick.number == 9").applied()).isEqualTo(240);
    assertThat(use("if trick.number == 9").mattered()).isZero();
    assertThat(use("hurried = yes").applied()).isZero();
    assertThat(use("hurried = yes").firstApplied()).isNull();
  }

  @Test
  void endingATrickCountsWhenItIsPerformed() {
    Game broken =
        Scripts.game(
            """
            game "Broken off"
              players 2
            match {
              new deal
              shuffle deck
              deal 3 to each player from seat 1
              play tricks from seat 1 until hands are empty {
                before each card {
                  if number of tricks == 1 and number of table == 1 {
                    end the trick
                  }
                }
                nobody takes the trick if number of table == 1
                winner scores 1
              }
            }
            """,
            2);

    RuleUse use = coverage(broken, 40, 1).of(rule(broken, "end the trick")).orElseThrow();

    assertThat(use.applied()).isPositive();
    assertThat(use.mattered()).isEqualTo(use.applied());
  }

  @Test
  void whatTheOptionsDecideIsNotAmongTheRules() {
    assertThat(coverage.of(rule(game, "if penalty == 1"))).isEmpty();
    Game costly = Scripts.game(SCRIPT, 2, Map.of("penalty", List.of("1")));
    Coverage other = coverage(costly, 4, 1);
    assertThat(other.of(rule(costly, "loser scores 1")).orElseThrow().applied()).isEqualTo(24);
  }

  @Test
  void anObligationMattersIfItExcludesACard() {
    RuleUse follow = use("must \"follow suit\"");
    // who follows is asked three times in each deal
    assertThat(follow.applied()).isEqualTo(240);
    assertThat(follow.mattered()).isEqualTo(exclusions());
    assertThat(use("must \"be small\"").mattered()).isZero();
  }

  @Test
  void aCriterionMattersIfItDropsACard() {
    long suitDecides = tricksWonBy("the suit led");
    assertThat(use("\"the suit led\"").applied()).isEqualTo(240);
    assertThat(use("\"the suit led\"").mattered()).isEqualTo(suitDecides);
    assertThat(use("\"the large number\"").applied()).isEqualTo(240 - suitDecides);
    assertThat(use("\"the large number\"").mattered()).isEqualTo(240 - suitDecides);
  }

  @Test
  void anExampleIsTheFirstMomentOfTheFirstMatch() {
    MatchMoment example = use("must \"follow suit\"").firstMattered();
    assertThat(example).isNotNull();
    assertThat(example.seed()).isEqualTo(7 + example.match());
    for (int match = 0; match < example.match(); match++) {
      assertThat(firstExclusion(7 + match)).isEqualTo(-1);
    }
    assertThat(firstExclusion(example.seed())).isEqualTo(example.choices());
    assertThat(use("new deal").firstApplied()).isEqualTo(new MatchMoment(0, 7, 0));
    assertThat(use("winner scores 1").firstApplied()).isEqualTo(new MatchMoment(0, 7, 2));
  }

  @Test
  void threadsChangeNothing() {
    assertThat(coverage(game, 40, 1)).isEqualTo(coverage);
  }

  @Test
  void watchingChangesNothingElse() {
    Results watched = batch(game, 40, 1, true).play();
    Results alone = batch(game, 40, 1, false).play();
    assertThat(watched.sides()).isEqualTo(alone.sides());
    assertThat(watched.lengths()).isEqualTo(alone.lengths());
    assertThat(alone.coverage()).isEqualTo(Coverage.NONE);
  }

  private RuleUse use(String beginning) {
    RuleId rule = rule(game, beginning);
    return coverage.of(rule).orElseThrow(() -> new AssertionError(beginning));
  }

  private static Coverage coverage(Game game, int matches, int threads) {
    return batch(game, matches, threads, true).play().coverage();
  }

  private static Batch batch(Game game, int matches, int threads, boolean watching) {
    return new Batch(game.rules(), Seating.random(), matches, 7, threads, watching ? matches : 0);
  }

  /** How many plays found a card excluded, in all matches. */
  private long exclusions() {
    long count = 0;
    for (int match = 0; match < 40; match++) {
      MatchRun run = MatchRun.start(game.rules(), 7 + match);
      Seating.Players players = Seating.random().players(run);
      while (run.isDeciding()) {
        count += excludes(run) ? 1 : 0;
        players.choose(run);
      }
    }
    return count;
  }

  private int firstExclusion(long seed) {
    MatchRun run = MatchRun.start(game.rules(), seed);
    Seating.Players players = Seating.random().players(run);
    for (int choices = 0; run.isDeciding(); choices++) {
      if (excludes(run)) {
        return choices;
      }
      players.choose(run);
    }
    return -1;
  }

  private static boolean excludes(MatchRun run) {
    return run.alternatives() < run.hand(run.decider()).size();
  }

  private long tricksWonBy(String criterion) {
    long count = 0;
    for (int match = 0; match < 40; match++) {
      MatchRun run = MatchRun.start(game.rules(), 7 + match);
      Seating.random().play(run);
      for (Event event : run.events()) {
        count +=
            event instanceof Event.TrickFinished(_, _, Event.Reason(_, String label))
                    && label.equals(criterion)
                ? 1
                : 0;
      }
    }
    return count;
  }
}
