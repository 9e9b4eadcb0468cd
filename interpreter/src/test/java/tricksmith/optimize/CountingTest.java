package tricksmith.optimize;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
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
    GameScript script =
        GameScript.read(
            new Source(
                "costly.trick",
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
                    .formatted("x" + " + x".repeat(150), statements)));
    assertThat(script.setUp(2, Map.of())).isInstanceOf(SetupResult.Ready.class);
    Game game = ((SetupResult.Ready) script.setUp(2, Map.of())).game();
    return MatchRun.start(game.with(Budget.ofSteps(steps)).rules(), 1).status();
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
}
