package tricksmith.review.diagnostic;

import tricksmith.source.Problem;
import tricksmith.source.Severity;

/**
 * The problems that can be found in well-formed rules without playing them. An error will fail
 * whenever a match reaches it; a warning marks something without effect, or probably not with the
 * intended one.
 */
public enum ReviewProblem implements Problem {
  // Obligations.
  /** Argument: the label of the obligation. */
  SAME_FOR_ALL_CARDS("TS401", Severity.WARNING, Consequence.NO_EFFECT),
  /** Argument: the label. */
  NO_CARD_FULFILS("TS402", Severity.WARNING, Consequence.NO_EFFECT),
  /** Argument: the label. */
  EVERY_CARD_FULFILS("TS403", Severity.WARNING, Consequence.NO_EFFECT),
  /** Argument: the label. */
  NEVER_IN_FORCE("TS404", Severity.WARNING, Consequence.NO_EFFECT),
  /** Arguments: the number that is none at times, and with 0 instead. */
  COMPARES_CASES_WITH_NONE("TS895", Severity.WARNING),
  /** Arguments: the condition, and its opposite. */
  RANKS_ABOVE_THE_REST("TS896", Severity.WARNING),
  /** Arguments: the neighbour, and the next one in play. */
  NEIGHBOUR_WHO_IS_OUT("TS898", Severity.WARNING),
  /** Arguments: the next one in play, and the neighbour. */
  PASSED_OVER_BY_DEAL("TS914", Severity.WARNING),
  CALLED_WHO_IS_OUT("TS921", Severity.WARNING),
  /** Argument: what is meant. */
  COULD_NOT_FOLLOW("TS897", Severity.WARNING),
  /** Arguments: the label, the beginning of the obligation as it would be for the lead. */
  ONLY_FOR_THE_LEAD("TS894", Severity.WARNING, Consequence.NO_EFFECT),
  /** Arguments: the label, the label of the earlier one. */
  DECIDED_BY_OBLIGATION("TS408", Severity.WARNING),
  /** Argument: the label. */
  FULFILLED_BY_EXEMPT("TS409", Severity.WARNING),
  /** Arguments: the label, the label of the earlier one. */
  OBLIGATION_TWICE("TS405", Severity.WARNING),
  /** Argument: the label. */
  EVERY_CARD_EXEMPT("TS406", Severity.WARNING, Consequence.NO_EFFECT),
  /** Argument: the label. */
  NO_CARD_EXEMPT("TS407", Severity.WARNING, Consequence.NO_EFFECT),

  /** Arguments: the cards that already include the card, the same without it. */
  COMPARED_WITH_ITSELF("TS692", Severity.WARNING),
  STILL_IN_HAND("TS741", Severity.WARNING),
  /** Arguments: the cards that exclude the card, the intended operator. */
  WITHOUT_THE_CARD("TS476", Severity.WARNING),
  /** Argument: the same, asked of the card. */
  ASKS_ABOUT_THE_REST("TS725", Severity.WARNING),

  // The comparison.
  /** Argument: the label of the criterion. */
  COMPARES_NOTHING("TS410", Severity.WARNING, Consequence.NO_EFFECT),
  /** Argument: the label. */
  DECIDED_BEFORE("TS411", Severity.WARNING),
  /** Argument: what is missing before it. */
  WINS_FROM_ANY_SUIT("TS920", Severity.WARNING),
  /** Arguments: the label, the label of the earlier one. */
  CRITERION_TWICE("TS412", Severity.WARNING),
  NO_TIES("TS413", Severity.WARNING),
  NO_TRICKS_PLAYED("TS414", Severity.WARNING),
  /** Argument: the ranks or suits without a place. */
  WITHOUT_A_PLACE("TS693", Severity.WARNING),
  /** Argument: the rank or suit. */
  ONE_WITHOUT_A_PLACE("TS724", Severity.WARNING),
  /** Argument: a card that can tie with another for best. */
  TIE("TS415", Severity.WARNING, Consequence.MATCH_ENDS),
  /** Arguments: the label, the label of the earlier one. */
  DECIDED_BY_CRITERION("TS416", Severity.WARNING),
  /** Argument: the label. */
  OFF_SUIT_WINS("TS417", Severity.WARNING),
  /** Arguments: the written text, the intended text. */
  OTHER_SUIT_LED("TS418", Severity.WARNING),
  /** Arguments: the suit asked for, the notion of suit, and the suit. */
  PRINTED_SUIT_LIFTED("TS795", Severity.WARNING),
  /** Arguments: the condition, and both as one. */
  ABOVE_THE_REST("TS758", Severity.WARNING),
  /** Argument: the condition. */
  SUIT_ABOVE_THE_REST("TS840", Severity.WARNING),
  /** Argument: the condition. */
  PLAYERS_ABOVE_THE_REST("TS841", Severity.WARNING),
  /** Arguments: the label of the criterion, and its condition. */
  PRINTED_SUIT_FOLLOWED("TS756", Severity.WARNING),

  // The procedure.
  NEVER_PERFORMED("TS420", Severity.WARNING, Consequence.NO_EFFECT),
  UNREACHABLE("TS421", Severity.WARNING),
  NEVER_ENDS("TS422", Severity.ERROR, Consequence.NO_EFFECT),
  NOTHING_CHANGES("TS423", Severity.ERROR),
  NO_EVENT("TS424", Severity.WARNING, Consequence.MATCH_ENDS),
  CONDITION_FOR_NOTHING("TS425", Severity.WARNING, Consequence.NO_EFFECT),
  ALWAYS_HOLDS("TS426", Severity.WARNING, Consequence.NO_EFFECT),
  /** Argument: what is compared with the same of the last trick. */
  SAME_TRICK("TS943", Severity.WARNING, Consequence.NO_EFFECT),
  /** Argument: the question about the others. */
  SAME_PLAYER("TS944", Severity.WARNING, Consequence.NO_EFFECT),
  NEVER_HOLDS("TS427", Severity.WARNING, Consequence.NO_EFFECT),
  /** Arguments: the number compared, its largest possible value, and what it can be last. */
  NEVER_SO_LARGE("TS497", Severity.WARNING, Consequence.NO_EFFECT),
  FIRST_TRICK_IS_OVER("TS428", Severity.WARNING),
  /** Arguments: the comparison, and what it should be. */
  COUNTED_ALREADY("TS779", Severity.WARNING),
  /** Arguments: the card of the trick, and the question about the card to be played. */
  ABOUT_NO_CARD("TS781", Severity.WARNING),
  LEADER_IS_WINNER("TS429", Severity.WARNING, Consequence.NO_EFFECT),
  /** Argument: what lets the lead go round. */
  LEADER_BEFORE_TRICK("TS917", Severity.WARNING),
  WINNER_OF_THE_LAST("TS837", Severity.WARNING),
  /** Arguments: the word, the one for the trick of the loop. */
  OF_THE_LAST_TRICK("TS802", Severity.WARNING),
  /** Argument: the variable. */
  SET_FOR_THE_LAST_TRICK("TS923", Severity.WARNING),
  /** Arguments: the expression compared twice, the membership test to use instead. */
  NOT_BOTH("TS435", Severity.WARNING, Consequence.NO_EFFECT),
  /** Arguments: the expression compared twice, the membership test to use instead. */
  ONE_OF_BOTH("TS436", Severity.WARNING, Consequence.NO_EFFECT),

