package tricksmith.parse.tokens;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import tricksmith.grammar.TrickParser;

/** The words that begin each kind of thing, for messages about words that do not. */
public final class TokenTypes {

  public static final List<String> SECTIONS =
      words(
          TrickParser.GAME,
          TrickParser.TITLE,
          TrickParser.BY,
          TrickParser.PLAYERS,
          TrickParser.LANGUAGE,
          TrickParser.OPTIONS,
          TrickParser.DECK,
          TrickParser.ZONES,
          TrickParser.STATE,
          TrickParser.DEFINE,
          TrickParser.MATCH,
          TrickParser.PROCEDURE,
          TrickParser.TRICK,
          TrickParser.SCORE,
          TrickParser.END,
          TrickParser.TRANSLATION,
          TrickParser.TESTS);

  public static final List<String> STATEMENTS =
      words(
          TrickParser.REPEAT,
          TrickParser.IF,
          TrickParser.NEW,
          TrickParser.SHUFFLE,
          TrickParser.DEAL,
          TrickParser.MOVE,
          TrickParser.TURN,
          TrickParser.SHOW,
          TrickParser.EACH,
          TrickParser.PLAY,
          TrickParser.PERFORM,
          TrickParser.REVERSE,
          TrickParser.SCORE,
          TrickParser.END,
          TrickParser.DEFINE);

  /** The verbs for what players can do. */
  public static final List<String> VERBS =
      words(
          TrickParser.SCORES,
          TrickParser.CHOOSES,
          TrickParser.MAY,
          TrickParser.MOVES,
          TrickParser.DRAWS,
          TrickParser.SITS,
          TrickParser.DROPS,
          TrickParser.FORM,
          TrickParser.PLAYS,
          TrickParser.TAKES);

  /** The connecting words that are long enough to be recognized when they are misspelt. */
  public static final List<String> CONNECTIVES =
      words(
          TrickParser.EXCEPT,
          TrickParser.FROM,
          TrickParser.OVER,
          TrickParser.THEN,
          TrickParser.UNLESS,
          TrickParser.UNTIL,
          TrickParser.WHEN,
          TrickParser.WHERE,
          TrickParser.WITH);

  /** After one of these, a line continues on the next, even if something is missing. */
  public static final Set<Integer> JOINING =
      Set.of(
          TrickParser.SET_TO,
          TrickParser.EQUAL,
          TrickParser.UNEQUAL,
          TrickParser.LESS,
          TrickParser.AT_MOST,
          TrickParser.GREATER,
          TrickParser.AT_LEAST,
          TrickParser.PLUS,
          TrickParser.MINUS,
          TrickParser.TIMES,
          TrickParser.DIVIDED_BY,
          TrickParser.AND,
          TrickParser.OR,
          TrickParser.NOT,
          TrickParser.IN,
          TrickParser.IS,
          TrickParser.ARE,
          TrickParser.IF,
          TrickParser.UNLESS,
          TrickParser.WHEN,
          TrickParser.WHERE,
          TrickParser.UNTIL,
          TrickParser.OF,
          TrickParser.OVER,
          TrickParser.FROM,
          TrickParser.TO);

  /** Each of these compares what is before it, or asks for one of its values. */
  public static final Set<Integer> AFTER_VALUE =
      Set.of(
          TrickParser.EQUAL,
          TrickParser.UNEQUAL,
          TrickParser.LESS,
          TrickParser.AT_MOST,
          TrickParser.GREATER,
          TrickParser.AT_LEAST,
          TrickParser.LEFT_BRACKET);

  /** A condition follows each of these. */
  public static final Set<Integer> CONDITIONAL =
      Set.of(
          TrickParser.IF,
          TrickParser.UNLESS,
          TrickParser.WHEN,
          TrickParser.WHERE,
          TrickParser.UNTIL);

  /** No value begins with any of these. */
  public static final Set<Integer> ENDING =
      Set.of(
          TrickParser.LINE_END,
          TrickParser.EOF,
          TrickParser.LEFT_BRACE,
          TrickParser.RIGHT_BRACE,
          TrickParser.RIGHT_PARENTHESIS,
          TrickParser.RIGHT_BRACKET,
          TrickParser.COMMA);

  /** At one of these a line is over, or its block begins. */
  public static final Set<Integer> CLOSING =
      Set.of(
          TrickParser.LINE_END,
          TrickParser.EOF,
          TrickParser.LEFT_BRACE,
          TrickParser.RIGHT_BRACE,
          TrickParser.RIGHT_PARENTHESIS,
          TrickParser.RIGHT_BRACKET);

  /** Sections that are blocks and have no name of their own. */
  static final Set<Integer> BLOCKS =
      Set.of(
          TrickParser.OPTIONS,
          TrickParser.DECK,
          TrickParser.ZONES,
          TrickParser.STATE,
          TrickParser.MATCH,
          TrickParser.TRICK,
          TrickParser.SCORE,
          TrickParser.END,
          TrickParser.TESTS);

  /** After one of these a statement begins, or another line of a block. */
  public static final Set<Integer> PARTING =
      Set.of(TrickParser.LINE_END, TrickParser.LEFT_BRACE, TrickParser.RIGHT_BRACE);

  private TokenTypes() {}

  /** Returns the type of the word that begins a section with a block; empty if there is none. */
  public static OptionalInt blockNamed(String word) {
    return BLOCKS.stream()
        .filter(type -> literal(type).equals(word))
        .mapToInt(Integer::intValue)
        .findFirst();
  }

  /** Whether this is one of the connecting words, which can never be names. */
  public static boolean isConnective(int type) {
    return (TrickParser.AND <= type && type <= TrickParser.WITH)
        || type == TrickParser.EXEMPT
        || type == TrickParser.IN_ORDER;
  }

  /** Whether this is a number or can be a name, as words of the language can. */
  public static boolean isNameOrNumber(int type) {
    return type == TrickParser.NUMBER
        || type == TrickParser.WORD
        || (TrickParser.WITH < type && type < TrickParser.LEFT_BRACE);
  }

  /** Returns the spelling of a word of the language or of a sign. */
  public static String literal(int type) {
    String quoted = TrickParser.VOCABULARY.getLiteralName(type);
    return quoted.substring(1, quoted.length() - 1);
  }

  private static List<String> words(int... types) {
    return IntStream.of(types).mapToObj(TokenTypes::literal).toList();
  }
}
