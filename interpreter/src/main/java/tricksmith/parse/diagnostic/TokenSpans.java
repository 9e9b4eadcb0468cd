package tricksmith.parse.diagnostic;

import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Span;

/**
 * The spans of tokens. The lexer counts characters, a span counts UTF-16 units; they differ after
 * an emoji.
 */
public final class TokenSpans {
  private final int @Nullable [] offsets;

  private TokenSpans(int @Nullable [] offsets) {
    this.offsets = offsets;
  }

  public static TokenSpans of(String text) {
    int characters = text.codePointCount(0, text.length());
    return new TokenSpans(characters == text.length() ? null : offsets(text, characters));
  }

  private static int[] offsets(String text, int characters) {
    int[] offsets = new int[characters + 1];
    for (int index = 0; index < characters; index++) {
      offsets[index + 1] = offsets[index] + Character.charCount(text.codePointAt(offsets[index]));
    }
    return offsets;
  }

  public Span of(Token token) {
    int start = offset(token.getStartIndex());
    return new Span(start, Math.max(start, offset(token.getStopIndex() + 1)));
  }

  public Span of(Token first, Token last) {
    return of(first).to(of(last));
  }

  /** Returns the span that a rule has read; an empty one if it has read nothing. */
  public Span of(ParserRuleContext context) {
    Token first = context.getStart();
    Token last = context.getStop();
    return last == null || last.getTokenIndex() < first.getTokenIndex()
        ? new Span(of(first).start(), of(first).start())
        : of(first, last);
  }

  private int offset(int index) {
    int inside = Math.max(index, 0);
    return offsets == null ? inside : offsets[Math.min(inside, offsets.length - 1)];
  }
}
