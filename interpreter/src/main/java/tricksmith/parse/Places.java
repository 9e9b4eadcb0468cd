package tricksmith.parse;

import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Span;

/**
 * Where tokens stand. The lexer counts characters, a span counts UTF-16 units: they differ after an
 * emoji.
 */
final class Places {
  private final int @Nullable [] offsets;

  private Places(int @Nullable [] offsets) {
    this.offsets = offsets;
  }

  /** The places of a text. */
  static Places of(String text) {
    int characters = text.codePointCount(0, text.length());
    return new Places(characters == text.length() ? null : offsets(text, characters));
  }

  private static int[] offsets(String text, int characters) {
    int[] offsets = new int[characters + 1];
    for (int index = 0; index < characters; index++) {
      offsets[index + 1] = offsets[index] + Character.charCount(text.codePointAt(offsets[index]));
    }
    return offsets;
  }

  Span of(Token token) {
    int start = offset(token.getStartIndex());
    return new Span(start, Math.max(start, offset(token.getStopIndex() + 1)));
  }

  Span of(Token first, Token last) {
    return of(first).to(of(last));
  }

  /** What a rule has read; a place without extent where it has read nothing. */
  Span of(ParserRuleContext context) {
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
