package tricksmith.expectation;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.Scenes;
import tricksmith.lower.LoweredTest;
import tricksmith.lower.Lowering;
import tricksmith.lower.SetupCheck;
import tricksmith.lower.setup.Objection;
import tricksmith.lower.setup.Setup;
import tricksmith.program.Program;
import tricksmith.program.evaluation.Budget;
import tricksmith.program.evaluation.Purse;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.CheckedTest;
import tricksmith.script.GameScript;
import tricksmith.source.Diagnostic;

/**
 * Runs the tests of a script ({@code docs/language/reference.md}, Tests). Tests with the same setup
 * are lowered together. All lines of all tests share one budget of steps.
 */
public final class ScriptTests {

  /**
   * The number of steps charged for lowering a script for another setup, for each of its
   * characters.
   */
  private static final int STEPS_FOR_A_CHARACTER = 20;

  private final GameScript script;
  private final CheckedRules rules;
  private final Map<Setup, List<CheckedTest>> tests;
  private final Map<Setup, Prepared> prepared = new HashMap<>();

  /** What one test may compute. */
  private final Budget each;

  /** How many steps are left for all tests. */
  private long left;

  private ScriptTests(GameScript script, CheckedRules rules, Budget budget) {
    this.script = script;
    this.rules = rules;
    this.tests = rules.tests().stream().collect(Collectors.groupingBy(ScriptTests::setup));
    this.each = budget.shared(rules.tests().size());
    this.left = budget.matchSteps();
  }

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
    ScriptTests tests = of(script, budget);
    return tests.rules.tests().stream().map(tests::result).toList();
  }

  /**
   * Whether all tests pass. Runs them in script order until one fails.
   *
   * @param budget how much all tests together may compute
   * @param taken receives the number of steps of the tests that were run
   */
  public static boolean allPass(GameScript script, Budget budget, LongConsumer taken) {
    ScriptTests tests = of(script, budget);
    boolean pass = tests.rules.tests().stream().map(tests::result).allMatch(TestResult::passed);
    taken.accept(budget.matchSteps() - tests.left);
    return pass;
  }

  private static ScriptTests of(GameScript script, Budget budget) {
    CheckedRules rules = Objects.requireNonNull(script.rules(), "the script has errors");
    return new ScriptTests(script, rules, budget);
  }

  private TestResult result(CheckedTest test) {
    Prepared ready = prepared(setup(test));
    if (!ready.objections.isEmpty()) {
      return new TestResult(
          test.title(),
          test.span(),
          List.of(),
          ready.objections.stream().map(objection -> failure(test, objection)).toList());
    }
    Scenes scenes = ready.scenes;
    LoweredTest lowered = ready.tests.get(test);
    if (scenes == null || lowered == null || !canTake(cells(scenes))) {
      Diagnostic failure =
          ExpectationProblem.tooMuch(ExpectationProblem.TOO_MANY_STEPS, test.span(), each);
      return new TestResult(test.title(), test.span(), List.of(), List.of(failure));
    }
    Purse purse = new Purse(Math.min(each.matchSteps(), left));
    long full = purse.left();
    TestRun run = new TestRun(script.source(), lowered, scenes.begin(purse));
    List<Diagnostic> failures = run.failures(test.span());
    left -= full - purse.left();
    return new TestResult(test.title(), test.span(), run.met(), failures);
  }

  /** Takes steps for work that belongs to no match; returns false if too few are left. */
  private boolean canTake(long steps) {
    boolean enough = steps <= left;
    left -= Math.min(left, steps);
    return enough;
  }

  /** Returns the steps it takes to begin a table, which sets all cells. */
  private static long cells(Scenes scenes) {
    Program.Cells cells = scenes.rules().cells();
    return (long) cells.values().size() + cells.groups().size();
  }

  /**
   * What is lowered once for all tests with the same setup.
   *
   * @param scenes null if it was not lowered, because that would have been too much
   */
  private record Prepared(
      List<Objection> objections,
      IdentityHashMap<CheckedTest, LoweredTest> tests,
      @Nullable Scenes scenes) {}

  private Prepared prepared(Setup setup) {
    Prepared known = prepared.get(setup);
    if (known == null) {
      boolean first = prepared.isEmpty();
      long steps = (long) script.source().text().length() * STEPS_FOR_A_CHARACTER;
      known =
          first || canTake(steps)
              ? lowered(setup)
              : new Prepared(List.of(), new IdentityHashMap<>(), null);
      prepared.put(setup, known);
    }
    return known;
  }

  private Prepared lowered(Setup setup) {
    List<Objection> objections = SetupCheck.objections(rules, setup);
    if (!objections.isEmpty()) {
      return new Prepared(objections, new IdentityHashMap<>(), null);
    }
    List<CheckedTest> alike = tests.getOrDefault(setup, List.of());
    List<LoweredTest> lowered = Lowering.lower(rules, setup, alike);
    Program program = lowered.getFirst().rules().with(each);
    IdentityHashMap<CheckedTest, LoweredTest> byTest = new IdentityHashMap<>();
    for (int place = 0; place < alike.size(); place++) {
      byTest.put(alike.get(place), lowered.get(place).with(program));
    }
    return new Prepared(List.of(), byTest, Scenes.of(program));
  }

  private static Setup setup(CheckedTest test) {
    return new Setup(test.players(), options(test));
  }

  private static Diagnostic failure(CheckedTest test, Objection objection) {
    return new Diagnostic(objection.problem(), test.span(), objection.arguments());
  }

  /** Returns the options that the test gives anywhere. The last value for an option wins. */
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