  /** Arguments: the set of everything, the expression tested against it. */
  AMONG_ALL("TS437", Severity.WARNING),

  /** Argument: the condition before it. */
  NEVER_BESIDE("TS438", Severity.WARNING),
  /** Argument: the condition before it. */
  ALWAYS_BESIDE("TS439", Severity.WARNING),
  NEVER_COMES_UP("TS419", Severity.WARNING),

  // Read otherwise than meant.
  /** Arguments: the set of nothing, what applies to it, and the intended set. */
  EXCEPT_EVERYTHING("TS636", Severity.WARNING),
  /** Arguments: the condition, the exception at these times, the two in another order. */
  EXCEPTION_AT_TIMES("TS637", Severity.WARNING),
  /** Arguments: what is the card itself, and the same of the trick before. */
  ITSELF_WHEN_LED("TS638", Severity.WARNING),
  /** Argument: what is counted. */
  ALL_SO_FAR("TS689", Severity.WARNING),
  /** Arguments: the tricks that are compared, and who wins by points, what is scored. */
  LAST_DEAL_DECIDES("TS688", Severity.WARNING),
  /** Argument: the statement that says who leads. */
  PLAYED_INSIDE("TS687", Severity.WARNING),
  /** Arguments: the cards that already include the card, the same without it. */
  ONE_OF_THEM_ITSELF("TS639", Severity.WARNING),
  /** Arguments: the name, the loop with another one, the statement that sets the variable. */
  HIDES_A_VARIABLE("TS653", Severity.WARNING),
  /** Arguments: the name, the loop with another one, the statement that sets the variable. */
  NOT_THE_DEALER("TS686", Severity.WARNING),
  /** Argument: the text that asks for won cards. */
  WON_LATER("TS625", Severity.WARNING),
  /** Argument: the head of the loop as written. */
  SKIPPED_NEXT_TIME("TS626", Severity.WARNING),
  /** Argument: the condition to check before each trick. */
  CARDS_RUN_OUT("TS627", Severity.WARNING, Consequence.MATCH_ENDS),
  /**
   * Arguments: the labels of the obligation and of the one above it, the cards that this exempts,
   * and those that obey it.
   */
  EXEMPT_BUT_BOUND("TS912", Severity.WARNING),
  /** Argument: the cards that are meant. */
  ALL_PLAYED_SO_FAR("TS913", Severity.WARNING),
  /** Argument: the card. */
  TURNED_UP_AGAIN("TS915", Severity.WARNING),
  /** Arguments: the bid, and the highest of all. */
  OWN_EARLIER_BID("TS918", Severity.WARNING),
  OTHER_SIDES_IN_EACH_DEAL("TS919", Severity.WARNING),
  /**
   * Arguments: the label of the obligation, the cards that it names besides others, and the
   * exception to write instead.
   */
  ALLOWED_NOT_REQUIRED("TS628", Severity.WARNING),
  /**
   * Arguments: the label of the obligation, what it demands, what is exempt, and the condition that
   * these differ.
   */
  EXEMPT_WHEN_LED("TS679", Severity.WARNING),
  /** Arguments: the sum, its last part with the condition, and the sum in brackets. */
  CONDITION_AFTER_SUM("TS629", Severity.WARNING),
  /** Argument: the comparison. */
  COUNTS_THE_CARD("TS631", Severity.WARNING),
  /** Argument: the same with what is asked before the card after {@code when}. */
  WINNER_COUNTS_THE_CARD("TS726", Severity.WARNING),
  /** Argument: the line as it should be. */
  WINNING_CARD_COUNTS_IT("TS842", Severity.WARNING),
  /** Argument: what the card is compared with. */
  ITSELF_IF_IT_WINS("TS843", Severity.WARNING),
  /** Arguments: the last card as written, and the one before it. */
  LAST_IS_THE_CARD("TS652", Severity.WARNING),
  /** Arguments: the variable, and the zone that stays empty. */
  CHOSEN_NOT_MOVED("TS654", Severity.WARNING),
  /** Arguments: the player, and the head of the round with its beginning. */
  BEGINS_WITH_SEAT_1("TS655", Severity.WARNING),
  /** Argument: where the cards go. */
  HANDED_ON("TS632", Severity.WARNING),
  /** Argument: the word for none. */
  NOTHING_OFFERED("TS633", Severity.WARNING),

