package tricksmith.parse.tokens;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickLexer;
import tricksmith.parse.diagnostic.DiagnosticCollector;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.source.Fix;

/**
 * Balances the brackets of a text, and reports where they do not match. A bracket that closes
 * nothing is left out. An unclosed brace is closed where the next section begins, so that a
 * forgotten brace spoils only one section.
 */
public final class BracketBalancer {

  /** The greatest depth of brackets, more than anyone needs. */
  public static final int DEEPEST = 64;

  private final List<Lexeme> written;
  private final DiagnosticCollector diagnostics;
  private final List<Lexeme> agreed = new ArrayList<>();
  private final Set<Lexeme> unclosed = new HashSet<>();
  private final Deque<Lexeme> open = new ArrayDeque<>();

  /** The first brace that seems to be closed by a brace meant for another. */
  private @Nullable Lexeme suspect;

  private BracketBalancer(List<Lexeme> written, DiagnosticCollector diagnostics) {
    this.written = written;
    this.diagnostics = diagnostics;
  }

  /**
   * Words with balanced brackets.
   *
   * @param unclosed each {@code (} and {@code [} that still lacks a closing bracket, which is
   *     missing somewhere in its line
   */
  public record Balanced(List<Lexeme> lexemes, Set<Lexeme> unclosed) {}

  /**
   * Returns the same words with matching brackets, or nothing at all if they are nested too deeply.
   */
  public static Balanced agree(List<Lexeme> written, DiagnosticCollector diagnostics) {
    return new BracketBalancer(written, diagnostics).agree();
  }

  private Balanced agree() {
    for (int index = 0; index < written.size(); index++) {
      Lexeme lexeme = written.get(index);
      if (open.size() > DEEPEST) {
        diagnostics.add(ParseProblem.TOO_DEEP, lexeme.token());
        return new Balanced(List.of(), Set.of());
      }
      if (SynchronizingTokens.isSection(written, index)) {
        closeAll(lexeme);
      } else if (SynchronizingTokens.isStatement(written, index)) {
        leaveBracketsUnclosed();
      }
      take(lexeme);
    }
    if (!written.isEmpty()) {
      Lexeme last = written.getLast();
      closeAll(last.after(TrickLexer.RIGHT_BRACE, ""));
    }
    return new Balanced(agreed, unclosed);
  }

  private void take(Lexeme lexeme) {
    switch (lexeme.type()) {
      case TrickLexer.LEFT_BRACE, TrickLexer.LEFT_PARENTHESIS, TrickLexer.LEFT_BRACKET -> {
        open.push(lexeme);
        agreed.add(lexeme);
      }
      case TrickLexer.RIGHT_PARENTHESIS, TrickLexer.RIGHT_BRACKET -> closeBracket(lexeme);
      case TrickLexer.RIGHT_BRACE -> closeBrace(lexeme);
      default -> agreed.add(lexeme);
    }
  }

  private void closeBracket(Lexeme closing) {
    Lexeme innermost = open.peek();
    if (innermost == null || innermost.type() == TrickLexer.LEFT_BRACE) {
      diagnostics.addSpoiling(ParseProblem.CLOSES_NOTHING, closing.token(), closing.text());
    } else if (closedBy(closing.type()) == innermost.type() || !opened(closing)) {
      agreed.add(closing.type() == closing(innermost) ? closing : corrected(closing, innermost));
      open.pop();
    } else {
      leaveUnclosed();
      closeBracket(closing);
    }
  }

  private void closeBrace(Lexeme closing) {
    leaveBracketsUnclosed();
    Lexeme opening = open.poll();
    if (opening == null) {
      diagnostics.addSpoiling(ParseProblem.CLOSES_NOTHING, closing.token(), closing.text());
      return;
    }
    if (suspect == null && closing.startsLine() && closing.indentation() < opening.indentation()) {
      suspect = opening;
    }
    agreed.add(closing);
  }

