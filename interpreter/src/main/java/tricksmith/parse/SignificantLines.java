package tricksmith.parse;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import tricksmith.grammar.TrickLexer;

/**
 * Finds the line ends that end a statement, and puts a {@code LINE_END} there: at a semicolon,
 * before a closing brace, and where a line neither must nor can go on in the next.
 */
final class SignificantLines {

  /** After these something must follow: the statement goes on. */
  private static final Set<Integer> UNFINISHED =
      Set.of(
          TrickLexer.AND,
          TrickLexer.OR,
          TrickLexer.NOT,
          TrickLexer.IN,
          TrickLexer.IS,
          TrickLexer.ARE,
          TrickLexer.IF,
          TrickLexer.UNLESS,
          TrickLexer.WHEN,
          TrickLexer.WHERE,
          TrickLexer.THEN,
          TrickLexer.ELSE,
          TrickLexer.UNTIL,
          TrickLexer.EXCEPT,
          TrickLexer.OVER,
          TrickLexer.OF,
          TrickLexer.LEFT_BRACE,
          TrickLexer.COMMA,
          TrickLexer.COLON,
          TrickLexer.BAR,
          TrickLexer.RANGE,
          TrickLexer.DOT,
          TrickLexer.SET_TO,
          TrickLexer.EQUAL,
          TrickLexer.UNEQUAL,
          TrickLexer.LESS,
          TrickLexer.AT_MOST,
          TrickLexer.GREATER,
          TrickLexer.AT_LEAST,
          TrickLexer.PLUS,
          TrickLexer.MINUS,
          TrickLexer.SIGN,
          TrickLexer.TIMES,
          TrickLexer.DIVIDED_BY,
          TrickLexer.LINE_END);

  /** These begin no statement: a line that begins so belongs to the one before. */
  private static final Set<Integer> CONTINUING =
      Set.of(
          TrickLexer.AND,
          TrickLexer.OR,
          TrickLexer.IN,
          TrickLexer.IS,
          TrickLexer.ARE,
          TrickLexer.UNLESS,
          TrickLexer.WHEN,
          TrickLexer.WHERE,
          TrickLexer.THEN,
          TrickLexer.ELSE,
          TrickLexer.UNTIL,
          TrickLexer.EXCEPT,
          TrickLexer.OVER,
          TrickLexer.OF,
          TrickLexer.LEFT_BRACE,
          TrickLexer.RIGHT_PARENTHESIS,
          TrickLexer.RIGHT_BRACKET,
          TrickLexer.COMMA,
          TrickLexer.COLON,
          TrickLexer.BAR,
          TrickLexer.RANGE,
          TrickLexer.DOT,
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

  private final Set<Lexeme> unclosed;
  private final List<Lexeme> lines = new ArrayList<>();

  /** The brackets around the present place, innermost first, braces included. */
  private final Deque<Lexeme> open = new ArrayDeque<>();

  /** Those brackets of the present line that nobody closes. */
  private final Deque<Lexeme> forgotten = new ArrayDeque<>();

  private SignificantLines(Set<Lexeme> unclosed) {
    this.unclosed = unclosed;
  }

  /** The same words with the line ends that count. */
  static List<Lexeme> in(Bracketing.Agreed words) {
    SignificantLines lines = new SignificantLines(words.unclosed());
    words.lexemes().forEach(lines::take);
    if (!lines.lines.isEmpty()) {
      lines.endLine();
    }
    return lines.lines;
  }

  private void take(Lexeme lexeme) {
    if (lexeme.startsLine() && !inBrackets() && !goesOn(lexeme)) {
      endLine();
    }
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

  private boolean goesOn(Lexeme next) {
    return lines.isEmpty()
        || UNFINISHED.contains(lines.getLast().type())
        || CONTINUING.contains(next.type());
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