  /** Arguments: what is read, and the statement that should come before it. */
  READ_BEFORE_SHUFFLE("TS385", Severity.WARNING),
  /** Arguments: the statement for the last trick alone, and the one for each trick. */
  LAST_TRICK_IS_THIS_ONE("TS386", Severity.WARNING),
  /** Arguments: the card, whoever holds or has played it. */
  HELD_NO_LONGER("TS829", Severity.WARNING),
  /** Arguments: the card, the question whether it has been played. */
  STILL_HELD("TS936", Severity.WARNING),
  /** Argument: the definition. */
  ANOTHER_LAST_TRICK("TS783", Severity.WARNING),
  /** Argument: the chosen cards. */
  CHOSEN_AND_HANDED_ON("TS388", Severity.WARNING),
  /** Arguments: the cards that the second move takes, those that the first took. */
  MOVED_BACK("TS389", Severity.WARNING),
  /** Arguments: the card taken, the statement that has put it there. */
  JUST_PUT_THERE("TS798", Severity.WARNING),
  /** Argument: where it goes. */
  STILL_IN_THE_TRICK("TS799", Severity.WARNING),
  /** Arguments: the number, the name in the loop, the range. */
  SINGLE_PASS("TS500", Severity.WARNING),
  UNDONE_BY_NEW_DEAL("TS384", Severity.WARNING),
  LOST_AT_THE_BEGINNING("TS748", Severity.WARNING),
  /** Arguments: who gets the cards, the statement that gives them the trick. */
  CARDS_WITHOUT_THE_TRICK("TS750", Severity.WARNING),
  /** Arguments: the pile, the move that puts cards underneath. */
  DRAWN_BACK("TS573", Severity.WARNING),
  /** Arguments: the deck, the statement that deals. */
  DEALT_AWAY("TS574", Severity.WARNING),
  /** Arguments: one of these cards, and all of them. */
  SEVERAL_MOVED("TS924", Severity.WARNING),
  /** Arguments: the card, the intended one. */
  LAST_IN_ORDER("TS575", Severity.WARNING),
  /** Arguments: the number of cards, the bid, the highest bid. */
  CARDS_FOR_TRICKS("TS576", Severity.WARNING),
  /** Arguments: the card whose value is read, the one that is turned up. */
  NOT_THE_CARD_SHOWN("TS813", Severity.WARNING),
  DEALS_NO_CARDS("TS577", Severity.WARNING),
  /** Arguments: the variable, the condition under which a new deal begins. */
  NOBODY_ASKED_AGAIN("TS578", Severity.WARNING),
  HANDS_FILLED_AGAIN("TS579", Severity.WARNING),
  /** Arguments: the variable, its declaration for each deal. */
  NOT_SET_BACK("TS581", Severity.WARNING),
  /** Arguments: the variable, its declaration for each deal. */
  RECORD_NOT_SET_BACK("TS910", Severity.WARNING),
  /** Argument: the intended condition. */
  LAST_NOT_ASKED("TS582", Severity.WARNING),
  /** Arguments: what the next player has, and what the one before has. */
  NOT_YET_ASKED("TS812", Severity.WARNING),
  /** Arguments: the variable, its first value, and the statement that raises it. */
  NEVER_RAISED("TS809", Severity.WARNING),
  /** Arguments: the least, the variable that begins with it, and the comparison. */
  LEAST_OUTBID("TS759", Severity.WARNING),
  /** Arguments: what is chosen, and the choice with the statement in its block. */
  MOVED_AFTER_PASS("TS778", Severity.WARNING),
  /** Arguments: the definition, what it reads, the statement that has changed that. */
  READ_ANEW("TS583", Severity.WARNING),
  /** Arguments: the definition, and what it is a name for. */
  COMPARED_ANEW("TS734", Severity.WARNING),
  /** Arguments: the variable, the intended question. */
  YES_OR_NO_ANYHOW("TS584", Severity.WARNING),
  /** Arguments: the variable, its first value. */
  CHOSEN_FROM_THE_START("TS585", Severity.WARNING),
  /** Arguments: the variable, its first value. */
  NEVER_NONE("TS586", Severity.WARNING),
  /** Argument: the question who has passed. */
  NOBODY_PASSED_YET("TS587", Severity.WARNING),
  /** Argument: the hand. */
  DRAWN_FROM_HAND("TS588", Severity.WARNING),
  NEVER_ENTERED("TS589", Severity.WARNING),
  /** Arguments: what is asked, and the statement that has set it. */
  ASKED_TOO_LATE("TS508", Severity.WARNING),
  /** Arguments: the variable, and the cards of the loop. */
  ORDER_OF_THE_DECK("TS509", Severity.WARNING),
  /** Arguments: the variable, and who changes from deal to deal. */
  SET_BEFORE_THE_DEALS("TS519", Severity.WARNING),
  /** Arguments: the variable, and the pile. */
  CHOSEN_BY_SEVERAL("TS538", Severity.WARNING),
  /** Arguments: a card, the cards of another deck, what to ask instead. */
  OF_ANOTHER_DECK("TS934", Severity.WARNING),
  /** Argument: the end of the round. */
  ONE_ROUND("TS933", Severity.WARNING),
  /** Arguments: the variable, how to declare it. */
  BIDS_OF_THE_LAST_DEAL("TS932", Severity.WARNING),
  /** Argument: the variable. */
  FROM_THE_TIME_BEFORE("TS590", Severity.WARNING),
  /** Arguments: the variable, and how it keeps what has happened. */
  SET_ANEW_EACH_TIME("TS838", Severity.WARNING),
  /** Argument: what others have. */
  CHOSEN_AT_ONCE("TS839", Severity.WARNING),
  /** Arguments: the number of cards, and the number of the card. */
  ONE_CARD_COUNTED("TS900", Severity.WARNING),
  /** Arguments: the variable, and how to declare it for each trick. */
  FROM_AN_EARLIER_TRICK("TS872", Severity.WARNING),
  /** Arguments: the variable, and how to declare it for each trick. */
  CHOSEN_FOR_GOOD("TS835", Severity.WARNING),
  /** Argument: the condition. */
  OVER_BEFORE_ANY_TRICK("TS715", Severity.WARNING),
  UNTIL_FIRST_TRICK("TS591", Severity.WARNING),
  /** Arguments: the condition, the choice with the condition before it. */
  CONDITION_AFTER_EXCEPT("TS592", Severity.WARNING),
  /** Argument: the numbers. */
  WRITTEN_NUMBERS_COUNTED("TS593", Severity.WARNING),
  /** Arguments: what is several, and its number. */
  ONLY_COUNTED("TS733", Severity.WARNING),
  /** Arguments: what is compared, the same with something in its place, the variable. */
  NOBODY_TO_OUTDO("TS594", Severity.WARNING),
  /** Argument: the value that has changed. */
  SET_MEANWHILE("TS595", Severity.WARNING),
  /** Arguments: the one variable, the other, the first statement. */
  SWAPPED_IN_VAIN("TS596", Severity.WARNING),
  /** Argument: who sits out. */
  SKIPPED_FOR_THE_DEAL("TS597", Severity.WARNING),
  /** Argument: the card. */
  ANOTHER_TOP_CARD("TS598", Severity.WARNING),
  /** Arguments: the card, and its pile. */
  DRAWN_AT_LAST("TS836", Severity.WARNING),
  /** Argument: the end of a zone. */
  END_OF_NOTHING("TS828", Severity.WARNING),
  /** Arguments: the number, the intended comparison. */
  NUMBER_IS_NEVER_NONE("TS599", Severity.WARNING),
  /** Arguments: who scores, the statement for one trick, and the card. */
  SCORED_AFTER_EACH_TRICK("TS396", Severity.WARNING),
  /** Argument: the condition with the winner of the trick. */
  SCORED_WHILE_IT_HOLDS("TS730", Severity.WARNING),
  /** Arguments: a list in brackets, and the list. */
  LIST_IN_BRACKETS("TS820", Severity.WARNING),
  /** Arguments: the numbers, the same added one by one. */
  SUM_OF_A_SET("TS824", Severity.WARNING),
  /** Arguments: both sets, the set with one condition. */
  THOSE_OF_EITHER("TS825", Severity.WARNING),
  /** Argument: the word. */
  HIDES_A_WORD("TS827", Severity.WARNING),
  /** Argument: the first place instead. */
  HIGHEST_PLACE("TS830", Severity.WARNING),
  SAME_IN_EACH_PASS("TS831", Severity.WARNING),
  /** Arguments: the card, the statement for several of them. */
  SAME_CARD_TURNED("TS832", Severity.WARNING),
  /** Arguments: who scores, the name of each player. */
  SCORED_FOR_EVERYBODY("TS833", Severity.WARNING),
  /** Arguments: the variable, the statement that sets it back. */
  SET_BACK_IN_EACH_PASS("TS834", Severity.WARNING),
  /** Arguments: who is asked, and for what. */
  ASKED_BEFORE_EACH_CARD("TS731", Severity.WARNING),
  WINNER_SO_FAR("TS397", Severity.WARNING),
  ONCE_PER_MEMBER("TS379", Severity.WARNING),
  /** Arguments: the won cards, the zone with the cards of all tricks, those of it to write. */
  TRICKS_LIE_ELSEWHERE("TS580", Severity.WARNING),
  /** Argument: the dealer. */
  AGAINST_THE_DIRECTION("TS390", Severity.WARNING),
  /** Argument: the dealer. */
  DEAL_AGAINST_DIRECTION("TS742", Severity.WARNING),
  /** Argument: who begins. */
  TURNS_TO_THE_LEFT("TS736", Severity.WARNING),

