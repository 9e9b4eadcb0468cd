package tricksmith.parse.tokens;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import tricksmith.grammar.TrickLexer;

/**
 * Distinguishes what is written alike: a minus that subtracts from one that is a sign, {@code
 * except} of sets from that of obligations, {@code in} of sets from {@code in turn}, {@code some
 * card} from a definition {@code some(card)}. All of it takes no more than a look at neighbours or
 * surroundings.
 */
public final class TokenDisambiguator {
  private static final Set<Integer> BEFORE_SIGN =
      Set.of(
          TrickLexer.LEFT_PARENTHESIS,
          TrickLexer.LEFT_BRACKET,
          TrickLexer.COMMA,
          TrickLexer.COLON,
          TrickLexer.RANGE,
          TrickLexer.SET_TO,
          TrickLexer.EQUAL,
          TrickLexer.UNEQUAL,
          TrickLexer.LESS,
          TrickLexer.AT_MOST,
          TrickLexer.GREATER,
          TrickLexer.AT_LEAST,
          TrickLexer.SIGN);

  /** The most words for whose tricks they are: {@code of left of left of dealer}. */
  private static final int LONGEST_OWNER = 8;

  private static final Set<Integer> ENDS_SET =
      Set.of(
          TrickLexer.WHERE,
          TrickLexer.LINE_END,
          TrickLexer.LEFT_BRACE,
          TrickLexer.RIGHT_BRACE,
          TrickLexer.AND,
          TrickLexer.OR,
          TrickLexer.COMMA,
          TrickLexer.IF,
          TrickLexer.UNLESS,
          TrickLexer.THEN);

  private final List<Lexeme> lexemes;
  private boolean inTrick;
  private int braces;
  private int brackets;

  private TokenDisambiguator(List<Lexeme> lexemes) {
    this.lexemes = lexemes;
  }

  /** Returns the same words, disambiguated. */
  public static List<Lexeme> toldApart(List<Lexeme> lexemes) {
    TokenDisambiguator words = new TokenDisambiguator(lexemes);
    List<Lexeme> toldApart = new ArrayList<>(lexemes.size());
    for (int index = 0; index < lexemes.size(); index++) {
      toldApart.add(words.tellApart(index));
    }
    return toldApart;
  }

  private Lexeme tellApart(int index) {
    Lexeme lexeme = lexemes.get(index);
    goThrough(index);
    return switch (lexeme.type()) {
      case TrickLexer.MINUS -> isSign(index) ? lexeme.as(TrickLexer.SIGN) : lexeme;
      case TrickLexer.EXCEPT ->
          inTrick && braces == 1 && brackets == 0 ? lexeme.as(TrickLexer.EXEMPT) : lexeme;
      case TrickLexer.IN -> beginsOrder(index) ? lexeme.as(TrickLexer.IN_ORDER) : lexeme;
      case TrickLexer.TRICK -> isElement(index) ? lexeme.as(TrickLexer.WORD) : lexeme;
      case TrickLexer.SOME, TrickLexer.EVERY, TrickLexer.NO, TrickLexer.FIRST, TrickLexer.LAST ->
          isCalled(index) ? lexeme.as(TrickLexer.WORD) : lexeme;
      default -> lexeme;
    };
  }

  private void goThrough(int index) {
    switch (lexemes.get(index).type()) {
      case TrickLexer.TRICK -> inTrick |= braces == 0 && beginsSection(index);
      case TrickLexer.LEFT_BRACE -> braces++;
      case TrickLexer.RIGHT_BRACE -> {
        braces--;
        inTrick &= braces > 0;
      }
      case TrickLexer.LEFT_PARENTHESIS, TrickLexer.LEFT_BRACKET -> brackets++;
      case TrickLexer.RIGHT_PARENTHESIS, TrickLexer.RIGHT_BRACKET -> brackets--;
      default -> {
        // Nothing that surrounds anything.
      }
    }
  }

  /** Whether a minus is directly before what it negates, and not directly after something. */
  private boolean isSign(int index) {
    if (index + 1 == lexemes.size() || lexemes.get(index + 1).spaced()) {
      return false;
    }
    return index == 0
        || lexemes.get(index).spaced()
        || BEFORE_SIGN.contains(lexemes.get(index - 1).type());
  }

  /** Whether a word is directly before a bracket, and so the name of a definition. */
  private boolean isCalled(int index) {
    return typeAt(index + 1) == TrickLexer.LEFT_PARENTHESIS && !lexemes.get(index + 1).spaced();
  }

  /**
   * Whether a trick is the name of what is looked for, {@code first trick in tricks of player}. The
   * condition {@code first trick} is in no set. The last trick played can be, as in {@code last
   * trick in tricks of player}, unless a {@code where} follows.
   */
  private boolean isElement(int index) {
    if (index == 0 || typeAt(index + 1) != TrickLexer.IN) {
      return false;
    }
    int before = typeAt(index - 1);
    return before == TrickLexer.FIRST
        || (before == TrickLexer.LAST
            && typeAt(index + 2) == TrickLexer.TRICKS
            && goesOnWithWhere(index + 3));
  }

  /** Whether a {@code where} belongs to the set that ends here, or goes on for a few words. */
  private boolean goesOnWithWhere(int index) {
    int word = index;
    while (word < index + LONGEST_OWNER && !ENDS_SET.contains(typeAt(word))) {
      word++;
    }
    return typeAt(word) == TrickLexer.WHERE;
  }

  private boolean beginsOrder(int index) {
    return typeAt(index + 1) == TrickLexer.TURN
        || (typeAt(index + 1) == TrickLexer.RANDOM && typeAt(index + 2) == TrickLexer.ORDER);
  }

  /** Sections begin a line, or follow the semicolon of another. */
  private boolean beginsSection(int index) {
    boolean begins =
        lexemes.get(index).startsLine() || (index > 0 && typeAt(index - 1) == TrickLexer.LINE_END);
    return begins && typeAt(index + 1) == TrickLexer.LEFT_BRACE;
  }

  private int typeAt(int index) {
    return index < lexemes.size() ? lexemes.get(index).type() : TrickLexer.EOF;
  }
}
