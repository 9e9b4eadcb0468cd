package tricksmith.record;

/** A problem found while reading one line. Never leaves this package. */
final class Malformed extends Exception {

  private static final long serialVersionUID = 1L;

  private final transient MatchFileProblem problem;

  Malformed(MatchFileProblem problem) {
    super(problem.kind().name(), null, false, false);
    this.problem = problem;
  }

  static Malformed at(int line, MatchFileProblem.Kind kind, Object... arguments) {
    return new Malformed(MatchFileProblem.of(line, kind, arguments));
  }

  MatchFileProblem problem() {
    return problem;
  }
}