  // Choices.
  /** Arguments: the variable, the choice with the statement in its block, one for each player. */
  CHOSEN_BY_ANOTHER("TS382", Severity.WARNING),
  /** Arguments: the variable set, the one chosen, the choice with the statement in its block. */
  NONE_AFTER_PASS("TS383", Severity.WARNING),
  /** Argument: the variable. */
  ASKED_BEFORE_CHOSEN("TS387", Severity.WARNING),
  /** Argument: the only alternative. */
  ONE_ALTERNATIVE("TS492", Severity.WARNING),
  /** Argument: the condition. */
  NOTHING_FOR_OTHERS("TS645", Severity.WARNING, Consequence.MATCH_ENDS),
  /** Arguments: the variable, and the condition that ends the round. */
  LATER_CHOICE("TS646", Severity.WARNING),
  NO_ALTERNATIVES("TS430", Severity.ERROR, Consequence.NO_EFFECT),
  ONLY_PASSING("TS431", Severity.WARNING, Consequence.NO_EFFECT),
  /** Arguments: the least, the most. */
  NO_SUCH_AMOUNT("TS432", Severity.ERROR),
  NONE_WANTED("TS433", Severity.WARNING),
  /** Arguments: the number of cards to choose, the number available, the setting. */
  FEWER_CARDS("TS434", Severity.ERROR),

  // Variables.
  /** Argument: the variable. */
  READ_BEFORE_SET("TS440", Severity.WARNING),
  /** Argument: the variable. */
  NO_VALUE_YET("TS441", Severity.ERROR, Consequence.MATCH_ENDS),
  /** Argument: the variable. */
  NEVER_SET("TS442", Severity.WARNING),
  /** Argument: an expression for a player who could lead. */
  NO_LEADER("TS443", Severity.ERROR),
  /** Arguments: the variable, the statement that sets it again. */
  OVERWRITTEN("TS494", Severity.WARNING),
  /** Arguments: the variable, its declaration for each deal. */
  KEPT_FROM_LAST_DEAL("TS381", Severity.WARNING),
  /** Arguments: the variable, the statement that resets it. */
  SET_BACK("TS495", Severity.WARNING),
  /** Argument: the statement that says who leads. */
  LEADER_NAMED_AGAIN("TS496", Severity.WARNING),
  LEADER_OF_THE_NEXT_TRICK("TS805", Severity.WARNING),
  /** Argument: the variable. */
  AFTER_THE_DEALS("TS395", Severity.WARNING),
  CHANGES_NOTHING("TS477", Severity.WARNING),
  /** Arguments: what is chosen, and how often. */
  CHOSEN_AGAIN("TS811", Severity.WARNING),
  /** Arguments: the variable, the name of the element for each pass that sets it. */
  ONLY_THE_LAST("TS499", Severity.WARNING),
  /** Arguments: the expression that may have no value, the same with a value instead of none. */
  CALCULATES_WITH_NONE("TS444", Severity.WARNING, Consequence.MATCH_ENDS),
  /** Arguments: the expression that may have no value, and what asks whether it has one. */
  NONE_DIFFERS("TS445", Severity.WARNING),
  /** Arguments: the variable, an expression for the highest value among all others. */
  OWN_BEFORE_CHOSEN("TS446", Severity.WARNING),

