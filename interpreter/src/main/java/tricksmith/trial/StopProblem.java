package tricksmith.trial;

import java.util.Optional;
import tricksmith.program.value.Fault;
import tricksmith.source.Problem;
import tricksmith.source.Severity;

/**
 * The cause that stopped one of the first matches of a script, or kept all of them from being
 * played. Unless stated otherwise, the arguments are how many players there were, the options of
 * the command that plays the match again, and the zone from which cards were taken.
 */
public enum StopProblem implements Problem {
  OVERFLOW("TS700"),
  DIVISION_BY_ZERO("TS701"),
  NOT_WHOLE("TS702"),
  NO_VALUE("TS703"),
  NO_SUCH_ENTRY("TS704"),
  TOO_FEW_CARDS("TS705"),
  UNDECIDED_TIE("TS706"),
  NO_ALTERNATIVES("TS707"),
  PASS_WITHOUT_EVENT("TS708"),
  TOO_MANY_PASSES("TS709"),
  NOBODY_TO_LEAD("TS710"),
  /** Nothing has ended the match: the scores that it waits for stand still. */
  SCORES_STAND_STILL("TS711"),
  /** In none of the matches did a deal end. */
  DEAL_WITHOUT_END("TS892"),
  /** Argument: how many matches were played, in none of which a card was. */
  NOTHING_PLAYED("TS780");

  private final String code;

  StopProblem(String code) {
    this.code = code;
  }

  /**
   * Returns the problem for a script error; empty for what takes too long, and for what the checker
   * finds in every script.
   */
  static Optional<StopProblem> of(Fault.Kind fault) {
    return switch (fault) {
      case OVERFLOW -> Optional.of(OVERFLOW);
      case DIVISION_BY_ZERO -> Optional.of(DIVISION_BY_ZERO);
      case NOT_WHOLE -> Optional.of(NOT_WHOLE);
      case NO_VALUE -> Optional.of(NO_VALUE);
      case NO_SUCH_ENTRY -> Optional.of(NO_SUCH_ENTRY);
      case TOO_FEW_CARDS -> Optional.of(TOO_FEW_CARDS);
      case UNDECIDED_TIE -> Optional.of(UNDECIDED_TIE);
      case NO_ALTERNATIVES -> Optional.of(NO_ALTERNATIVES);
      case PASS_WITHOUT_EVENT -> Optional.of(PASS_WITHOUT_EVENT);
      case TOO_MANY_PASSES -> Optional.of(TOO_MANY_PASSES);
      case NOBODY_TO_LEAD -> Optional.of(NOBODY_TO_LEAD);
      case SEVERAL_CARDS, TOO_MANY_STEPS, TOO_MANY_VALUES -> Optional.empty();
    };
  }

  @Override
  public String code() {
    return code;
  }

  @Override
  public boolean happenedInMatch() {
    return this != NOTHING_PLAYED;
  }

  @Override
  public Severity severity() {
    return Severity.WARNING;
  }
}
