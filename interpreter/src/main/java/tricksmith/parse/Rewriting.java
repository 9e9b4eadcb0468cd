package tricksmith.parse;

import org.antlr.v4.runtime.Token;
import tricksmith.source.Edit;
import tricksmith.source.Span;

/**
 * A change of the text that mends something: another text for what stands from one word to another.
 *
 * @param behindFirst whether it begins behind the first of them, not before it
 * @param beforeLast whether it ends before the last of them, not behind it
 */
record Rewriting(Token first, boolean behindFirst, Token last, boolean beforeLast, String text) {

  /** Leaves a word or a sign out, and the space around it as it is. */
  static Rewriting without(Token token) {
    return replace(token, token, "");
  }

  /** Leaves words out, and the space behind them. */
  static Rewriting withoutBefore(Token word, Token next) {
    return new Rewriting(word, false, next, true, "");
  }

  /** Leaves words out that stand behind another, and the space between. */
  static Rewriting withoutBehind(Token before, Token last) {
    return new Rewriting(before, true, last, false, "");
  }

  /** Writes something else. */
  static Rewriting replace(Token first, Token last, String text) {
    return new Rewriting(first, false, last, false, text);
  }

  /** Puts something in before a word. */
  static Rewriting before(Token word, String text) {
    return new Rewriting(word, false, word, true, text);
  }

  /** Puts something in behind a word. */
  static Rewriting behind(Token word, String text) {
    return new Rewriting(word, true, word, false, text);
  }

  Edit edit(Report report) {
    Span from = report.place(first);
    Span to = report.place(last);
    return new Edit(
        new Span(behindFirst ? from.end() : from.start(), beforeLast ? to.start() : to.end()),
        text);
  }
}
