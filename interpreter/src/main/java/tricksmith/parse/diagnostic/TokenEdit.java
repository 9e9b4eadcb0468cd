package tricksmith.parse.diagnostic;

import org.antlr.v4.runtime.Token;
import tricksmith.source.Edit;
import tricksmith.source.Span;

/**
 * A change of the text that mends something: another text for what stands from one word to another.
 *
 * @param behindFirst whether it begins behind the first of them, not before it
 * @param beforeLast whether it ends before the last of them, not behind it
 */
public record TokenEdit(
    Token first, boolean behindFirst, Token last, boolean beforeLast, String text) {

  /** Leaves a word or a sign out, and the space around it as it is. */
  public static TokenEdit without(Token token) {
    return replace(token, token, "");
  }

  /** Leaves words out, and the space behind them. */
  public static TokenEdit withoutBefore(Token word, Token next) {
    return new TokenEdit(word, false, next, true, "");
  }

  /** Leaves words out that stand behind another, and the space between. */
  public static TokenEdit withoutBehind(Token before, Token last) {
    return new TokenEdit(before, true, last, false, "");
  }

  /** Writes something else. */
  public static TokenEdit replace(Token first, Token last, String text) {
    return new TokenEdit(first, false, last, false, text);
  }

  /** Puts something in before a word. */
  public static TokenEdit before(Token word, String text) {
    return new TokenEdit(word, false, word, true, text);
  }

  /** Puts something in behind a word. */
  public static TokenEdit behind(Token word, String text) {
    return new TokenEdit(word, true, word, false, text);
  }

  Edit edit(DiagnosticCollector diagnostics) {
    Span from = diagnostics.place(first);
    Span to = diagnostics.place(last);
    return new Edit(
        new Span(behindFirst ? from.end() : from.start(), beforeLast ? to.start() : to.end()),
        text);
  }
}
