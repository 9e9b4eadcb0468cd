package tricksmith.optimize;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.engine.MatchRun;
import tricksmith.engine.report.Status;
import tricksmith.program.evaluation.Budget;
import tricksmith.program.value.Fault;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.source.Source;

/** What is computed counts, however it is written. */
class CountingTest {

  private static Status played(String statements, long steps) {
    String script =
        """
        game "Costly"
          players 2
        state { n: number = 0 }
        define sum(x: number) = %s
        match {
        %s
          new deal
          deal 1 to each player
          play tricks from seat 1 until hands are empty { winner scores n }
        }
        """
            .formatted("(x" + " + x".repeat(75) + ") + (x" + " + x".repeat(74) + ")", statements);
    return played(script, 2, Budget.ofSteps(steps));
  }

  private static Status played(String text, int players, Budget budget) {
    GameScript script = GameScript.read(new Source("costly.trick", text));
    assertThat(script.setUp(players, Map.of())).isInstanceOf(SetupResult.Ready.class);
    Game game = ((SetupResult.Ready) script.setUp(players, Map.of())).game();
    return MatchRun.start(game.with(budget).rules(), 1).status();
  }

  private static boolean isTooMuch(Status status) {
    return status instanceof Status.Failed(Fault.Kind kind, _) && kind == Fault.Kind.TOO_MANY_STEPS;
  }

  @Test
  void aLargeExpressionTakesSeveralSteps() {
    String once = "  n = sum(n)";

    assertThat(isTooMuch(played(once, 4))).isTrue();
    assertThat(isTooMuch(played(once, 1_000))).isFalse();
  }

  @Test
  void aLargeExpressionTakesThemInEveryTurnOfALoop() {
    String loop = "  n = sum of sum(x + n) over x in 1..100";

    assertThat(isTooMuch(played(loop, 300))).isTrue();
    assertThat(isTooMuch(played(loop, 3_000))).isFalse();
  }

  @Test
  void statementsAreStepsOfTheMatch() {
    String loop = "  repeat 100 times { n = n + 1 }";

    assertThat(isTooMuch(played(loop, 20))).isTrue();
    assertThat(isTooMuch(played(loop, 2_000))).isFalse();
  }

  /** Alternatives that are not offered are computed all the same. */
  @Test
  void alternativesThatAreNotOfferedTakeSteps() {
    String alternatives = ", (7 if n > 7)".repeat(200);
    String choice = "  seat 1 chooses n from 1" + alternatives;

    assertThat(isTooMuch(played(choice, 40))).isTrue();
    assertThat(isTooMuch(played(choice, 10_000))).isFalse();
  }

  /** What goes through all cards by itself takes steps for them, and so does each large set. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "number of bottom 999 of deck",
        "number of cards where card.player == seat 3",
        "number of cards in hands",
        "number of ((cards except played) and (cards except hand of seat 1))"
      })
  void largeDecksTakeSteps(String expression) {
    String script =
        """
        game "Large"
          players 10
        deck { suits A B C D E F G H I J; ranks 1..100 }
        state { n: number = 0 }
        match {
          new deal
          repeat 100 times { n = %s }
          deal 1 to each player
          play tricks from seat 1 until hands are empty { winner scores n }
        }
        """
            .formatted(expression);
    assertThat(isTooMuch(played(script, 10, new Budget(100_000, 100_000, 1_500)))).isTrue();
    assertThat(isTooMuch(played(script, 10, new Budget(100_000, 100_000, 50_000)))).isFalse();
  }
}
