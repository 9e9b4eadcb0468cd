package tricksmith.players;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

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

/** A game that computes a lot keeps players no longer than others: they try out less of it. */
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

    assertThat(Learning.learn(GameFiles.program(script), 100)).isNotNull();
  }
}
