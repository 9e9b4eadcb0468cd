package tricksmith.expectation;

import java.util.List;
import tricksmith.source.Diagnostic;
import tricksmith.source.Span;
import tricksmith.source.Spanned;

/**
 * The result of a test in a script.
 *
 * @param title as written in the script
 * @param span of the test
 * @param met the spans of the expectations that hold, in the order of the test
 * @param failures in the order of the test; empty if it passed
 */
public record TestResult(String title, Span span, List<Span> met, List<Diagnostic> failures)
    implements Spanned {

  public TestResult {
    met = List.copyOf(met);
    failures = List.copyOf(failures);
  }

  public boolean passed() {
    return failures.isEmpty();
  }
}