  // Decks.
  /** Arguments: the zone, how many cards are needed, how many there are, the setting. */
  TOO_FEW_CARDS("TS450", Severity.ERROR),
  /** Arguments: the empty zone, the line that has emptied it, and the zone with its cards. */
  CARDS_MOVED_BEFORE("TS757", Severity.ERROR),
  /** Arguments: the card, who is said to move it, whoever holds it, and only if that one does. */
  HELD_BY_ANOTHER("TS755", Severity.WARNING),
  /** Arguments: the zone, how many cards are needed, how many there are, the setting. */
  TOO_FEW_CARDS_NEXT_TIME("TS451", Severity.ERROR),
  LEAVES_OUT_NOTHING("TS452", Severity.WARNING),
  /** Arguments: the zone, how many cards are needed, how many there are, the setting. */
  NO_NEW_DEAL("TS453", Severity.ERROR),
  /** Arguments: the variable, how it is declared, what was read with a value for until then. */
  NEVER_A_FIRST_VALUE("TS447", Severity.WARNING),
  /** Arguments: what has no value yet, whose it is, what counts until then. */
  NOBODY_HAS_IT_FIRST("TS740", Severity.WARNING),
  /** Arguments: the variable, the question with one before it. */
  HOLDS_WITHOUT_DECLARER("TS744", Severity.WARNING),
  /** Arguments: the variable, the question to ask first. */
  ELSE_WITHOUT_DECLARER("TS745", Severity.WARNING),
  /** Arguments: the variable, the value to which it has just been set, all cases in one line. */
  SET_IN_STEPS("TS787", Severity.WARNING),
  /** Argument: the condition with what happens otherwise. */
  TAKEN_BACK_AT_ONCE("TS788", Severity.WARNING),
  /** Arguments: the dealer, the statement that passes the deal on. */
  SCORED_BY_THE_NEXT("TS789", Severity.WARNING),
  /** Arguments: the dealer, the statement that passes the deal on. */
  PASSED_ON_IN_TRICKS("TS790", Severity.WARNING),
  /** Arguments: the dealer, the statement that has passed the deal on. */
  PASSED_ON_TWICE("TS810", Severity.WARNING),
  ENDS_IN_FIRST_PASS("TS791", Severity.WARNING),
  /** Arguments: the set, the statement that adds to it. */
  SET_OF_ONE("TS792", Severity.WARNING),
  /** Argument: the zones. */
  NOTHING_TO_SHOW("TS793", Severity.WARNING),
  /** Arguments: the deck, and how the cards are put underneath. */
  LEFT_TO_THE_NEXT("TS796", Severity.WARNING),
  /** Arguments: the variable, the question with one before it. */
  HOLDS_WITHOUT_ONLY_ONE("TS785", Severity.WARNING),
  /** Arguments: the variable, the question to ask first. */
  ELSE_WITHOUT_ONLY_ONE("TS786", Severity.WARNING),
  /** Arguments: the variable, the question with one before it. */
  HOLDS_FOR_PASSED("TS746", Severity.WARNING),
  /** Arguments: the variable, the question to ask first. */
  ELSE_FOR_PASSED("TS747", Severity.WARNING),
  /** Arguments: the variable, who outbid the others, the value that stands. */
  VALUE_WAS_OUTBID("TS749", Severity.WARNING),
  /** Arguments: the variable, its type. */
  ONE_FOR_ALL("TS448", Severity.WARNING),
  /** Argument: who is asked for. */
  NO_PARTNER("TS697", Severity.WARNING),
  /** {@code first trick} once the tricks have been played. */
  TRICKS_ARE_OVER("TS695", Severity.WARNING),
  /** Argument: the condition. */
  NOBODY_WINS_OTHERWISE("TS696", Severity.WARNING),
  /** Argument: the cards. */
  LAID_ON_THE_TABLE("TS698", Severity.WARNING),
  /** Arguments: the variable, and its first value. */
  HOLDS_FROM_THE_START("TS699", Severity.WARNING),
  /** Arguments: what is one of them itself, the set without it. */
  EVERY_COUNTS_ITSELF("TS694", Severity.WARNING),
  /** Arguments: who is asked for, and how many players a side has. */
  SEVERAL_PARTNERS("TS685", Severity.WARNING),
  /** Argument: the expression. */
  ALWAYS_NOBODY("TS449", Severity.WARNING),
  /**
   * Arguments: the other one, a number of players with which there is none, another one with which
   * there may be, all others.
   */
  OTHER_AT_TIMES("TS728", Severity.WARNING),
  /** Argument: the question that asks for none as well. */
  NONE_AMONG_VALUES("TS882", Severity.WARNING),
  /** Argument: the expression. */
  TRICKS_OF_NOBODY("TS393", Severity.WARNING),
  /** Argument: the deck. */
  NOT_SHUFFLED("TS454", Severity.WARNING),
  NOBODY_HAS_CARDS("TS455", Severity.WARNING),
  DEALS_WITHOUT_BEGINNING("TS456", Severity.WARNING),
  /** Arguments: the number of tricks, the largest number of cards in a hand, the setting. */
  FEWER_CARDS_THAN_TRICKS("TS458", Severity.WARNING, Consequence.MATCH_ENDS),
  /** Arguments: the zone, the setting. */
  NO_CARD_THERE("TS459", Severity.WARNING),
  /** Arguments: the pile, and the statement with its condition. */
  DRAWN_OUT("TS647", Severity.WARNING, Consequence.MATCH_ENDS),
  /** Arguments: the rank, its number, the number that it is written as, the line with numbers. */
  NUMERAL_WITH_OTHER_NUMBER("TS766", Severity.WARNING),
  /** Arguments: the rank, the number of copies. */
  COPIES_AS_RANK("TS797", Severity.WARNING),
  /** Argument: the suit. */
  ONE_SUIT("TS767", Severity.WARNING),
  /** Arguments: the card, its rank, the number of that rank. */
  RANK_WITHOUT_NUMBER("TS457", Severity.WARNING),

  // Scores and the end.
  NOBODY_SCORES("TS460", Severity.WARNING),
  /** Arguments: the score, what is to be added. */
  SCORE_ADDED_AGAIN("TS478", Severity.WARNING),
  SCORE_NOT_PERFORMED("TS461", Severity.WARNING),
  NO_WINNERS("TS462", Severity.WARNING),
  /** Arguments: the expression, the one that includes everybody. */
  ONLY_OPPONENTS_IN_PLAY("TS463", Severity.WARNING),
  OUT_UNTIL_NEW_DEAL("TS464", Severity.WARNING),
  /** Argument: who drops out. */
  OUT_OF_ALL_DEALS("TS916", Severity.WARNING),
  /** Arguments: who scores, and who is meant. */
  ONE_PARTNER_SCORES("TS643", Severity.WARNING),
  /** Arguments: whose tricks are counted, and whose are meant. */
  TRICKS_OF_ONE_PARTNER("TS644", Severity.WARNING),

