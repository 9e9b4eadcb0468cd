package tricksmith.parse.diagnostic;

import org.antlr.v4.runtime.Token;
import tricksmith.source.Edit;
import tricksmith.source.Span;

/**
 * An edit placed by tokens: a new text for everything from one token to another.
 *
 * @param afterFirst whether it begins after the first token, not before it
 * @param beforeLast whether it ends before the last token, not after it
 */
public record TokenEdit(
    Token first, boolean afterFirst, Token last, boolean beforeLast, String text) {

  /** Removes a token and leaves the space around it as it is. */
  public static TokenEdit without(Token token) {
    return replace(token, token, "");
  }

  /** Removes words and the space after them. */
  public static TokenEdit withoutBefore(Token word, Token next) {
    return new TokenEdit(word, false, next, true, "");
  }

  /** Removes words after another and the space between. */
  public static TokenEdit withoutAfter(Token before, Token last) {
    return new TokenEdit(before, true, last, false, "");
  }

  public static TokenEdit replace(Token first, Token last, String text) {
    return new TokenEdit(first, false, last, false, text);
  }

  public static TokenEdit before(Token word, String text) {
    return new TokenEdit(word, false, word, true, text);
  }

  public static TokenEdit after(Token word, String text) {
    return new TokenEdit(word, true, word, false, text);
  }

  Edit edit(DiagnosticCollector diagnostics) {
    Span from = diagnostics.place(first);
    Span to = diagnostics.place(last);
    return new Edit(
        new Span(afterFirst ? from.end() : from.start(), beforeLast ? to.start() : to.end()), text);
  }
}
