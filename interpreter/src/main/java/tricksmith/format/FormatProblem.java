package tricksmith.format;

import tricksmith.source.Problem;

/** What can keep an error-free script from being formatted. */
public enum FormatProblem implements Problem {
  /**
   * The formatted text would have other content: a bug in the formatter, not an error in the
   * script.
   */
  NOT_THE_SAME("TS801");

  private final String code;

  FormatProblem(String code) {
    this.code = code;
  }

  @Override
  public String code() {
    return code;
  }
}
