package tricksmith.review;

import tricksmith.source.Problem;
import tricksmith.source.Severity;

/**
 * What can be seen in well-formed rules before anybody plays them. An error is what cannot go well
 * wherever a match comes to it; a warning is what has no effect, or hardly the one that was meant.
 */
public enum ReviewProblem implements Problem {
  // Obligations.
  /** Argument: the label of the obligation. */
  SAME_FOR_ALL_CARDS("TS401", Severity.WARNING),
  /** Argument: the label. */
  NO_CARD_FULFILS("TS402", Severity.WARNING),
  /** Argument: the label. */
  EVERY_CARD_FULFILS("TS403", Severity.WARNING),
  /** Argument: the label. */
  NEVER_IN_FORCE("TS404", Severity.WARNING),
  /** Arguments: the label, the label of the earlier one. */
  OBLIGATION_TWICE("TS405", Severity.WARNING),
  /** Argument: the label. */
  EVERY_CARD_EXEMPT("TS406", Severity.WARNING),
  /** Argument: the label. */
  NO_CARD_EXEMPT("TS407", Severity.WARNING),

  // The comparison.
  /** Argument: the label of the criterion. */
  COMPARES_NOTHING("TS410", Severity.WARNING),
  /** Argument: the label. */
  DECIDED_BEFORE("TS411", Severity.WARNING),
  /** Arguments: the label, the label of the earlier one. */
  CRITERION_TWICE("TS412", Severity.WARNING),
  NO_TIES("TS413", Severity.WARNING),
  NO_TRICKS_PLAYED("TS414", Severity.WARNING),
  /** Argument: a card that can be best together with another. */
  TIE("TS415", Severity.WARNING),
  /** Arguments: what is written, what is meant. */
  OTHER_SUIT_LED("TS418", Severity.WARNING),

  // The procedure.
  NEVER_PERFORMED("TS420", Severity.WARNING),
  UNREACHABLE("TS421", Severity.WARNING),
  NEVER_ENDS("TS422", Severity.ERROR),
  NOTHING_CHANGES("TS423", Severity.ERROR),
  NO_EVENT("TS424", Severity.WARNING),
  CONDITION_FOR_NOTHING("TS425", Severity.WARNING),
  ALWAYS_HOLDS("TS426", Severity.WARNING),
  NEVER_HOLDS("TS427", Severity.WARNING),
  FIRST_TRICK_IS_OVER("TS428", Severity.WARNING),
  LEADER_IS_WINNER("TS429", Severity.WARNING),
  /** Arguments: what is compared twice, and how it is asked whether it is one of several. */
  NOT_BOTH("TS435", Severity.WARNING),
  /** Arguments: likewise. */
  ONE_OF_BOTH("TS436", Severity.WARNING),

  /** Arguments: the set of all there are, what is asked by it. */
  AMONG_ALL("TS437", Severity.WARNING),

  // Choices.
  NO_ALTERNATIVES("TS430", Severity.ERROR),
  ONLY_PASSING("TS431", Severity.WARNING),
  /** Arguments: the least, the most. */
  CARD_COUNTS("TS432", Severity.ERROR),
  NO_CARDS_WANTED("TS433", Severity.WARNING),
  /** Arguments: how many are to be chosen, how many there are, in which setting. */
  FEWER_CARDS("TS434", Severity.ERROR),

  // Variables.
  /** Argument: the variable. */
  READ_BEFORE_SET("TS440", Severity.WARNING),
  /** Argument: the variable. */
  NO_VALUE_YET("TS441", Severity.ERROR),
  /** Argument: the variable. */
  NEVER_SET("TS442", Severity.WARNING),
  /** Argument: who could lead. */
  NO_LEADER("TS443", Severity.ERROR),
  /** Argument: what can be none. */
  CALCULATES_WITH_NONE("TS444", Severity.WARNING),
  /** Argument: what can be none. */
  NONE_DIFFERS("TS445", Severity.WARNING),
  /** Arguments: the variable, the highest value of all others. */
  OWN_BEFORE_CHOSEN("TS446", Severity.WARNING),

