package tricksmith.expectation;

import java.util.List;
import tricksmith.source.Diagnostic;
import tricksmith.source.Span;

/**
 * The result of a test in a script.
 *
 * @param title as the script has it
 * @param span of the test
 * @param met the spans of the expectations that hold, in the order of the test
 * @param failures what is not as expected, in the order of the test; empty if it has passed
 */
public record TestResult(String title, Span span, List<Span> met, List<Diagnostic> failures) {

  public TestResult {
    met = List.copyOf(met);
    failures = List.copyOf(failures);
  }

  /** Whether all is as expected. */
  public boolean passed() {
    return failures.isEmpty();
  }
}
