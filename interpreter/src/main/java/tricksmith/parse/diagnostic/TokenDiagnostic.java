package tricksmith.parse.diagnostic;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.Token;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * A diagnostic placed by tokens.
 *
 * @param at the first token concerned, or the one after which something is missing
 * @param through the last token concerned
 * @param after whether the place is directly after {@code at}
 * @param words the arguments of the message
 * @param edits the fix, made as a whole; empty if the problem determines its own fix, or no fix is
 *     known
 */
public record TokenDiagnostic(
    ParseProblem problem,
    Token at,
    Token through,
    boolean after,
    List<String> words,
    List<TokenEdit> edits) {

  /** The most characters of a word to repeat in a message. */
  private static final int LONGEST = 40;

  /** Creates a diagnostic about one token, which is the first argument of the message. */
  public static TokenDiagnostic at(Token found, ParseProblem problem, String... more) {
    return new TokenDiagnostic(problem, found, found, false, words(found, more), List.of());
  }

  /** Returns a diagnostic for several tokens in a row. */
  public static TokenDiagnostic over(
      Token first, Token last, ParseProblem problem, String... words) {
    return new TokenDiagnostic(problem, first, last, false, List.of(words), List.of());
  }

  /**
   * Returns a diagnostic for something missing after a token, which is the first argument of the
   * message. The place is what was found instead, if that is on the same line.
   */
  public static TokenDiagnostic between(
      Token before, Token found, ParseProblem problem, String... more) {
    boolean sameLine = found.getLine() == before.getLine() && found.getType() != Token.EOF;
    Token at = sameLine ? found : before;
    return new TokenDiagnostic(problem, at, at, !sameLine, words(before, more), List.of());
  }

  /** Returns a diagnostic for words that a script writes differently; the message says how. */
  public static TokenDiagnostic written(Token first, Token last, String found, String meant) {
    return over(first, last, ParseProblem.FOREIGN_SIGN, shortened(found), meant);
  }

  /** Returns the same diagnostic, fixed by all these edits together. */
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
