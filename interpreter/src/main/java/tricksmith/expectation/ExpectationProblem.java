package tricksmith.expectation;

import java.util.Locale;
import java.util.stream.Stream;
import tricksmith.program.evaluation.Budget;
import tricksmith.program.value.Fault;
import tricksmith.source.Diagnostic;
import tricksmith.source.Problem;
import tricksmith.source.Span;

/** Why a test in a script fails. For an expectation, the first argument is its own text. */
public enum ExpectationProblem implements Problem {
  // Which cards may be played.
  /** Arguments: the expectation, the seat, the cards it may play. */
  OTHER_CARDS("TS501"),
  /**
   * Arguments: the expectation, the seat, the cards it may play, and the cards ruled out, with the
   * obligations that do so.
   */
  RULED_OUT("TS502"),
  /** Arguments: the expectation, the seat, the cards it does not hold. */
  NOT_HELD("TS503"),

  // What may be chosen, and what is visible.
  /** Arguments: the expectation, the seat, what it may choose. */
  OTHER_ALTERNATIVES("TS504"),
  /** Arguments: the expectation, the seat, the name of the choice. */
  NOT_ASKED("TS505"),
  /**
   * Arguments: the expectation, the seat that chooses, the choice, who chooses, and a name in that.
   */
  OTHER_IS_ASKED("TS571"),
  /** Arguments: the expectation, the seat, the cards it sees. */
  SEEN("TS506"),
  NOTHING_TO_HIDE("TS572"),
  /** Arguments: the expectation, the seat, the cards it does not see. */
  UNSEEN("TS507"),

  /** Arguments: the names without a value, the first of them, and the line of the test. */
  NO_VALUE_OF("TS554"),

  // Choices made by a test.
  /** Arguments: the seat, what it may choose. */
  CANNOT_CHOOSE("TS552"),
  /** Arguments: the seat, the name of the decision. */
  TO_CHOOSE("TS553"),

  // A match in progress.
  /** Argument: the seat. */
  TO_PLAY("TS565"),
  /** Arguments: the seat, what it may play. */
  CANNOT_PLAY("TS558"),
  ALREADY_OVER("TS559"),
  ALREADY_BEGUN("TS560"),
  NOT_BEGUN("TS561"),
  SCORES_BY_ITSELF("TS562"),
  PERFORMS_BY_ITSELF("TS567"),
  /** Arguments: the line, the seat, and what it does not see. */
  UNSEEN_WITHOUT_MATCH("TS566"),
  /** Arguments: the line, the seat, what it does not see, and the variable that names it. */
  ONLY_TOLD("TS570"),
  /** Arguments: the line, the seat, and what is chosen. */
  NOTHING_OFFERED("TS568"),
  /** Argument: the line that plays on. */
  ENDS_BEFORE("TS563"),
  TRICK_BEFORE_MATCH("TS564"),

  // Who wins.
  /** Arguments: the expectation, the seat. */
  SEAT_WINS("TS510"),
  /** Arguments: the expectation, the seat, the reason. */
  SEAT_WINS_BY("TS511"),
  /** Argument: the expectation. */
  NOBODY_WINS("TS512"),
  /** Arguments: the expectation, the seats. */
  PLAYOFF("TS513"),
  /** Arguments: the expectation, the seats. */
  UNDECIDED("TS514"),
  /** Argument: the expectation. */
  NO_TRICK("TS515"),

  // Who leads, and what is scored.
  /** Arguments: the expectation, the seat. */
  SEAT_LEADS("TS516"),
  /** Argument: the expectation. */
  NOBODY_LEADS("TS517"),
  /** Arguments: the expectation, the seat, what it scores. */
  OTHER_SCORE_SO_FAR("TS518"),
  /** Arguments: the expectation, the seat, the score. */
  OTHER_SCORE("TS536"),

  // Conditions, and the end of the match.
  /** Argument: the expectation. */
  NOT_SO("TS530"),
  /** Arguments: the expectation, the actual value. */
  OTHERWISE("TS531"),
  /** Arguments: the expectation, the actual value, and the line after which it holds. */
  HOLDS_LATER("TS752"),
  /** Arguments: the expectation, the seats that win. */
  OTHER_MATCH_WINNERS("TS532"),
  /** Argument: the expectation. */
  NOBODY_WINS_MATCH("TS535"),
  /** Argument: the expectation. */
  MATCH_GOES_ON("TS533"),
  /** Argument: the expectation. */
  MATCH_OVER("TS534"),

