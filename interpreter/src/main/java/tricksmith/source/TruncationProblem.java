package tricksmith.source;

/** The notes that a text has more problems than are shown. */
public enum TruncationProblem implements Problem {
  /** Argument: how many more. */
  MORE_ERRORS("TS901", Severity.ERROR),
  /** Argument: how many more. */
  MORE_WARNINGS("TS902", Severity.WARNING);

  private final String code;
  private final Severity severity;

  TruncationProblem(String code, Severity severity) {
    this.code = code;
    this.severity = severity;
  }

  @Override
  public String code() {
    return code;
  }

  @Override
  public Severity severity() {
    return severity;
  }
}
