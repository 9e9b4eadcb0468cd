package tricksmith.parse;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickLexer;

/**
 * Makes the brackets of a text agree, and complains where they do not. A bracket that closes
 * nothing is left out. A brace that is not closed is closed where the next section begins; so a
 * forgotten brace spoils one section only.
 */
final class Bracketing {

  /** So many brackets in brackets are nothing that somebody wrote. */
  static final int DEEPEST = 200;

  private final List<Lexeme> written;
  private final Report report;
  private final List<Lexeme> agreed = new ArrayList<>();
  private final Set<Lexeme> unclosed = new HashSet<>();
  private final Deque<Lexeme> open = new ArrayDeque<>();

  /** The first brace that seems to be closed by a brace meant for another. */
  private @Nullable Lexeme suspect;

  private Bracketing(List<Lexeme> written, Report report) {
    this.written = written;
    this.report = report;
  }

  /**
   * Words whose brackets agree.
   *
   * @param unclosed those of {@code (} and {@code [} that still lack a closing bracket: it is
   *     missing somewhere in their line
   */
  record Agreed(List<Lexeme> lexemes, Set<Lexeme> unclosed) {}

  /** The same words with brackets that agree; nothing at all if they are nested too deeply. */
  static Agreed agree(List<Lexeme> written, Report report) {
    return new Bracketing(written, report).agree();
  }

  private Agreed agree() {
    for (int index = 0; index < written.size(); index++) {
      Lexeme lexeme = written.get(index);
      if (open.size() > DEEPEST) {
        report.add(ParseProblem.TOO_DEEP, lexeme.token());
        return new Agreed(List.of(), Set.of());
      }
      if (Landmark.isSection(written, index)) {
        closeAll(lexeme);
      } else if (Landmark.isStatement(written, index)) {
        leaveBracketsUnclosed();
      }
      take(lexeme);
    }
    if (!written.isEmpty()) {
      Lexeme last = written.getLast();
      closeAll(last.after(TrickLexer.RIGHT_BRACE, ""));
    }
    return new Agreed(agreed, unclosed);
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
      report.addSpoiling(ParseProblem.CLOSES_NOTHING, closing.token(), closing.text());
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
      report.addSpoiling(ParseProblem.CLOSES_NOTHING, closing.token(), closing.text());
      return;
    }
    if (suspect == null && closing.startsLine() && closing.indentation() < opening.indentation()) {
      suspect = opening;
    }
    agreed.add(closing);
  }

  /** Closes everything that is open before a lexeme at which nothing can be open. */
  private void closeAll(Lexeme before) {
    leaveBracketsUnclosed();
    if (!open.isEmpty()) {
      Lexeme guilty = suspect == null ? open.getFirst() : suspect;
      report.add(ParseProblem.UNCLOSED_BRACE, guilty.token());
    }
    while (!open.isEmpty()) {
      open.pop();
      agreed.add(before.before(TrickLexer.RIGHT_BRACE, "}"));
      leaveBracketsUnclosed();
    }
    suspect = null;
  }

  private void leaveBracketsUnclosed() {
    while (!open.isEmpty() && open.getFirst().type() != TrickLexer.LEFT_BRACE) {
      leaveUnclosed();
    }
  }

  private void leaveUnclosed() {
    Lexeme opening = open.pop();
    report.addSpoiling(
        ParseProblem.UNCLOSED_BRACKET,
        opening.token(),
        opening.text(),
        opening.type() == TrickLexer.LEFT_PARENTHESIS ? ")" : "]");
    unclosed.add(opening);
  }

  private Lexeme corrected(Lexeme closing, Lexeme opening) {
    String right = opening.type() == TrickLexer.LEFT_PARENTHESIS ? ")" : "]";
    report.addSpoiling(
        ParseProblem.WRONG_BRACKET, closing.token(), closing.text(), opening.text(), right);
    return closing.as(closing(opening));
  }

  /** Whether a bracket of the kind that {@code closing} closes is open in the innermost braces. */
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
