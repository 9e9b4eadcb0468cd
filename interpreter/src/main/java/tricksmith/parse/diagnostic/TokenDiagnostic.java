package tricksmith.parse.diagnostic;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.Token;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * What there is to say about a place.
 *
 * @param at what stands there, or what it is missing after
 * @param through where what stands there ends: {@code at}, or a later one
 * @param after whether the place is directly behind {@code at}
 * @param words what {@code at} is called, and whatever else the message mentions
 * @param edits what mends it; empty where the problem, its place and its words say that, or nobody
 *     knows
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

  /** A complaint about what stands somewhere; the message may mention it first. */
  public static TokenDiagnostic at(Token found, ParseProblem problem, String... more) {
    return new TokenDiagnostic(problem, found, found, false, words(found, more), List.of());
  }

  /** A complaint about several words in a row; the message may mention {@code words}. */
  public static TokenDiagnostic over(
      Token first, Token last, ParseProblem problem, String... words) {
    return new TokenDiagnostic(problem, first, last, false, List.of(words), List.of());
  }

  /**
   * A complaint that something is missing; the message may mention first what it is missing after.
   * The place is what stands there instead, if that is in the same line.
   */
  public static TokenDiagnostic between(
      Token before, Token found, ParseProblem problem, String... more) {
    boolean sameLine = found.getLine() == before.getLine() && found.getType() != Token.EOF;
    Token at = sameLine ? found : before;
    return new TokenDiagnostic(problem, at, at, !sameLine, words(before, more), List.of());
  }

  /** A complaint about words that are written otherwise; the message says how. */
  public static TokenDiagnostic written(Token first, Token last, String found, String meant) {
    return over(first, last, ParseProblem.FOREIGN_SIGN, shortened(found), meant);
  }

  /** The same complaint, with what mends it: all of this together. */
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