  // Mistakes that keep a test from running.
  NO_EXPECTATION("TS520"),
  /** Argument: the card. */
  NO_SUCH_CARD("TS521"),
  /** Arguments: the card, the number of copies. */
  TOO_FEW_COPIES("TS522"),
  /** Argument: the number of plays a trick allows. */
  TOO_MANY_ON_TABLE("TS523"),
  NOBODY("TS524"),
  /** Argument: the seats. */
  TRICK_NOT_OVER("TS525"),
  /** Argument: the number of tricks the seat already has. */
  TRICKS_GIVEN("TS526"),
  /** Arguments: the seat, the decision. */
  TO_DECIDE("TS527"),
  /** Argument: the card. */
  GIVEN_ELSEWHERE("TS528"),
  /** Arguments: the card, the zone. */
  NEVER_THERE("TS569"),
  NO_TRICK_TO_END("TS529"),

  // Script errors.
  OVERFLOW("TS540"),
  DIVISION_BY_ZERO("TS541"),
  NOT_WHOLE("TS542"),
  /** Argument: the line of the test. */
  NO_VALUE("TS543"),
  NO_SUCH_ENTRY("TS544"),
  SEVERAL_CARDS("TS545"),
  /** Arguments: the statement that cannot be performed, its line. */
  TOO_FEW_CARDS("TS546"),
  UNDECIDED_TIE("TS547"),
  /** Arguments: the statement that cannot be performed, its line. */
  NO_ALTERNATIVES("TS548"),
  /** Arguments: the statement that cannot be performed, its line. */
  PASS_WITHOUT_EVENT("TS549"),
  /** Arguments: the statement that cannot be performed, its line. */
  TOO_MANY_PASSES("TS550"),
  /** Arguments: the statement that cannot be performed, its line. */
  NOBODY_TO_LEAD("TS551"),
  TRICK_STAYS("TS555"),
  TRICKS_INSIDE_A_TRICK("TS537"),
  /** Arguments: how many steps a statement may take, and how many the whole test. */
  TOO_MANY_STEPS("TS556"),
  /** Arguments: those of {@link #TOO_MANY_STEPS}, and how many values a statement may hold. */
  TOO_MANY_VALUES("TS557");

  private final String code;

  ExpectationProblem(String code) {
    this.code = code;
  }

  /**
   * Returns the diagnostic for a test that computes or holds too much.
   *
   * @param budget what it may
   */
  static Diagnostic tooMuch(Problem problem, Span span, Budget budget) {
    return new Diagnostic(
        problem,
        span,
        Stream.of(budget.steps(), budget.matchSteps(), budget.values())
            .map(number -> String.format(Locale.ROOT, "%,d", number))
            .toList());
  }

  /** Returns the problem for a script error. */
  static ExpectationProblem of(Fault.Kind fault) {
    return switch (fault) {
      case OVERFLOW -> OVERFLOW;
      case DIVISION_BY_ZERO -> DIVISION_BY_ZERO;
      case NOT_WHOLE -> NOT_WHOLE;
      case NO_VALUE -> NO_VALUE;
      case NO_SUCH_ENTRY -> NO_SUCH_ENTRY;
      case SEVERAL_CARDS -> SEVERAL_CARDS;
      case TOO_FEW_CARDS -> TOO_FEW_CARDS;
      case UNDECIDED_TIE -> UNDECIDED_TIE;
      case NO_ALTERNATIVES -> NO_ALTERNATIVES;
      case PASS_WITHOUT_EVENT -> PASS_WITHOUT_EVENT;
      case TOO_MANY_PASSES -> TOO_MANY_PASSES;
      case NOBODY_TO_LEAD -> NOBODY_TO_LEAD;
      case TOO_MANY_STEPS -> TOO_MANY_STEPS;
      case TOO_MANY_VALUES -> TOO_MANY_VALUES;
    };
  }

  @Override
  public String code() {
    return code;
  }
}