  /** Closes everything open before a lexeme at which nothing can be open. */
  private void closeAll(Lexeme before) {
    leaveBracketsUnclosed();
    if (!open.isEmpty()) {
      Lexeme guilty = suspect == null ? open.getFirst() : suspect;
      diagnostics.add(
          ParseProblem.UNCLOSED_BRACE, diagnostics.place(guilty.token()), closed(before));
    }
    while (!open.isEmpty()) {
      open.pop();
      agreed.add(before.before(TrickLexer.RIGHT_BRACE, "}"));
      leaveBracketsUnclosed();
    }
    suspect = null;
  }

  /** Returns the fix that inserts all missing braces, each on a line of its own. */
  private Fix closed(Lexeme before) {
    StringBuilder braces = new StringBuilder();
    boolean atEnd = before.text().isEmpty();
    for (Lexeme opening : open) {
      String brace = " ".repeat(opening.indentation()) + "}";
      braces.append(atEnd ? "\n" + brace : brace + "\n");
    }
    return Fix.before(diagnostics.place(before.token()), braces.toString());
  }

  private void leaveBracketsUnclosed() {
    while (!open.isEmpty() && open.getFirst().type() != TrickLexer.LEFT_BRACE) {
      leaveUnclosed();
    }
  }

  private void leaveUnclosed() {
    Lexeme opening = open.pop();
    unclosed.add(opening);
    if (diagnostics.leavesOut(opening.token())) {
      diagnostics.spoil(opening.token());
      return;
    }
    String closing = opening.type() == TrickLexer.LEFT_PARENTHESIS ? ")" : "]";
    Fix fix = Fix.after(diagnostics.place(lastOf(opening).token()), closing);
    diagnostics.addSpoiling(
        ParseProblem.UNCLOSED_BRACKET, opening.token(), fix, opening.text(), closing);
  }

  /**
   * Returns the last token in the line of a bracket, before whatever begins or ends a block there.
   */
  private Lexeme lastOf(Lexeme opening) {
    Lexeme last = opening;
    int depth = 0;
    for (int index = written.indexOf(opening) + 1; index < written.size(); index++) {
      Lexeme next = written.get(index);
      depth += depth(next.type());
      if (next.startsLine() || depth < 0 || isBrace(next.type())) {
        break;
      }
      last = next;
    }
    return last;
  }

  private static int depth(int type) {
    return switch (type) {
      case TrickLexer.LEFT_PARENTHESIS, TrickLexer.LEFT_BRACKET -> 1;
      case TrickLexer.RIGHT_PARENTHESIS, TrickLexer.RIGHT_BRACKET -> -1;
      default -> 0;
    };
  }

  private static boolean isBrace(int type) {
    return type == TrickLexer.LEFT_BRACE || type == TrickLexer.RIGHT_BRACE;
  }

  private Lexeme corrected(Lexeme closing, Lexeme opening) {
    String right = opening.type() == TrickLexer.LEFT_PARENTHESIS ? ")" : "]";
    diagnostics.addSpoiling(
        ParseProblem.WRONG_BRACKET, closing.token(), closing.text(), opening.text(), right);
    return closing.as(closing(opening));
  }

  /**
   * Whether the innermost braces contain an open bracket of the kind that {@code closing} closes.
   */
  private boolean opened(Lexeme closing) {
    return open.stream()
        .takeWhile(lexeme -> lexeme.type() != TrickLexer.LEFT_BRACE)
        .anyMatch(lexeme -> lexeme.type() == closedBy(closing.type()));
  }

  private static int closedBy(int closing) {
    return closing == TrickLexer.RIGHT_PARENTHESIS
        ? TrickLexer.LEFT_PARENTHESIS
        : TrickLexer.LEFT_BRACKET;
  }

  private static int closing(Lexeme opening) {
    return opening.type() == TrickLexer.LEFT_PARENTHESIS
        ? TrickLexer.RIGHT_PARENTHESIS
        : TrickLexer.RIGHT_BRACKET;
  }
}
