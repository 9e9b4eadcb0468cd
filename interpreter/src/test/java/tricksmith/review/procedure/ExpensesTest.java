package tricksmith.review.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.program.evaluation.Budget;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.CheckedRules;
import tricksmith.script.GameScript;
import tricksmith.script.WellKnownScripts;
import tricksmith.source.Source;

class ExpensesTest {

  @Test
  void limitsAreThoseOfAMatch() {
    assertThat(Expenses.OF_A_STATEMENT).isEqualTo(Budget.USUAL.steps());
    assertThat(Expenses.OF_A_MATCH).isEqualTo(Budget.USUAL.matchSteps());
  }

  static Stream<Source> games() throws IOException {
    return WellKnownScripts.all().filter(source -> WellKnownScripts.script(source).isPlayable());
  }

  /** So nobody who writes a game as they are is ever warned. */
  @ParameterizedTest
  @MethodSource("games")
  void wellKnownGamesTakeLittle(Source source) {
    GameScript script = WellKnownScripts.script(source);
    CheckedRules rules = Objects.requireNonNull(script.rules());
    Expense expense = new Expense(new Rulebook(rules, source));
    assertThat(expense.of(rules.procedure())).isLessThan(Expenses.OF_A_MATCH / 5.0);
  }

  @ParameterizedTest
  @CsvSource({
    "number of x in 1..9000 where x > n, 9000",
    "number of (1..9000), 0",
    "sum of (number of x in 1..90 where x > y) over y in 1..100, 9100",
    "'number of x in [1..30, suits] where x.number > n', 120",
    "number of c in cards where c.number > n, 52",
    "number of c in hand of seat 1 where c.number > n, 26",
  })
  void elementsAreCounted(String expression, long steps) {
    Source source =
        new Source(
            "steps.trick",
            """
            game "Steps"
              players 2

            state { n: number = 0 }

            match {
              n = %s
            }
            """
                .formatted(expression));
    GameScript script = GameScript.read(source);
    CheckedRules rules = Objects.requireNonNull(script.rules(), script.diagnostics().toString());
    Expense expense = new Expense(new Rulebook(rules, source));
    assertThat((long) expense.of(rules.procedure().getFirst().terms().getFirst())).isEqualTo(steps);
  }
}