  // Decks.
  /** Arguments: the zone, how many are needed, how many there are, in which setting. */
  TOO_FEW_CARDS("TS450", Severity.ERROR),
  /** Arguments: as before. */
  TOO_FEW_CARDS_NEXT_TIME("TS451", Severity.ERROR),
  LEAVES_OUT_NOTHING("TS452", Severity.WARNING),
  /** Arguments: as of too few cards. */
  NO_NEW_DEAL("TS453", Severity.ERROR),
  /** Argument: the variable. */
  NEVER_A_FIRST_VALUE("TS447", Severity.WARNING),
  /** Argument: the variable. */
  ONE_FOR_ALL("TS448", Severity.WARNING),
  /** Argument: what is written. */
  ALWAYS_NOBODY("TS449", Severity.WARNING),
  /** Argument: the deck. */
  NOT_SHUFFLED("TS454", Severity.WARNING),
  NOBODY_HAS_CARDS("TS455", Severity.WARNING),
  DEALS_WITHOUT_BEGINNING("TS456", Severity.WARNING),
  /** Arguments: how many tricks, how many cards a hand has at most, in which setting. */
  FEWER_CARDS_THAN_TRICKS("TS458", Severity.WARNING),
  /** Arguments: the zone, in which setting. */
  NO_CARD_THERE("TS459", Severity.WARNING),
  /** Arguments: the card, its rank, the number of that rank. */
  RANK_WITHOUT_NUMBER("TS457", Severity.WARNING),

  // Scores and the end.
  NOBODY_SCORES("TS460", Severity.WARNING),
  SCORE_NOT_PERFORMED("TS461", Severity.WARNING),
  NO_WINNERS("TS462", Severity.WARNING),
  /** Arguments: what is written, and what is meant if nobody is to be left out. */
  ONLY_OPPONENTS_IN_PLAY("TS463", Severity.WARNING),
  OUT_UNTIL_NEW_DEAL("TS464", Severity.WARNING),

  // What is not used. Argument: the name.
  UNUSED_DEFINITION("TS470", Severity.WARNING),
  /** Argument: the procedure. */
  UNUSED_PROCEDURE("TS475", Severity.WARNING),
  UNUSED_OPTION("TS471", Severity.WARNING),
  UNUSED_VARIABLE("TS472", Severity.WARNING),
  UNUSED_ZONE("TS473", Severity.WARNING),
  /** Arguments: the parameter, the definition. */
  UNUSED_PARAMETER("TS474", Severity.WARNING),

  // Cases and tables.
  /** Argument: the key. */
  ROW_TWICE("TS480", Severity.WARNING),
  CASE_NEVER("TS481", Severity.WARNING),
  /** Arguments: the element, and the quantifier before it. */
  SWALLOWED_CONDITION("TS482", Severity.WARNING),
  /** Argument: what is compared with itself, too. */
  COUNTS_ITSELF("TS483", Severity.WARNING),
  /** Arguments: the calculation, the count to its end. */
  SUM_IN_CONDITION("TS484", Severity.ERROR),
  /** Arguments: what is missing, and what may stand behind else. */
  INCOMPLETE_TABLE("TS479", Severity.WARNING),

  // Values.
  DIVISION_BY_ZERO("TS485", Severity.ERROR),
  /** Arguments: the seat, how many players there are at most. */
  NO_SUCH_SEAT("TS486", Severity.WARNING),
  NOT_WHOLE("TS488", Severity.ERROR),

  // Tests.
  /** Arguments: the reason, all reasons there are. */
  UNKNOWN_REASON("TS487", Severity.WARNING),

  // What players cannot see.
  /** Argument: what is read. */
  HIDDEN_IN_OBLIGATION("TS490", Severity.WARNING),
  /** Argument: what is read. */
  HIDDEN_IN_CHOICE("TS491", Severity.WARNING);

  private final String code;
  private final Severity severity;

  ReviewProblem(String code, Severity severity) {
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
