package tricksmith.source;

/** That there is more to say of a text than is told. */
public enum UntoldProblem implements Problem {
  /** Argument: how many. */
  MORE_ERRORS("TS901", Severity.ERROR),
  /** Argument: how many. */
  MORE_WARNINGS("TS902", Severity.WARNING);

  private final String code;
  private final Severity severity;

  UntoldProblem(String code, Severity severity) {
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
