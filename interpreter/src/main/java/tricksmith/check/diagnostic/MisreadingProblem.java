package tricksmith.check.diagnostic;

import tricksmith.source.Problem;
import tricksmith.source.Severity;

/**
 * Lines that can be read, but mean something that their author cannot have meant. An error is never
 * meant that way; a warning hardly ever is.
 */
public enum MisreadingProblem implements Problem {
  // Elements of sets, and alternatives.
  /**
   * Arguments: the name, the text that means all of them, the way to write those that are meant.
   */
  NAME_OF_ALL("TS601", Severity.ERROR),
  /** Argument: the name. */
  NAME_NOT_USED("TS602", Severity.ERROR),
  /** Argument: the element. */
  SAME_FOR_ALL_ELEMENTS("TS603", Severity.WARNING),
  /** Arguments: the name of the elements, and what is meant. */
  OWN_OF_ALL_ELEMENTS("TS635", Severity.WARNING),
  /** Arguments: the name, what it already names, the name of the elements' type. */
  NAME_HIDES("TS604", Severity.ERROR),
  /** Arguments: the name, which is a word of the language; its kind; the name of the type. */
  NAME_HIDES_WORD("TS940", Severity.ERROR),
  /** Arguments: the noun, the name of the elements' type. */
  NOUN_AS_NAME("TS614", Severity.ERROR),
  /** Arguments: what is written, what may be meant. */
  EVERY_OF_WHAT("TS615", Severity.ERROR),
  ASKS_OLD_VALUE("TS605", Severity.WARNING),
  SAME_FOR_ALL_ALTERNATIVES("TS672", Severity.WARNING),
  /** Arguments: the variable, the type whose values share its name. */
  OFFERS_ITSELF("TS624", Severity.ERROR),

  // Everybody's and nobody's.
  /** Arguments: the word, whose it is meant to be. */
  EVERYBODYS("TS606", Severity.WARNING),
  /** Arguments: the word, the text with the name of the player to whom it should belong. */
  SAME_FOR_EVERYBODY("TS607", Severity.WARNING),
  /** Arguments: the words that ask all players, the text with the side in which they are meant. */
  AMONG_ALL_PLAYERS("TS822", Severity.WARNING),
  /** Arguments: the two sets, the size of the first. */
  SETS_FOR_COUNTS("TS690", Severity.WARNING),
  /** Arguments: the operator, the word to write in its place, the word for none. */
  EQUAL_TO_NONE("TS608", Severity.ERROR),
  /** Argument: the label. */
  LABEL_LIKE_NONE("TS609", Severity.ERROR),

  // Conditions after what they are not meant for.
  BLOCK_AFTER_NO("TS610", Severity.ERROR),
  /** Argument: {@code if} or {@code unless}. */
  CASE_OR_STATEMENT("TS611", Severity.ERROR),
  /**
   * Arguments: {@code if} or {@code unless}, the condition after {@code where} with it, the
   * condition on which anybody is asked.
   */
  WHERE_OR_CHOICE("TS380", Severity.ERROR),
  /** Arguments: the definition, {@code if} or {@code unless}. */
  DEFINED_AT_TIMES("TS612", Severity.ERROR),

  /** Arguments: what the condition took in, the number without it. */
  SWALLOWED_OPERATOR("TS616", Severity.ERROR),

  /** Arguments: the single value, the comparison to write instead. */
  AMONG_ONE("TS621", Severity.WARNING),
  /** Arguments: what is denied, how that is written without brackets. */
  HOW_FAR_NOT("TS622", Severity.WARNING),

  /** Arguments: what is added, what it is added to, the way to leave out all of it. */
  EXCEPT_AND("TS623", Severity.WARNING),

  /** Arguments: the two numbers. */
  NUMBERS_NOT_ADDED("TS630", Severity.ERROR),

  /** Arguments: the definition, the intended sum. */
  OF_SEVERAL_CARDS("TS634", Severity.ERROR),

  // Decks.
  /** Argument: the number of copies. */
  COPIES_OF_ALL("TS618", Severity.WARNING),
  COPIES_TWICE("TS619", Severity.ERROR),
  /** Arguments: the number, the other label, and the line with {@code of}. */
  NUMBER_AS_LABEL("TS737", Severity.WARNING),

  // Values.
  /** Arguments: the variable, the type of what it would hold. */
  CANNOT_BE_KEPT("TS613", Severity.ERROR),
  /** Arguments: the variable that exceeds the limit, the limit. */
  TOO_MANY_ENTRIES("TS617", Severity.ERROR),
  /** Arguments: the variable, its index, the number for which it has no entry. */
  NO_SUCH_ENTRY("TS620", Severity.ERROR);

  private final String code;
  private final Severity severity;

  MisreadingProblem(String code, Severity severity) {
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
