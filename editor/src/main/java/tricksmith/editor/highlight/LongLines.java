package tricksmith.editor.highlight;

import java.util.Collection;
import java.util.List;
import org.fxmisc.richtext.model.StyleSpan;
import org.fxmisc.richtext.model.StyleSpans;
import org.fxmisc.richtext.model.StyleSpansBuilder;

/**
 * Leaves the rest of a long line without styles. Each styled stretch becomes a text of its own, and
 * JavaFX lays out all texts of a line again for each of them, so what a line costs grows with the
 * square of their number. No line that people write has a tenth as many.
 */
final class LongLines {

  /** The number of styled stretches after which a line is plain. */
  static final int MOST = 400;

  private final String text;
  private final StyleSpansBuilder<Collection<String>> result = new StyleSpansBuilder<>();
  private int at;
  private int nextLine;
  private int inLine;

  private LongLines(String text) {
    this.text = text;
  }

  /** Returns the styles of a text with the rest of each long line plain. */
  static StyleSpans<Collection<String>> shortened(
      String text, StyleSpans<Collection<String>> styles) {
    return styles.getSpanCount() <= MOST ? styles : new LongLines(text).of(styles);
  }

  private StyleSpans<Collection<String>> of(StyleSpans<Collection<String>> styles) {
    nextLine = lineAfter(0);
    for (StyleSpan<Collection<String>> span : styles) {
      int end = at + span.getLength();
      while (nextLine <= end) {
        add(span.getStyle(), nextLine);
        inLine = 0;
        nextLine = lineAfter(nextLine);
      }
      add(span.getStyle(), end);
    }
    return result.create();
  }

  /** Returns where the next line begins; beyond the text if there is none. */
  private int lineAfter(int place) {
    int end = text.indexOf('\n', place);
    return end < 0 ? Integer.MAX_VALUE : end + 1;
  }

  private void add(Collection<String> style, int end) {
    if (end > at) {
      inLine++;
      result.add(inLine <= MOST ? style : List.of(), end - at);
      at = end;
    }
  }
}
