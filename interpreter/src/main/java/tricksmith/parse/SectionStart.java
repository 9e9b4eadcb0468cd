package tricksmith.parse;

import java.util.List;
import java.util.Set;
import tricksmith.grammar.TrickLexer;

/**
 * Recognizes lines that can only begin a section. Where one stands inside of braces, a closing
 * brace was forgotten before it.
 */
final class SectionStart {
  private static final Set<Integer> WORDS =
      Set.of(
          TrickLexer.OPTIONS,
          TrickLexer.DECK,
          TrickLexer.ZONES,
          TrickLexer.STATE,
          TrickLexer.MATCH,
          TrickLexer.TRICK,
          TrickLexer.SCORE,
          TrickLexer.END,
          TrickLexer.TESTS);

  private SectionStart() {}

  /** Whether the lexeme at {@code index} begins a section. */
  static boolean at(List<Lexeme> lexemes, int index) {
    Lexeme first = lexemes.get(index);
    if (!first.startsLine()) {
      return false;
    }
    int next = typeAt(lexemes, index + 1);
    return (first.type() == TrickLexer.GAME && next == TrickLexer.TEXT)
        || (WORDS.contains(first.type()) && next == TrickLexer.LEFT_BRACE)
        || (first.type() == TrickLexer.DECK
            && typeAt(lexemes, index + 2) == TrickLexer.LEFT_BRACE
            && !lexemes.get(index + 1).startsLine());
  }

  private static int typeAt(List<Lexeme> lexemes, int index) {
    return index < lexemes.size() ? lexemes.get(index).type() : TrickLexer.EOF;
  }
}
