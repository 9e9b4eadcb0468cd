package tricksmith.parse;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.Token;
import tricksmith.source.Edit;
import tricksmith.source.Fix;

/**
 * What there is to say about a place.
 *
 * @param at what stands there, or what it is missing after
 * @param through where what stands there ends: {@code at}, or a later one
 * @param after whether the place is directly behind {@code at}
 * @param words what {@code at} is called, and whatever else the message mentions
 * @param surplus what has to be left out; empty where that is not what mends it
 */
record Complaint(
    ParseProblem problem,
    Token at,
    Token through,
    boolean after,
    List<String> words,
    List<Token> surplus) {

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
    Token first = words.getFirst();
    return new Complaint(problem, first, first, false, words(first), words);
  }

  void to(Report report) {
    String[] arguments = words.toArray(String[]::new);
    if (!surplus.isEmpty()) {
      report.add(problem, report.place(at), without(report), arguments);
      return;
    }
    if (after) {
      report.addAfter(problem, at, arguments);
    } else {
      report.add(problem, report.place(at).to(report.place(through)), arguments);
    }
  }

  private Fix without(Report report) {
    return new Fix(surplus.stream().map(report::place).map(Edit::remove).toList());
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
