package tricksmith.players;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Status;
import tricksmith.games.GameFiles;
import tricksmith.program.Program;
import tricksmith.program.evaluation.Budget;
import tricksmith.script.GameScript;
import tricksmith.source.Source;

/** Bots think no longer about a game that computes a lot: they try out less of it. */
class CostlyGamesTest {

  /** Whist, where a side's score also depends on so many numbers. */
  private static Program whist(int numbers) {
    String text = GameFiles.script("classics/whist").source().text();
    String costly =
        text.replace(
            "each side scores number of tricks",
            "each side scores 1 if (number of n in 1..%d where n < score of seat 1) > 900000\n    each side scores number of tricks"
                .formatted(numbers));
    assertThat(costly).isNotEqualTo(text);
    GameScript script = GameScript.read(new Source("costly", costly));
    return GameFiles.program(script);
  }

  /** Returns how often it is asked whether to go on learning: about once a choice. */
  private static int learned(Program rules) {
    return learned(rules, 20_000);
  }

  private static int learned(Program rules, long effort) {
    AtomicInteger asked = new AtomicInteger();
    Learning.learn(
        rules,
        effort,
        new LearningWatch() {
          @Override
          public void spent(long spent, long effort) {
            asked.incrementAndGet();
          }
        });
    return asked.get();
  }

  /** Returns in how many worlds a good player tries out what to lead. */
  private static int triedOut(Program rules) {
    Match match = Match.start(rules, 5);
    Status.Deciding first = (Status.Deciding) match.status();
    Decision decision = first.decision();
    return Level.GOOD
        .bot(new Policies(500), 7, decision.decider())
        .consider(match.view(decision.decider()), decision)
        .worlds();
  }

  @Test
  void areTriedOutLess() {
    int worlds = triedOut(whist(900_000));

    assertThat(worlds).isPositive().isLessThan(triedOut(whist(1)) / 2);
  }

  @Test
  void areLearnedFromFewerChoices() {
    assertThat(learned(whist(30_000))).isLessThan(learned(whist(1)) / 2);
  }

  @Test
  void areLearnedFromFewerMatchesWhereItTakesLongToBegin() {
    String text = GameFiles.script("classics/whist").source().text();
    String costly =
        text.replace(
                "    turn up",
                "    extra = 0\n    repeat 30000 times { extra = extra + 1 }\n    turn up")
            .replace(
                "    each side scores number of tricks",
                "    each side scores 1 if extra > 900000\n    each side scores number of tricks");
    Program rules = GameFiles.program(GameScript.read(new Source("costly", costly)));

    assertThat(learned(rules)).isLessThan(learned(whist(1)) / 3);
  }

  @Test
  void areLearnedNoFurtherWhereMatchesTakeTooManySteps() {
    Program unplayable = whist(90_000).with(Budget.ofSteps(2_000_000));

    assertThat(learned(unplayable, 200_000)).isLessThan(1_000);
  }

  /** Such games take steps like Jass, which remembers most of their results. */
  @Test
  void areLearnedFromFewerChoicesWhereManyTermsAreComputedAnew() {
    String sum = Collections.nCopies(90, "m[player]").stream().collect(joining(" + "));
    Program rules =
        game(
            "define d1(player) = "
                + sum
                + "\ndefine d2(player) = "
                + sum.replace("m[", "k[")
                + "\ndefine d3(player) = "
                + sum.replace("m[", "m[left of ")
                + "\ndefine all(player) = d1(player) + d2(player) + d3(player)\n",
            "",
            """
            trick {
              must "few" card.number > 3 + all(led.player) when all(led.player) == 0
              best by "the higher" card.rank
            }
            """);

    assertThat(learned(rules)).isLessThan(learned(whist(1)) / 2);
  }

  @Test
  void areLearnedFromFewerChoicesWhereThereAreManyAlternatives() {
    assertThat(learned(choosing(300))).isLessThan(learned(choosing(20)) / 2);
  }

  private static Program choosing(int most) {
    return game("", "    winner chooses c from 0..%d\n    m[winner] = c\n".formatted(most), "");
  }

  private static Program game(String definitions, String afterTricks, String trick) {
    String text =
        """
        game "Costly"
          players 4
        state { m[player]: number = 0; k[player]: number = 0 }
        %s
        match {
          new deal
          shuffle deck
          deal 13 to each player from seat 1
          play tricks from seat 1 until hands are empty {
        %s
            winner scores 1 + m[winner] + k[winner]
          }
        }
        %s
        """
            .formatted(definitions, afterTricks, trick);
    return GameFiles.program(GameScript.read(new Source("costly", text)));
  }

  @Test
  void aSpectatorIsToldThatTheyAreLearnedLess() {
    assertThat(isLearnedLess(whist(1))).isFalse();
    assertThat(isLearnedLess(whist(30_000))).isTrue();
    assertThat(isLearnedLess(whist(90_000).with(Budget.ofSteps(2_000_000)))).isTrue();
  }

  private static boolean isLearnedLess(Program rules) {
    AtomicBoolean less = new AtomicBoolean();
    Policies.Spectator spectator =
        new Policies.Spectator() {
          @Override
          public void learned(Program learned, int percent) {}

          @Override
          public void learnedLess(Program learned) {
            less.set(true);
          }
        };
    new Policies(5_000, PolicyStore.NOTHING, spectator).learn(rules);
    return less.get();
  }

  /** To walk through each way in which the last of these leads to the first would have no end. */
  @Test
  void areLearnedWhereDefinitionsDouble() {
    String text = GameFiles.script("classics/whist").source().text();
    String doubling =
        IntStream.range(0, 40)
            .mapToObj(i -> "define d%d(card) = d%d(card) + d%d(card)\n".formatted(i + 1, i, i))
            .collect(joining("", "define d0(card) = card.number\n", ""));
    String costly = text.replace("\"the higher\"  card.rank", "\"the higher\"  d40(card)");
    assertThat(costly).isNotEqualTo(text);
    GameScript script = GameScript.read(new Source("doubling", costly + doubling));

    assertThat(Learning.learn(GameFiles.program(script), 100, LearningWatch.NOBODY)).isPresent();
  }
}
