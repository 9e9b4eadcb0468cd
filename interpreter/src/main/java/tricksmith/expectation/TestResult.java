package tricksmith.expectation;

import java.util.List;
import tricksmith.source.Diagnostic;
import tricksmith.source.Span;

/**
 * What came of a test of a script.
 *
 * @param title as the script has it
 * @param span where the test stands
 * @param failures what is not as expected, in the order of the test; empty if it has passed
 */
public record TestResult(String title, Span span, List<Diagnostic> failures) {

  public TestResult {
    failures = List.copyOf(failures);
  }

  /** Whether all is as expected. */
  public boolean passed() {
    return failures.isEmpty();
  }
}
