package tricksmith.expectation;

import tricksmith.match.Fault;
import tricksmith.source.Problem;
import tricksmith.source.Severity;

/** Why a test of a script fails. Of an expectation the first argument is its own text. */
public enum ExpectationProblem implements Problem {
  // Which cards may be played.
  /** Arguments: the expectation, the seat, the cards that it may play. */
  OTHER_CARDS("TS401"),
  /** Arguments: likewise, and the cards ruled out with the obligations. */
  RULED_OUT("TS402"),
  /** Arguments: the expectation, the seat, cards that it does not hold. */
  NOT_HELD("TS403"),

  // Who wins.
  /** Arguments: the expectation, the seat. */
  SEAT_WINS("TS410"),
  /** Arguments: the expectation, the seat, the reason. */
  SEAT_WINS_BY("TS411"),
  /** Argument: the expectation. */
  NOBODY_WINS("TS412"),
  /** Arguments: the expectation, the seats. */
  PLAYOFF("TS413"),
  /** Arguments: the expectation, the seats. */
  UNDECIDED("TS414"),
  /** Argument: the expectation. */
  NO_TRICK("TS415"),

  // Who leads, and what is scored.
  /** Arguments: the expectation, the seat. */
  SEAT_LEADS("TS416"),
  /** Argument: the expectation. */
  NOBODY_LEADS("TS417"),
  /** Arguments: the expectation, the seat, what it scores. */
  OTHER_SCORE("TS418"),

  // What keeps a test from being performed.
  NO_EXPECTATION("TS420"),
  /** Argument: the card. */
  NO_SUCH_CARD("TS421"),
  /** Arguments: the card, how many there are. */
  TOO_FEW_COPIES("TS422"),
  /** Argument: how many may play. */
  TOO_MANY_ON_TABLE("TS423"),
  NOBODY("TS424"),
  /** Argument: the seats. */
  TRICK_NOT_OVER("TS425"),
  /** Argument: how many tricks the seat has already. */
  TRICKS_GIVEN("TS426"),
  /** Arguments: the seat, the decision. */
  TO_DECIDE("TS427"),
  /** Argument: the card. */
  GIVEN_ELSEWHERE("TS428"),

  // Script errors.
  OVERFLOW("TS440"),
  DIVISION_BY_ZERO("TS441"),
  NOT_WHOLE("TS442"),
  NO_VALUE("TS443"),
  NO_SUCH_ENTRY("TS444"),
  SEVERAL_CARDS("TS445"),
  TOO_FEW_CARDS("TS446"),
  UNDECIDED_TIE("TS447"),
  NO_ALTERNATIVES("TS448"),
  PASS_WITHOUT_EVENT("TS449"),
  TOO_MANY_PASSES("TS450"),
  NOBODY_TO_LEAD("TS451");

  private final String code;

  ExpectationProblem(String code) {
    this.code = code;
  }

  /** The script error. */
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
    };
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
