package tricksmith.parse;

import tricksmith.source.Problem;
import tricksmith.source.Severity;

/** What can be wrong with a text as it is written, whatever it means. */
public enum ParseProblem implements Problem {
  UNEXPECTED("TS101"),
  AND_WITH_OR("TS120"),
  SET_TO_FOR_EQUAL("TS121"),
  CHAINED_COMPARISON("TS122"),
  NOT_SETTABLE("TS123"),
  TWICE("TS124"),
  NOT_AN_ELEMENT("TS126"),
  MINUS_WITHOUT_SPACES("TS125"),
  UNCLOSED_BRACE("TS130"),
  UNCLOSED_BRACKET("TS131"),
  CLOSES_NOTHING("TS132"),
  WRONG_BRACKET("TS133"),
  UNFINISHED_TEXT("TS140"),
  FOREIGN_TEXT("TS141"),
  FOREIGN_SIGN("TS142"),
  UNKNOWN_SIGN("TS143"),
  UNKNOWN_ESCAPE("TS144"),
  TOO_LARGE("TS150"),
  TOO_DEEP("TS151"),
  TOO_LONG("TS152");

  private final String code;

  ParseProblem(String code) {
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
