package tricksmith.parse.diagnostic;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.Token;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * A diagnostic whose place is given by tokens.
 *
 * @param at the first token concerned, or the one after which something is missing
 * @param through the last token concerned
 * @param after whether the place is directly after {@code at}
 * @param words the arguments of the message
 * @param edits what fixes it, all together; empty where the problem knows its fix, or none is known
 */
public record TokenDiagnostic(
    ParseProblem problem,
    Token at,
    Token through,
    boolean after,
    List<String> words,
    List<TokenEdit> edits) {

  /** More of a word than this is not repeated in a message. */
  private static final int LONGEST = 40;

  /** About one token, which is the first argument of the message. */
  public static TokenDiagnostic at(Token found, ParseProblem problem, String... more) {
    return new TokenDiagnostic(problem, found, found, false, words(found, more), List.of());
  }

  /** About several tokens in a row. */
  public static TokenDiagnostic over(
      Token first, Token last, ParseProblem problem, String... words) {
    return new TokenDiagnostic(problem, first, last, false, List.of(words), List.of());
  }

  /**
   * Something is missing after a token, which is the first argument of the message. The place is
   * what was found instead, if that is on the same line.
   */
  public static TokenDiagnostic between(
      Token before, Token found, ParseProblem problem, String... more) {
    boolean sameLine = found.getLine() == before.getLine() && found.getType() != Token.EOF;
    Token at = sameLine ? found : before;
    return new TokenDiagnostic(problem, at, at, !sameLine, words(before, more), List.of());
  }

  /** Words that a script writes otherwise; the message says how. */
  public static TokenDiagnostic written(Token first, Token last, String found, String meant) {
    return over(first, last, ParseProblem.FOREIGN_SIGN, shortened(found), meant);
  }

  /** The same diagnostic, fixed by all of these edits together. */
  public TokenDiagnostic withEdits(TokenEdit... changes) {
    return new TokenDiagnostic(problem, at, through, after, words, List.of(changes));
  }

  public void to(DiagnosticCollector diagnostics) {
    String[] arguments = words.toArray(String[]::new);
    if (edits.isEmpty()) {
      diagnostics.add(problem, place(diagnostics), arguments);
    } else {
      Fix fix = new Fix(edits.stream().map(change -> change.edit(diagnostics)).toList());
      diagnostics.add(problem, place(diagnostics), fix, arguments);
    }
  }

  private Span place(DiagnosticCollector diagnostics) {
    Span whole = diagnostics.place(at).to(diagnostics.place(through));
    return after ? new Span(whole.end(), whole.end()) : whole;
  }

  private static List<String> words(Token first, String... more) {
    List<String> words = new ArrayList<>();
    words.add(shortened(first.getText()));
    words.addAll(List.of(more));
    return words;
  }

  private static String shortened(String text) {
    return text.codePointCount(0, text.length()) <= LONGEST
        ? text
        : text.substring(0, text.offsetByCodePoints(0, LONGEST)) + "…";
  }
}
