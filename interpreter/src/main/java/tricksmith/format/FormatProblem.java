package tricksmith.format;

import tricksmith.source.Problem;
import tricksmith.source.Severity;

/** What can keep a script that has no errors from being formatted. */
public enum FormatProblem implements Problem {
  /** The laid-out text would not say the same: an error of the formatter, not of the script. */
  NOT_THE_SAME("TS801");

  private final String code;

  FormatProblem(String code) {
    this.code = code;
  }

  @Override
  public String code() {
    return code;
  }

  @Override
  public Severity severity() {
    return Severity.ERROR;
  }
}
