package tricksmith.expectation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tricksmith.program.evaluation.Budget;
import tricksmith.script.GameScript;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;

/** All tests of a script together compute no more than a match may. */
class TestsBudgetTest {
  private static final String COSTLY =
      "expect (number of x in 1..900 where x > score of seat 1) > 0";

  /** A budget of 5,000 steps for a match, and so for all tests. */
  private static final Budget SMALL = Budget.ofSteps(1_000);

  private static List<Boolean> passed(String options, String tests) {
    String text =
        """
        game "Tests"
          players 2

        options { %s }

        match {
          new deal
          shuffle deck
          deal 5 to each player from seat 1
          play tricks from seat 1 until hands are empty { winner scores 1 }
        }

        tests {
        %s}
        """
            .formatted(options, tests);
    GameScript script = GameScript.read(new Source("tests.trick", text));
    assertThat(script.isPlayable()).as(script.diagnostics().toString()).isTrue();
    List<TestResult> results = ScriptTests.run(script, SMALL);
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

  /** The script would have to be compiled again for each of them. */
  @Test
  void manySetupsCount() {
    String tests = test("given o = 1", "expect o == 1") + test("given o = 2", "expect o == 2");
    assertThat(passed("o 1..9 = 1", tests)).containsExactly(true, false);
  }
}
