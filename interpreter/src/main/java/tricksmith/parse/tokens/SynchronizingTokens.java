package tricksmith.parse.tokens;

import java.util.List;
import java.util.Set;
import tricksmith.grammar.TrickLexer;

/**
 * Recognizes lines that can only begin a new section or statement, so that the parser does not look
 * beyond them for what is missing before them.
 */
final class SynchronizingTokens {
  /** Words that, before a name or a number, can only begin a statement. */
  private static final Set<Integer> STATEMENTS =
      Set.of(
          TrickLexer.DEAL,
          TrickLexer.DEFINE,
          TrickLexer.EACH,
          TrickLexer.MOVE,
          TrickLexer.MUST,
          TrickLexer.NEW,
          TrickLexer.PERFORM,
          TrickLexer.PLAY,
          TrickLexer.REPEAT,
          TrickLexer.SHOW,
          TrickLexer.SHUFFLE,
          TrickLexer.TURN);

  /** Words that, after a name, can only be a verb. */
  static final Set<Integer> DEEDS =
      Set.of(
          TrickLexer.CHOOSES,
          TrickLexer.DRAWS,
          TrickLexer.DROPS,
          TrickLexer.FORMS,
          TrickLexer.MOVES,
          TrickLexer.PLAYS,
          TrickLexer.SCORES,
          TrickLexer.SITS,
          TrickLexer.TAKES);

  private SynchronizingTokens() {}

  /** Whether a section begins with this lexeme, and nothing else can. */
  static boolean isSection(List<Lexeme> lexemes, int index) {
    Lexeme first = lexemes.get(index);
    int next = typeAt(lexemes, index + 1);
    return first.startsLine()
        && ((first.type() == TrickLexer.GAME && next == TrickLexer.TEXT)
            || (TokenTypes.BLOCKS.contains(first.type()) && next == TrickLexer.LEFT_BRACE)
            || isNamedDeck(lexemes, index)
            || isNamedProcedure(lexemes, index));
  }

  private static boolean isNamedProcedure(List<Lexeme> lexemes, int index) {
    int afterName = typeAt(lexemes, index + 2);
    return lexemes.get(index).type() == TrickLexer.PROCEDURE
        && TokenTypes.isNameOrNumber(typeAt(lexemes, index + 1))
        && (afterName == TrickLexer.LEFT_BRACE || afterName == TrickLexer.LEFT_PARENTHESIS);
  }

  private static boolean isNamedDeck(List<Lexeme> lexemes, int index) {
    return lexemes.get(index).type() == TrickLexer.DECK
        && TokenTypes.isNameOrNumber(typeAt(lexemes, index + 1))
        && typeAt(lexemes, index + 2) == TrickLexer.LEFT_BRACE;
  }

  /** Whether a section or a statement begins with this lexeme, and nothing else can. */
  static boolean isStatement(List<Lexeme> lexemes, int index) {
    Lexeme first = lexemes.get(index);
    int next = typeAt(lexemes, index + 1);
    return isSection(lexemes, index)
        || (first.startsLine()
            && ((STATEMENTS.contains(first.type()) && TokenTypes.isNameOrNumber(next))
                || (TokenTypes.isNameOrNumber(first.type()) && DEEDS.contains(next))
                || (first.type() == TrickLexer.MUST && next == TrickLexer.TEXT)
                || (first.type() == TrickLexer.MAY && next == TrickLexer.NOT)
                || (first.type() == TrickLexer.BEST && next == TrickLexer.BY)
                || (first.type() == TrickLexer.REPEAT && next == TrickLexer.UNTIL)
                || (first.type() == TrickLexer.EACH && next == TrickLexer.OF)));
  }

  private static int typeAt(List<Lexeme> lexemes, int index) {
    return index < lexemes.size() ? lexemes.get(index).type() : TrickLexer.EOF;
  }
}
