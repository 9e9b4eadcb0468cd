package tricksmith.parse;

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
 * @param mend what mends it; empty where the problem, its place and its words say that, or nobody
 *     knows
 */
record Complaint(
    ParseProblem problem,
    Token at,
    Token through,
    boolean after,
    List<String> words,
    List<Rewriting> mend) {

  /** More of a word than this is not repeated in a message. */
  private static final int LONGEST = 40;

  /** A complaint about what stands somewhere; the message may mention it first. */
  static Complaint at(Token found, ParseProblem problem, String... more) {
    return new Complaint(problem, found, found, false, words(found, more), List.of());
  }

  /** A complaint about several words in a row; the message may mention {@code words}. */
  static Complaint over(Token first, Token last, ParseProblem problem, String... words) {
    return new Complaint(problem, first, last, false, List.of(words), List.of());
  }

  /**
   * A complaint that something is missing; the message may mention first what it is missing after.
   * The place is what stands there instead, if that is in the same line.
   */
  static Complaint between(Token before, Token found, ParseProblem problem, String... more) {
    boolean sameLine = found.getLine() == before.getLine() && found.getType() != Token.EOF;
    Token at = sameLine ? found : before;
    return new Complaint(problem, at, at, !sameLine, words(before, more), List.of());
  }

  /** A complaint about the first of several words that do not belong there. */
  static Complaint surplus(List<Token> words, ParseProblem problem) {
    return at(words.getFirst(), problem)
        .mendedBy(words.stream().map(Rewriting::without).toArray(Rewriting[]::new));
  }

  /** A complaint about words that are written otherwise; the message says how. */
  static Complaint written(Token first, Token last, String found, String meant) {
    return over(first, last, ParseProblem.FOREIGN_SIGN, shortened(found), meant);
  }

  /** The same complaint, with what mends it: all of this together. */
  Complaint mendedBy(Rewriting... changes) {
    return new Complaint(problem, at, through, after, words, List.of(changes));
  }

  void to(Report report) {
    String[] arguments = words.toArray(String[]::new);
    if (mend.isEmpty()) {
      report.add(problem, place(report), arguments);
    } else {
      Fix fix = new Fix(mend.stream().map(change -> change.edit(report)).toList());
      report.add(problem, place(report), fix, arguments);
    }
  }

  private Span place(Report report) {
    Span whole = report.place(at).to(report.place(through));
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
