package tricksmith.editor.highlight;

import java.util.Collection;
import java.util.List;
import org.fxmisc.richtext.model.StyleSpans;
import org.jspecify.annotations.Nullable;

/**
 * Computes the styles of a text that is painted again and again: its tokens, over them the meaning
 * of its words, and over that whatever else stands out. Reuses what has not changed since the last
 * time. The rest of a very long line is left plain.
 */
public final class Painting {
  private @Nullable Tokens tokens;
  private @Nullable Meanings meanings;

  private record Tokens(String text, StyleSpans<Collection<String>> styles) {}

  private record Meanings(Tokens tokens, List<Mark> marks, StyleSpans<Collection<String>> styles) {}

  /**
   * Returns the styles of the whole text.
   *
   * @param words marks for the meaning of words
   * @param rest everything else that stands out
   */
  public synchronized StyleSpans<Collection<String>> of(
      String text, List<Mark> words, List<Mark> rest) {
    return LongLines.shortened(
        text, Highlighting.over(withMeanings(tokensOf(text), words).styles(), rest));
  }

  private Tokens tokensOf(String text) {
    Tokens known = tokens;
    if (known == null || !known.text().equals(text)) {
      known = new Tokens(text, Highlighting.ofTokens(text));
      tokens = known;
    }
    return known;
  }

  private Meanings withMeanings(Tokens below, List<Mark> words) {
    Meanings known = meanings;
    if (known == null
        || !known.tokens().text().equals(below.text())
        || !known.marks().equals(words)) {
      known = new Meanings(below, words, Highlighting.over(below.styles(), words));
      meanings = known;
    }
    return known;
  }
}