  // Where there is nothing. Argument: what is written.
  NO_TRICK_YET("TS465", Severity.WARNING, Consequence.NO_EFFECT),
  BEFORE_ANY_TRICK("TS498", Severity.WARNING),
  /** Argument: the written text. */
  TABLE_IS_EMPTY("TS466", Severity.WARNING, Consequence.NO_EFFECT),
  /** Argument: all cards of the trick. */
  LAST_STAGE_ONLY("TS729", Severity.WARNING),
  /** Argument: the zone. */
  ZONE_IS_EMPTY("TS467", Severity.WARNING, Consequence.NO_EFFECT),

  // What is the same whatever happens.
  /** Arguments: the written text, whose cards are meant. */
  ALL_THE_CARDS("TS468", Severity.WARNING),
  /** Arguments: the written text, whose tricks are meant. */
  ALL_THE_TRICKS("TS469", Severity.WARNING),

  // What is not used. Argument: the name.
  UNUSED_DEFINITION("TS470", Severity.WARNING),
  /** Argument: the procedure. */
  UNUSED_PROCEDURE("TS475", Severity.WARNING),
  UNUSED_OPTION("TS471", Severity.WARNING),
  UNUSED_VARIABLE("TS472", Severity.WARNING),
  /** Arguments: the variable, and the range that is its type. */
  LIMITS_NOTHING("TS735", Severity.WARNING),
  UNUSED_ZONE("TS473", Severity.WARNING),
  /** Arguments: the parameter, the definition. */
  UNUSED_PARAMETER("TS474", Severity.WARNING),

  // Cases and tables.
  /** Arguments: the cards on the table, and the sum of these alone. */
  ADDED_TWICE("TS763", Severity.WARNING),
  /** Argument: what stands there. */
  PLACE_TWICE("TS762", Severity.WARNING),
  /** Argument: the key. */
  ROW_TWICE("TS480", Severity.WARNING),
  CASE_NEVER("TS481", Severity.WARNING, Consequence.NO_EFFECT),
  /** Arguments: the element, the quantifier before it. */
  SWALLOWED_CONDITION("TS482", Severity.WARNING),
  /** Arguments: the expression also compared with itself, the set without it. */
  COUNTS_ITSELF("TS483", Severity.WARNING, Consequence.NO_EFFECT),
  /** Arguments: the element around it, the question without it. */
  FINDS_ITSELF("TS942", Severity.WARNING, Consequence.NO_EFFECT),
  /** Arguments: the calculation, the count up to its end. */
  SUM_IN_CONDITION("TS484", Severity.ERROR),
  /** Arguments: the missing keys, a value to put after {@code else}. */
  INCOMPLETE_TABLE("TS479", Severity.WARNING),

