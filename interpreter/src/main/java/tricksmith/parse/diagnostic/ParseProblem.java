package tricksmith.parse.diagnostic;

import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Problem;
import tricksmith.source.Severity;
import tricksmith.source.Span;

/**
 * The problems that a text can have in its writing, whatever it means. Some determine their fix
 * from their place and the arguments of their message.
 */
public enum ParseProblem implements Problem {
  UNEXPECTED("TS101"),
  MISSING_VALUE("TS102"),
  MISSING_CONDITION("TS103"),
  MISSING_NAME("TS104"),
  MISSING_TYPE("TS105"),
  MISSING_TEXT("TS106"),
  MISSING_NUMBER("TS107"),
  MISSING_WORD("TS108", (span, words) -> List.of(insertion(span, words.get(1)))),
  MISSING_ONE_OF("TS109", (span, words) -> insertions(span, words.get(1))),
  MISSING_VERB("TS110"),
  MISSING_EACH("TS111"),
  SUPERFLUOUS("TS112"),
  MISSPELT("TS113", replacement(1)),
  RESERVED_WORD("TS114"),
  UNFINISHED_LINE("TS115"),
  /** Argument: the last word of the line. */
  CONTINUED_BELOW("TS878"),
  COMMA_IN_DECK("TS116"),
  MISSING_RELATION("TS117"),
  SET_WITHOUT_BRACKETS("TS118"),
  INCOMPLETE("TS119"),
  UNKNOWN_SECTION("TS120"),
  STATEMENT_OUTSIDE("TS121"),
  UNKNOWN_LINE("TS122"),
  NAME_FIRST("TS123"),
  NOT_A_STATEMENT("TS124"),
  FOREIGN_LOOP("TS125"),
  NEEDLESS_WORD("TS126"),
  CONDITION_BEFORE_VALUE("TS127"),
  RANGE_OF_NAMES("TS129"),
  MISPLACED_THEN("TS130"),
  THEN_AFTER_IF("TS131", replacement(":")),
  MISPLACED_ELSE("TS132"),
  MISPLACED_TEXT("TS133"),
  LABEL_AFTER("TS134"),
  SEMICOLON_IN_BRACKETS("TS135", replacement(",")),
  LAST_CASE("TS136", (span, _) -> fix(Edit.before(span, "else "))),
  UNQUOTED_LABEL("TS137"),
  RANGE_WITH_MINUS("TS138", replacement(1)),
  COMMA_BETWEEN_CARDS("TS139"),
  AND_WITH_OR("TS140"),
  SET_TO_FOR_EQUAL("TS141", replacement("==")),
  CHAINED_COMPARISON("TS142"),
  NOT_SETTABLE("TS143"),
  NOT_AN_ELEMENT("TS144"),
  /** Arguments: the word, and what joins both conditions. */
  TWICE("TS145"),
  MINUS_AS_SIGN("TS146", (span, _) -> fix(Edit.after(span, " "))),
  MINUS_IN_NUMBER("TS147", replacement(1)),
  PASS_WITHOUT_COMMA("TS148"),
  DECIMAL("TS149", replacement(1)),
  UNCLOSED_BRACE("TS150"),
  UNCLOSED_BRACKET("TS151"),
  CLOSES_NOTHING("TS152", replacement("")),
  WRONG_BRACKET("TS153", replacement(2)),
  IN_TWO_STEPS("TS154"),
  BLOCK_IN_BRACES("TS155"),
  PROSE_RULE("TS156"),
  ELSE_WITHOUT_BLOCK("TS157"),
  VALUES_WITHOUT_BRACKETS("TS158"),
  SKIPPED("TS159"),
  UNFINISHED_TEXT("TS160", (span, _) -> fix(Edit.after(span, "\""))),
  FOREIGN_TEXT("TS161", (span, _) -> quotes(span)),
  FOREIGN_SIGN("TS162", replacement(1)),
  /** Advice that is an example, not a mended line. */
  WRITTEN_LIKE_THIS("TS357"),
  UNKNOWN_SIGN("TS163", replacement("")),
  /** Arguments: the line, and who leads. */
  LEADS_BELOW("TS772"),
  LAST_CARD_DEALT("TS773"),
  /** Arguments: the numbers, and the range from the first to the last. */
  NUMBERS_OF_PLAYERS("TS774"),
  /** Argument: the code and name of the character. */
  INVISIBLE_CHARACTER("TS183"),
  PERCENT("TS354"),
  UNKNOWN_ESCAPE("TS164"),
  CHANGED_IN_PLACE("TS165"),
  FOREIGN_WORD("TS166"),
  CONDITION_IN_NEXT_LINE("TS167"),
  /** Argument: the code of the character. */
  DIRECTION_CONTROL("TS168"),
  /** Arguments: how many characters it has, and how many can be shown. */
  LONG_LINE("TS169"),
  /** Arguments: how many characters that must be shaped it has, and how many can be shown. */
  SHAPED_LINE("TS128"),
  /** Arguments: how many lines there are, and how many can be shown. */
  MANY_LINES("TS100"),
  TOO_LARGE("TS170"),
  TOO_DEEP("TS171"),
  TOO_LONG("TS172"),
  /** Argument: how many errors are reported. */
  TOO_MANY("TS173"),
  /** Arguments: the line, what moves the cards on top, the number, the zone. */
  WHICH_CARDS("TS765"),
  /** Argument: the most words and signs that a script may have. */
  TOO_MANY_WORDS("TS174"),
  /** Argument: the cards that may be played. */
  PERMISSION("TS175"),
  /** Argument: the line. */
  ENDS_IN_MATCH("TS176"),
  /** Argument: the line. */
  TIES_SHARE("TS177"),
  TIES_IN_TWO_PLACES("TS178"),
  BIDS_ARE_OPEN("TS179"),
  SECOND_BEST("TS181"),
  DEFINITION_INSIDE("TS182"),
  /** Argument: the line. */
  DIRECTION_OF_PLAY("TS184"),
  /** Argument: the line. */
  DRAFT("TS185"),
  /** Arguments: how the line begins, and the section for it. */
  WRONG_SECTION("TS186"),
  DEALT_AGAIN("TS188"),
  /** Argument: when. */
  DEAL_ENDS("TS189"),
  /** Arguments: the word, and when. */
  STOPS("TS190"),
  AFTER_EACH_TRICK("TS191"),
  /** Argument: the words. */
  IN_EACH_DEAL("TS192"),
  /** Arguments: the line, how something is set, and how it is asked. */
  CONDITION_ALONE("TS193"),
  /** Argument: who. */
  PLAYS_ALONE("TS194"),
  /** Arguments: what is written, what it is of a number, and of a kind of card. */
  POINTS_PER("TS199"),
  /** Arguments: the numbers, the range from the first to the last, and the option. */
  NUMBERS_OF_AN_OPTION("TS739"),
  NEGATIVE_RANK("TS753"),
  /** Argument: how the section begins. */
  SECTION_INSIDE("TS187");

