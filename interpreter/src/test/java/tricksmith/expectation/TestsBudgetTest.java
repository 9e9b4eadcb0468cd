package tricksmith.expectation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.program.evaluation.Budget;
import tricksmith.script.GameScript;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;

/** All tests of a script together compute no more than a match may. */
class TestsBudgetTest {
  private static final String COSTLY =
      "expect (number of x in 1..900 where x > score of seat 1) > 0";

  /** A budget of 5,000 steps for a match, and so for all tests. */
  private static final Budget SMALL = new Budget(2_500, 250, 5_000);

  private static List<TestResult> run(String options, String choice, String tests, Budget budget) {
    String text =
        """
        game "Tests"
          players 2

        options { %s }
        state { n: number, face up }

        match {
          new deal
          shuffle deck
          deal 5 to each player from seat 1
          %s
          play tricks from seat 1 until hands are empty { winner scores 1 }
        }

        tests {
        %s}
        """
            .formatted(options, choice, tests);
    GameScript script = GameScript.read(new Source("tests.trick", text));
    assertThat(script.isPlayable()).as(script.diagnostics().toString()).isTrue();
    return ScriptTests.run(script, budget);
  }

  private static List<Boolean> passed(String options, String tests) {
    List<TestResult> results = run(options, "", tests, SMALL);
    assertThat(results.stream().flatMap(result -> result.failures().stream()))
        .extracting(Diagnostic::problem)
        .allMatch(ExpectationProblem.TOO_MANY_STEPS::equals);
    return results.stream().map(TestResult::passed).toList();
  }

  private static String test(String... lines) {
    return "  test \"t\" {\n" + String.join("\n", lines) + "\n  }\n";
  }

  @Test
  void eachLineCounts() {
    assertThat(passed("", test(COSTLY, COSTLY, COSTLY, COSTLY))).containsExactly(true);
    assertThat(passed("", test(COSTLY, COSTLY, COSTLY, COSTLY, COSTLY, COSTLY)))
        .containsExactly(false);
  }

  @Test
  void eachTestCounts() {
    String twice = test(COSTLY, COSTLY);
    assertThat(passed("", twice + twice + twice + twice)).containsExactly(true, true, false, false);
  }

  /** More than a line may keep, and more than it may go through. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "seat 1 may choose n from 1..4000000000000",
        "seat 1 may choose n from 1..2000000",
        "seat 1 chooses n (1..4000000000000)",
        "expect (1..4000000000000) == (1..5)",
      })
  void setsThatNobodyCouldListAreRefused(String line) {
    List<TestResult> results =
        run("", "seat 1 chooses n from 1..3", test(line, "expect n == 1"), Budget.USUAL);
    assertThat(results.getFirst().failures())
        .extracting(Diagnostic::problem)
        .containsAnyOf(ExpectationProblem.TOO_MANY_STEPS, ExpectationProblem.TOO_MANY_VALUES);
  }

  /** The script would have to be compiled again for each of them. */
  @Test
  void manySetupsCount() {
    String tests = test("given o = 1", "expect o == 1") + test("given o = 2", "expect o == 2");
    assertThat(passed("o 1..9 = 1", tests)).containsExactly(true, false);
  }
}