  // Values.
  DIVISION_BY_ZERO("TS485", Severity.ERROR),
  /** Arguments: the way round the table, the player to whom it leads back. */
  BACK_AGAIN("TS808", Severity.WARNING),
  /** Arguments: the seat, the largest number of players. */
  NO_SUCH_SEAT("TS486", Severity.WARNING),
  /** Arguments: the value that is always present, the one that would replace it. */
  NEVER_INSTEAD("TS489", Severity.WARNING),
  /** Arguments: the variable that never has a value, its type. */
  ALWAYS_INSTEAD("TS640", Severity.WARNING),
  /** Argument: the quotient. */
  NOT_ROUNDED("TS493", Severity.WARNING),
  NOT_WHOLE("TS488", Severity.ERROR, Consequence.MATCH_ENDS),
  /** Arguments: the divisor, and the division with its condition. */
  DIVISOR_CAN_BE_ZERO("TS660", Severity.WARNING, Consequence.MATCH_ENDS),
  /** Arguments: the pile, and the statement with its condition. */
  DRAWN_PERHAPS("TS669", Severity.WARNING, Consequence.MATCH_ENDS),
  /** Arguments: how often it is asked, how many there are, and the same with a second offer. */
  ALL_NAMED("TS670", Severity.WARNING, Consequence.MATCH_ENDS),
  /** Arguments: the range, and one that always offers something. */
  RANGE_CAN_BE_EMPTY("TS671", Severity.WARNING, Consequence.MATCH_ENDS),
  /** Argument: the number. */
  NUMBER_NOT_CHOSEN("TS668", Severity.WARNING, Consequence.MATCH_ENDS),
  /** Arguments: what is chosen, and the choice with a pass. */
  NOTHING_HIGHER("TS662", Severity.WARNING, Consequence.MATCH_ENDS),
  /** Arguments: the condition, and the same with a second offer. */
  NONE_OF_THAT_KIND("TS663", Severity.WARNING, Consequence.MATCH_ENDS),
  /** Arguments: the hand, and the choice with a condition. */
  HAND_IS_EMPTY_AFTER_LAST("TS664", Severity.WARNING, Consequence.MATCH_ENDS),
  /** Arguments: the player, and the first of those who are equal. */
  NOBODY_IF_EQUAL("TS665", Severity.WARNING, Consequence.MATCH_ENDS),
  /** Arguments: the player, and somebody else instead. */
  NOBODY_THERE("TS666", Severity.WARNING, Consequence.MATCH_ENDS),
  /** Arguments: the variable, and the statement with a condition. */
  NOBODY_IF_ALL_PASS("TS667", Severity.WARNING, Consequence.MATCH_ENDS),
  /** Arguments: the number that can be missing, and the same with something in its place. */
  NUMBER_CAN_BE_MISSING("TS661", Severity.WARNING, Consequence.MATCH_ENDS),
  /** Arguments: what is written, the number of its cards, and its own number. */
  NUMBER_OF_TRICK("TS642", Severity.WARNING),
  /** Arguments: what grows, the number that it must reach, and the intended condition. */
  PASSED_OVER("TS648", Severity.WARNING),
  /** Arguments: what is scored, and the intended statement. */
  EVERYBODYS_TRICKS("TS649", Severity.WARNING),
  /** Arguments: the range, and what is meant. */
  NOTHING_BETWEEN("TS650", Severity.WARNING),
  LAST_OF_THE_DEAL("TS651", Severity.WARNING),
  /** Argument: the ranks with the number they share. */
  EQUAL_NUMBERS("TS656", Severity.WARNING),
  /** Arguments: the name; the condition with another name in its place, and with {@code it}. */
  SAME_NAME_INSIDE("TS657", Severity.WARNING),
  /** Argument: who sits out. */
  OUT_EACH_TRICK("TS658", Severity.WARNING),
  /** Argument: who drops out. */
  DROPS_OUT_EACH_TRICK("TS394", Severity.WARNING),
  ASKED_BY_SEAT("TS659", Severity.WARNING),
  /** Argument: who begins. */
  ASKED_BY_SEAT_AFTER_TRICK("TS899", Severity.WARNING),
  /** Argument: how they are asked in turn. */
  SOME_ASKED_BY_SEAT("TS743", Severity.WARNING),
  /** Argument: the variable. */
  SIDE_ASKED("TS719", Severity.WARNING),
  /** Arguments: the bid, and the same in the order in which players were asked. */
  LOWEST_SEAT_OF_EQUALS("TS720", Severity.WARNING),
  /** Arguments: the bid, and the same in the order in which players were asked. */
  HIGHEST_SEAT_OF_EQUALS("TS721", Severity.WARNING),
  /** Arguments: the variable, the card. */
  HOLDER_SHOWN("TS722", Severity.WARNING),
  /** Arguments: the card, the intended question. */
  ONE_OF_THE_COPIES("TS723", Severity.WARNING),
  /** Arguments: who is asked for, and the zone. */
  CARDS_OF_NOBODY("TS738", Severity.WARNING),
  /** Arguments: the variable, and how it is declared. */
  STARTS_AS_NONE("TS673", Severity.WARNING),
  /** Argument: the statement with somebody to lead. */
  LEADER_UNNAMED("TS674", Severity.WARNING, Consequence.MATCH_ENDS),
  /** Argument: the condition that can hold. */
  SCORES_NEVER_RISE("TS675", Severity.WARNING),
  /** Argument: the condition that can hold. */
  SCORES_NEVER_FALL("TS676", Severity.WARNING),
  /** Argument: the setting. */
  SCORES_STAND_STILL("TS684", Severity.WARNING),
  /** Arguments: a suit, its ranks as they are written, and the order of all ranks. */
  CONTRADICTORY_ORDERS("TS677", Severity.WARNING),
  /** Argument: what changes. */
  CHANGED_MEANWHILE("TS678", Severity.WARNING),
  /** Arguments: the label, what is compared, the intended label. */
  NAMED_HIGHER("TS853", Severity.WARNING),
  /** Arguments: the label, what is compared, the intended label. */
  NAMED_LOWER("TS854", Severity.WARNING),
  /** Arguments: the label that sounds higher, the one above it, all labels as they should be. */
  LABELS_FROM_ABOVE("TS874", Severity.WARNING),
  /** Arguments: the range, the rank that is in it, the same without it. */
  BETWEEN_IN_THE_DECK("TS855", Severity.WARNING),
  /** Arguments: the higher of two ranks in the order of the deck, the lower one. */
  NUMBERS_OUT_OF_ORDER("TS856", Severity.WARNING),
  /** Arguments: the variable, what it has just been set to. */
  JUST_SET("TS857", Severity.WARNING),
  /** Argument: what decides among those counted. */
  RANKED_WITHOUT_THE_CARD("TS858", Severity.WARNING),
  /** Argument: the label. */
  ALL_CARDS_ALIKE("TS866", Severity.WARNING, Consequence.NO_EFFECT),
  /** Arguments: the variable, what it has just been set to. */
  CHOSEN_BEFORE("TS867", Severity.WARNING),
  /** Argument: what is given. */
  GIVEN_TWICE("TS868", Severity.WARNING),
  /** Argument: what is written. */
  LEADER_OF_THIS_TRICK("TS862", Severity.WARNING),
  /** Argument: the cases. */
  ENDS_IN_SOME_SETTINGS("TS859", Severity.WARNING),
  /** Arguments: the variable, with what it begins. */
  BEGINS_WITH_EACH_TRICK("TS860", Severity.WARNING),
  /** Arguments: the name, how many values there are. */
  VALUES_NOT_READ("TS861", Severity.WARNING),
  /** Arguments: the last rank, the first rank, and all of them turned round. */
  RANKS_FROM_ABOVE("TS680", Severity.WARNING),
  /** Argument: what is written. */
  NOT_YET_LED("TS391", Severity.WARNING),
  /** Arguments: the number of tricks, the number of the last trick. */
  CARDS_REMAIN("TS392", Severity.WARNING),
  /** Arguments: the last rank, the first rank, and the criterion the other way round. */
  ORDER_FROM_ABOVE("TS600", Severity.WARNING),
  NOT_YET_WINNING("TS681", Severity.WARNING),
  /** Arguments: what is demanded, and what together with it. */
  BOTH_AT_ONCE("TS716", Severity.WARNING),
  /** Arguments: the first condition, the cases added up. */
  ONLY_THE_FIRST_CASE("TS717", Severity.WARNING),
  /** Argument: the condition. */
  NOT_UNDER_THE_CONDITION("TS718", Severity.WARNING),
  /** Arguments: all players, the side. */
  OVER_ALL_PLAYERS("TS713", Severity.WARNING),
  /** Argument: the others. */
  OTHERS_LEFT_SINGLE("TS714", Severity.WARNING),
  /** Arguments: what is missing before the lead, the condition for all others. */
  HOLDS_FOR_THE_LEADER("TS712", Severity.WARNING),
  /** Argument: the number of the trick. */
  TRICK_NOT_BEGUN("TS682", Severity.WARNING),
  /** Argument: what is of the trick before. */
  OF_THE_TRICK_BEFORE("TS732", Severity.WARNING),
  /** Arguments: the variable, its first value. */
  SET_BACK_JUST_BEFORE("TS823", Severity.WARNING),
  /** Argument: the intended comparison. */
  NEVER_IN_HAND("TS683", Severity.WARNING),
  /** Argument: the card of the hand with which it is compared. */
  NO_LONGER_IN_PLACE("TS800", Severity.WARNING),
  /** Arguments: the hand, the intended comparison. */
  COUNTED_WITHOUT_THE_CARD("TS691", Severity.WARNING),