  private final String code;

  @SuppressWarnings("ImmutableEnumChecker") // Each is a function without state.
  private final BiFunction<Span, List<String>, List<Fix>> fixes;

  ParseProblem(String code) {
    this(code, (_, _) -> List.of());
  }

  ParseProblem(String code, BiFunction<Span, List<String>, List<Fix>> fixes) {
    this.code = code;
    this.fixes = fixes;
  }

  @Override
  public String code() {
    return code;
  }

  @Override
  public Severity severity() {
    return switch (this) {
      case DIRECTION_CONTROL, LONG_LINE, SHAPED_LINE, MANY_LINES -> Severity.WARNING;
      default -> Severity.ERROR;
    };
  }

  /**
   * Returns the fixes that follow from a place and the arguments of the message; empty if none
   * does.
   */
  List<Fix> fixes(Span span, List<String> arguments) {
    return fixes.apply(span, arguments);
  }

  private static BiFunction<Span, List<String>, List<Fix>> replacement(int argument) {
    return (span, arguments) -> fix(new Edit(span, arguments.get(argument)));
  }

  private static BiFunction<Span, List<String>, List<Fix>> replacement(String text) {
    return (span, _) -> fix(new Edit(span, text));
  }

  private static List<Fix> fix(Edit edit) {
    return List.of(Fix.of(edit));
  }

  private static List<Fix> quotes(Span text) {
    return List.of(
        Fix.of(
            new Edit(new Span(text.start(), text.start() + 1), "\""),
            new Edit(new Span(text.end() - 1, text.end()), "\"")));
  }

  /** Returns one fix for each word that the message lists. */
  private static List<Fix> insertions(Span span, String words) {
    return Stream.of(words.split("`, `", -1)).map(word -> insertion(span, word)).toList();
  }

  /** Inserts a word before what was found instead, or at the end of the line. */
  private static Fix insertion(Span span, String word) {
    boolean atEnd = span.start() == span.end();
    return Fix.before(span, atEnd ? " " + word : word + " ");
  }
}
