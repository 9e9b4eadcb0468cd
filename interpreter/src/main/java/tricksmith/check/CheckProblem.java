package tricksmith.check;

import tricksmith.source.Problem;
import tricksmith.source.Severity;

/** What can be wrong with the meaning of a script. */
public enum CheckProblem implements Problem {
  // Sections and names.
  MISSING_GAME("TS201"),
  MISSING_MATCH("TS202"),
  DUPLICATE_SECTION("TS203"),
  NAME_TAKEN("TS204"),
  UNKNOWN_NAME("TS205"),
  UNKNOWN_NAME_LIKE("TS206"),
  AMBIGUOUS_WORD("TS207"),
  IT_OUTSIDE_A_CHOICE("TS208"),
  WHOSE("TS209"),
  UNKNOWN_PROPERTY("TS210"),
  UNKNOWN_KIND("TS211"),
  UNKNOWN_TYPE("TS212"),
  UNKNOWN_CARD("TS213"),
  ARGUMENTS("TS214"),
  INDICES("TS215"),
  NOT_INDEXED("TS216"),
  INDEX_IN_BRACKETS("TS217"),
  RECURSION("TS218"),
  PARAMETER_WITHOUT_TYPE("TS219"),

  // Types.
  WRONG_TYPE("TS221"),
  DIFFERENT_KINDS("TS222"),
  NOT_A_CONDITION("TS223"),
  NOT_A_SET("TS224"),
  NOT_ORDERED("TS225"),
  NOT_A_ZONE("TS226"),
  NOT_PLAYERS("TS227"),
  NOT_CARDS("TS228"),
  NONE_OF_WHAT("TS229"),
  VALUE_OF_NO_TYPE("TS230"),
  NOT_A_CONSTANT("TS231"),

  // The procedure.
  CANNOT_BE_SET("TS241"),
  AT_ONCE("TS242"),
  AT_ONCE_WANTS_A_VALUE_EACH("TS243"),
  NO_SCORE_SECTION("TS244"),
  WHOSE_ZONE("TS245"),

  // The trick.
  IN_CRITERION("TS251"),
  OUTSIDE_OBLIGATIONS("TS252"),

  // The head, options and decks.
  NUMBER_OF_PLAYERS("TS261"),
  UNEVEN_PARTNERS("TS262"),
  OPTION_RANGE("TS263"),
  OPTION_DEFAULT("TS264"),
  OPTION_TYPE("TS265"),
  SAME_CARD_TWICE("TS271"),
  NUMBERING("TS272"),
  ITEM_RANGE("TS273"),
  LEAVE_OUT_CONDITION("TS274"),
  NO_CARDS("TS275"),
  INITIAL_VALUE("TS276"),
  COPIES("TS277"),

  // Tests.
  TEST_PLAYERS("TS281"),
  GIVEN("TS282");

  private final String code;

  CheckProblem(String code) {
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
