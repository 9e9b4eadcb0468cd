package tricksmith.review;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import tricksmith.source.Diagnostic;
import tricksmith.source.Span;

/** What has been found, each once. */
final class Findings {
  private final Set<Diagnostic> found = new LinkedHashSet<>();

  void add(ReviewProblem problem, Span span, String... arguments) {
    found.add(Diagnostic.of(problem, span, arguments));
  }

  List<Diagnostic> all() {
    return new ArrayList<>(found);
  }
}
