package tricksmith.expectation;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.program.expression.Frame;
import tricksmith.program.expression.Node;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;
import tricksmith.source.Diagnostic;
import tricksmith.source.Span;

/**
 * A failed line of a test. Never leaves the package, where it becomes a diagnostic. Has no stack
 * trace, since it concerns the script.
 */
final class TestFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** More of an argument than any message shows. */
  private static final int LONGEST_KEPT = 1_000;

  private final ExpectationProblem problem;
  private final transient List<String> arguments;
  private final transient @Nullable RuleId rule;

  private TestFailure(ExpectationProblem problem, @Nullable RuleId rule, List<String> arguments) {
    super(problem.code(), null, false, false);
    this.problem = problem;
    this.rule = rule;
    this.arguments = List.copyOf(arguments);
  }

  /** Returns a failure at the current line. */
  static TestFailure of(ExpectationProblem problem, Object... arguments) {
    return at(null, problem, arguments);
  }

  /** Returns a failure caused by a rule, or by the current line if the rule is null. */
  static TestFailure at(@Nullable RuleId rule, ExpectationProblem problem, Object... arguments) {
    return new TestFailure(
        problem, rule, List.of(arguments).stream().map(TestFailure::kept).toList());
  }

  /** Returns the value of a node; fails if it has none. */
  static long required(Node value, Frame frame) {
    long found = value.word(frame);
    if (found == Values.NONE) {
      throw of(ExpectationProblem.NO_VALUE);
    }
    return found;
  }

  /** A script may list a million alternatives in each of a thousand lines that fail. */
  private static String kept(Object argument) {
    String text = String.valueOf(argument);
    return text.substring(0, Math.min(text.length(), LONGEST_KEPT));
  }

  @Nullable RuleId rule() {
    return rule;
  }

  Diagnostic diagnostic(Span span) {
    return new Diagnostic(problem, span, arguments);
  }
}
