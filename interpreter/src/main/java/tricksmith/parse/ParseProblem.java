package tricksmith.parse;

import tricksmith.source.Problem;
import tricksmith.source.Severity;

/** What can be wrong with a text as it is written, whatever it means. */
public enum ParseProblem implements Problem {
  UNEXPECTED("TS101"),
  MISSING_VALUE("TS102"),
  MISSING_CONDITION("TS103"),
  MISSING_NAME("TS104"),
  MISSING_TYPE("TS105"),
  MISSING_TEXT("TS106"),
  MISSING_NUMBER("TS107"),
  MISSING_WORD("TS108"),
  MISSING_ONE_OF("TS109"),
  MISSING_VERB("TS110"),
  MISSING_EACH("TS111"),
  SUPERFLUOUS("TS112"),
  MISSPELT("TS113"),
  RESERVED_WORD("TS114"),
  UNFINISHED_LINE("TS115"),
  UNKNOWN_SECTION("TS120"),
  STATEMENT_OUTSIDE("TS121"),
  UNKNOWN_LINE("TS122"),
  NAME_FIRST("TS123"),
  NOT_A_STATEMENT("TS124"),
  MISPLACED_THEN("TS130"),
  THEN_AFTER_IF("TS131"),
  MISPLACED_ELSE("TS132"),
  MISPLACED_TEXT("TS133"),
  LABEL_AFTER("TS134"),
  SEMICOLON_IN_BRACKETS("TS135"),
  AND_WITH_OR("TS140"),
  SET_TO_FOR_EQUAL("TS141"),
  CHAINED_COMPARISON("TS142"),
  NOT_SETTABLE("TS143"),
  NOT_AN_ELEMENT("TS144"),
  PASS_WITHOUT_COMMA("TS148"),
  TWICE("TS145"),
  MINUS_AS_SIGN("TS146"),
  MINUS_IN_NUMBER("TS147"),
  UNCLOSED_BRACE("TS150"),
  UNCLOSED_BRACKET("TS151"),
  CLOSES_NOTHING("TS152"),
  WRONG_BRACKET("TS153"),
  UNFINISHED_TEXT("TS160"),
  FOREIGN_TEXT("TS161"),
  FOREIGN_SIGN("TS162"),
  UNKNOWN_SIGN("TS163"),
  UNKNOWN_ESCAPE("TS164"),
  TOO_LARGE("TS170"),
  TOO_DEEP("TS171"),
  TOO_LONG("TS172");

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
