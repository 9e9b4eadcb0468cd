package tricksmith.expectation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tricksmith.lower.Lowering;
import tricksmith.lower.Objection;
import tricksmith.lower.Setup;
import tricksmith.lower.SetupCheck;
import tricksmith.program.Budget;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.CheckedTest;
import tricksmith.script.GameScript;
import tricksmith.source.Diagnostic;

/** Runs the tests of a script ({@code docs/language/reference.md}, Tests). */
public final class ScriptTests {

  private ScriptTests() {}

  /**
   * Runs all tests in script order.
   *
   * @throws NullPointerException if the script is not playable
   */
  public static List<TestResult> run(GameScript script) {
    return run(script, Budget.USUAL);
  }

  /**
   * Runs all tests as {@link #run(GameScript)} does, within a budget.
   *
   * @param budget how much a match may compute, or all tests together
   */
  public static List<TestResult> run(GameScript script, Budget budget) {
    CheckedRules rules = Objects.requireNonNull(script.rules(), "the script has errors");
    Budget each = budget.shared(rules.tests().size());
    return rules.tests().stream().map(test -> result(script, rules, test, each)).toList();
  }

  private static TestResult result(
      GameScript script, CheckedRules rules, CheckedTest test, Budget budget) {
    Setup setup = new Setup(test.players(), options(test));
    List<Objection> objections = SetupCheck.objections(rules, setup);
    if (!objections.isEmpty()) {
      List<Diagnostic> failures =
          objections.stream().map(objection -> failure(test, objection)).toList();
      return new TestResult(test.title(), test.span(), List.of(), failures);
    }
    TestRun run = new TestRun(script.source(), Lowering.compile(rules, setup, test).with(budget));
    List<Diagnostic> failures = run.failures(test.span());
    return new TestResult(test.title(), test.span(), run.met(), failures);
  }

  private static Diagnostic failure(CheckedTest test, Objection objection) {
    return new Diagnostic(objection.problem(), test.span(), objection.arguments());
  }

  /** The options that the test gives anywhere. The last value for an option wins. */
  private static Map<String, List<String>> options(CheckedTest test) {
    Map<String, List<String>> options = new HashMap<>();
    for (CheckedTest.Line line : test.lines()) {
      if (line instanceof CheckedTest.SetOption set) {
        options.put(set.option().name(), set.labels());
      }
    }
    return options;
  }
}