  // Steps. Argument: about how many.
  STATEMENT_TOO_LONG("TS399", Severity.WARNING, Consequence.MATCH_ENDS),
  /** Argument: about how many values. */
  TOO_MANY_HELD("TS398", Severity.WARNING, Consequence.MATCH_ENDS),
  MATCH_TOO_LONG("TS400", Severity.WARNING, Consequence.MATCH_ENDS),

  /** Arguments: what was asked before, what is asked here, and a name for the answer. */
  PASS_COUNTS_TOO("TS844", Severity.WARNING),
  /** Arguments: the condition, and what is chosen at every turn. */
  NEVER_PASSED_IN_A_ROW("TS845", Severity.WARNING),
  /** Arguments: the question about passes, and what is chosen. */
  NOBODY_CAN_PASS("TS911", Severity.WARNING),
  /** Arguments: the name, and another one. */
  HIDES_AN_OPTION("TS846", Severity.WARNING),
  /** Arguments: the players, and everybody. */
  OUT_AND_LEFT_OUT("TS847", Severity.WARNING),
  /** Arguments: what was chosen before, and how to leave it out. */
  SAME_CARD_AGAIN("TS851", Severity.WARNING),
  /** Argument: the side. */
  ALL_FOR_EACH_SIDE("TS852", Severity.WARNING),

  /** Arguments: the comparison, how many tricks have been played, and the intended comparison. */
  TRICKS_BEYOND_IT("TS814", Severity.WARNING),
  /** Argument: how many tricks are finished then. */
  FIRST_TRICK_BEFORE("TS873", Severity.WARNING),
  /** Arguments: the variable, and the question whether it has no value yet. */
  CALLED_THE_FIRST("TS879", Severity.WARNING),
  /** Arguments: what is asked, and how to ask all of them. */
  ONLY_THE_LAST_WINNER("TS875", Severity.WARNING),
  NOBODY_HOLDS_A_CARD("TS876", Severity.WARNING),
  /** Arguments: the comparison, how many tricks have been played, and the intended comparison. */
  TRICKS_PAST_IT("TS815", Severity.WARNING),
  /** Arguments: the end, how many tricks are played until then, the end one trick before. */
  ONE_TRICK_MORE("TS931", Severity.WARNING),
  /** Arguments: the zone, the statement with the condition before it. */
  LIES_SO_ANYHOW("TS816", Severity.WARNING),
  /** Arguments: the labels of both obligations, and the condition that says that it is meant. */
  DEMANDED_BEFORE_SUIT_LED("TS817", Severity.WARNING),
  /** Arguments: the card, the label of what compares ranks, the criteria to put before or after. */
  WITHOUT_A_RANK("TS818", Severity.WARNING),
  /** Arguments: the variable, the statement that sets it back, what it always becomes. */
  SET_BACK_BEFORE_ADDING("TS819", Severity.WARNING),

  /** Arguments: the word, the subject, the word of the player, the word of the subject. */
  NOT_OF_THE_PLAYER("TS864", Severity.WARNING),
  /** Arguments: the bid, whose it is meant to be, that one's bid, and each one's own. */
  OWN_BID("TS935", Severity.WARNING),
  /** Arguments: the word, those who act, the word of the player, the word of another. */
  OF_EACH("TS880", Severity.WARNING),
  /** Arguments: the word, those who act, the word of the player, the word of another. */
  NOT_OF_EACH("TS881", Severity.WARNING),
  /** Arguments: the name, the statement that sets the variable. */
  DEALER_BY_DEFINITION("TS865", Severity.WARNING),
  /** Arguments: the way, the player, a number of players with which it leads back. */
  BACK_AT_TIMES("TS869", Severity.WARNING),
  /** Arguments: the sum, the same over the sides. */
  ADDED_PER_MEMBER("TS870", Severity.WARNING),
  /** Arguments: the card, whose hand. */
  NOT_IN_THE_HAND("TS871", Severity.WARNING),
  /** Argument: the line that begins with the leader. */
  LAID_FROM_SEAT_ONE("TS883", Severity.WARNING),
  /** Arguments: the rank, its number, the rank with the number it is written as, the comparison. */
  NUMERAL_OF_ANOTHER_RANK("TS884", Severity.WARNING),
  /** Arguments: the card, its kind. */
  NUMBER_NOT_ASKED_FOR("TS885", Severity.WARNING),
  /** Arguments: the number of tricks, the number compared with, the intended comparison. */
  COUNTS_WHAT_IS_TAKEN_AWAY("TS886", Severity.WARNING),
  /** Argument: the player. */
  ALONE_ALREADY("TS887", Severity.WARNING),
  /** Argument: the comparison. */
  NOT_WINNING_BEFORE_CARD("TS888", Severity.WARNING),
  /** Argument: the label of the obligation. */
  EXEMPTS_THE_LAST("TS890", Severity.WARNING),
  /** Arguments: what is joined to the question, the question, the answer. */
  ANSWER_JOINED("TS891", Severity.WARNING),

  // Tests.
  NO_POINTS_IN_TEST("TS849", Severity.WARNING),
  PASSES_ANYWAY("TS850", Severity.WARNING),
  /** Arguments: the reason, all existing reasons. */
  UNKNOWN_REASON("TS487", Severity.WARNING),

  // What players cannot see.
  /** Argument: the expression. */
  HIDDEN_IN_OBLIGATION("TS490", Severity.WARNING),
  /** Argument: the expression. */
  HIDDEN_IN_CHOICE("TS491", Severity.WARNING);

  private enum Consequence {
    /** What is marked has no effect. */
    NO_EFFECT,
    /** A match that reaches it ends there with an error. */
    MATCH_ENDS,
    OTHER
  }

  private final String code;
  private final Severity severity;
  private final Consequence consequence;

  ReviewProblem(String code, Severity severity) {
    this(code, severity, Consequence.OTHER);
  }

  ReviewProblem(String code, Severity severity, Consequence consequence) {
    this.code = code;
    this.severity = severity;
    this.consequence = consequence;
  }

  @Override
  public String code() {
    return code;
  }

  /** Whether what it marks has no effect, so that nothing need be said about its parts. */
  boolean hasNoEffect() {
    return consequence == Consequence.NO_EFFECT;
  }

  @Override
  public boolean endsMatches() {
    return consequence == Consequence.MATCH_ENDS;
  }

  @Override
  public Severity severity() {
    return severity;
  }
}
