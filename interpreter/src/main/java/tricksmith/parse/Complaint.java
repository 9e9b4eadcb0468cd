package tricksmith.parse;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.Token;

/**
 * What there is to say about a place.
 *
 * @param at what stands there, or what it is missing after
 * @param after whether the place is directly behind {@code at}
 * @param words what {@code at} is called, and whatever else the message mentions
 */
record Complaint(ParseProblem problem, Token at, boolean after, List<String> words) {

  /** More of a word than this is not repeated in a message. */
  private static final int LONGEST = 40;

  /** A complaint about what stands somewhere; the message may mention it first. */
  static Complaint at(Token found, ParseProblem problem, String... more) {
    return new Complaint(problem, found, false, words(found, more));
  }

  /**
   * A complaint that something is missing; the message may mention first what it is missing after.
   * The place is what stands there instead, if that is in the same line.
   */
  static Complaint between(Token before, Token found, ParseProblem problem, String... more) {
    boolean sameLine = found.getLine() == before.getLine() && found.getType() != Token.EOF;
    return new Complaint(problem, sameLine ? found : before, !sameLine, words(before, more));
  }

  void to(Report report) {
    String[] arguments = words.toArray(String[]::new);
    if (after) {
      report.addAfter(problem, at, arguments);
    } else {
      report.add(problem, at, arguments);
    }
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
