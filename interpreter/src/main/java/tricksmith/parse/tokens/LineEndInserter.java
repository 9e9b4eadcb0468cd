package tricksmith.parse.tokens;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import tricksmith.grammar.TrickLexer;

/**
 * Finds the line breaks that end a statement, and puts a {@code LINE_END} there: at a semicolon,
 * before a closing brace, and where a line neither must nor can continue on the next.
 */
public final class LineEndInserter {

  /** Signs after which something must follow, as it must after all connecting words. */
  private static final Set<Integer> UNFINISHED =
      Set.of(
          TrickLexer.LEFT_BRACE,
          TrickLexer.COMMA,
          TrickLexer.COLON,
          TrickLexer.BAR,
          TrickLexer.RANGE,
          TrickLexer.SET_TO,
          TrickLexer.EQUAL,
          TrickLexer.UNEQUAL,
          TrickLexer.LESS,
          TrickLexer.AT_MOST,
          TrickLexer.GREATER,
          TrickLexer.AT_LEAST,
          TrickLexer.PLUS,
          TrickLexer.MINUS,
          TrickLexer.TIMES,
          TrickLexer.DIVIDED_BY);

  /** What can begin a continuation line; a point at the end of one is a full stop. */
  private static final Set<Integer> CONTINUING =
      Set.of(
          TrickLexer.LEFT_BRACE,
          TrickLexer.RIGHT_PARENTHESIS,
          TrickLexer.RIGHT_BRACKET,
          TrickLexer.DOT);

  /** The only connecting words that can begin a statement. */
  private static final Set<Integer> BEGINNING =
      Set.of(TrickLexer.IF, TrickLexer.NOT, TrickLexer.BY, TrickLexer.ON);

  private final List<Lexeme> words;
  private final Set<Lexeme> unclosed;
  private final List<Lexeme> lines = new ArrayList<>();

  /** The brackets around the current place, innermost first, braces included. */
  private final Deque<Lexeme> open = new ArrayDeque<>();

  /** The unclosed brackets of the current line. */
  private final Deque<Lexeme> forgotten = new ArrayDeque<>();

  private LineEndInserter(BracketBalancer.Balanced words) {
    this.words = words.lexemes();
    this.unclosed = words.unclosed();
  }

  /** Whether this connecting word can begin a line of its own. */
  public static boolean beginsLine(int type) {
    return BEGINNING.contains(type);
  }

  /** Returns the same words with the line ends that count. */
  public static List<Lexeme> in(BracketBalancer.Balanced words) {
    return new LineEndInserter(words).lines();
  }

  private List<Lexeme> lines() {
    for (int index = 0; index < words.size(); index++) {
      if (words.get(index).startsLine() && !inBrackets() && !goesOn(index)) {
        endLine();
      }
      take(words.get(index));
    }
    endLine();
    return lines;
  }

  private void take(Lexeme lexeme) {
    switch (lexeme.type()) {
      case TrickLexer.SEMICOLON -> semicolon(lexeme);
      case TrickLexer.LEFT_BRACE -> {
        closeForgotten();
        opened(lexeme);
      }
      case TrickLexer.LEFT_PARENTHESIS, TrickLexer.LEFT_BRACKET -> opened(lexeme);
      case TrickLexer.RIGHT_BRACE -> {
        endLine();
        closed(lexeme);
      }
      case TrickLexer.RIGHT_PARENTHESIS, TrickLexer.RIGHT_BRACKET -> closed(lexeme);
      default -> lines.add(lexeme);
    }
  }

  private boolean inBrackets() {
    return !open.isEmpty() && open.getFirst().type() != TrickLexer.LEFT_BRACE;
  }

  /** Whether the line that begins with this word belongs to the one before. */
  private boolean goesOn(int index) {
    if (lines.isEmpty()) {
      return true;
    }
    int last = lines.getLast().type();
    int next = words.get(index).type();
    if (SynchronizingTokens.isStatement(words, index)) {
      return last == TrickLexer.COLON;
    }
    if (next == TrickLexer.FOR && (last == TrickLexer.RIGHT_BRACE || isForeignLoop(index))) {
      return false;
    }
    return UNFINISHED.contains(last)
        || TokenTypes.isConnective(last)
        || CONTINUING.contains(next)
        || (UNFINISHED.contains(next) && next != TrickLexer.LEFT_BRACE)
        || (TokenTypes.isConnective(next) && !BEGINNING.contains(next));
  }

  /**
   * Whether a loop of another language begins here: {@code for each player}, {@code for i in …}.
   */
  private boolean isForeignLoop(int index) {
    int each = typeAt(index + 1);
    return each == TrickLexer.EACH || typeAt(index + 2) == TrickLexer.IN;
  }

  private int typeAt(int index) {
    return index < words.size() ? words.get(index).type() : TrickLexer.EOF;
  }

  private void semicolon(Lexeme semicolon) {
    if (inBrackets()) {
      lines.add(semicolon);
    } else {
      endLine();
    }
  }

  private void opened(Lexeme opening) {
    lines.add(opening);
    if (unclosed.contains(opening)) {
      forgotten.push(opening);
    } else {
      open.push(opening);
    }
  }

  private void closed(Lexeme closing) {
    lines.add(closing);
    open.poll();
  }

  private void endLine() {
    closeForgotten();
    if (!lines.isEmpty()
        && lines.getLast().type() != TrickLexer.LEFT_BRACE
        && lines.getLast().type() != TrickLexer.LINE_END) {
      lines.add(lines.getLast().after(TrickLexer.LINE_END, "\n"));
    }
  }

  private void closeForgotten() {
    while (!forgotten.isEmpty()) {
      boolean round = forgotten.pop().type() == TrickLexer.LEFT_PARENTHESIS;
      lines.add(
          lines
              .getLast()
              .after(
                  round ? TrickLexer.RIGHT_PARENTHESIS : TrickLexer.RIGHT_BRACKET,
                  round ? ")" : "]"));
    }
  }
}
