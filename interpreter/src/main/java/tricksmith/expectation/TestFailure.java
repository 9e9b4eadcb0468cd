package tricksmith.expectation;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.program.RuleId;
import tricksmith.source.Diagnostic;
import tricksmith.source.Span;

/**
 * A line of a test that failed. It never leaves the package, where it becomes a diagnostic; it
 * speaks of the script and carries no stack trace.
 */
final class TestFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final ExpectationProblem problem;
  private final transient List<String> arguments;
  private final transient @Nullable RuleId rule;

  private TestFailure(ExpectationProblem problem, @Nullable RuleId rule, List<String> arguments) {
    super(problem.code(), null, false, false);
    this.problem = problem;
    this.rule = rule;
    this.arguments = List.copyOf(arguments);
  }

  /** A failure at the current line. */
  static TestFailure of(ExpectationProblem problem, Object... arguments) {
    return at(null, problem, arguments);
  }

  /** A failure caused by a rule, or, if that is null, by the current line. */
  static TestFailure at(@Nullable RuleId rule, ExpectationProblem problem, Object... arguments) {
    return new TestFailure(
        problem, rule, List.of(arguments).stream().map(String::valueOf).toList());
  }

  @Nullable RuleId rule() {
    return rule;
  }

  Diagnostic diagnostic(Span span) {
    return new Diagnostic(problem, span, arguments);
  }
}
