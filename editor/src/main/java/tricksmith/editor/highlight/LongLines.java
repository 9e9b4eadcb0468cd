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
    for (StyleSpan<Collection<String>> span : styles) {
      int end = at + span.getLength();
      for (int line = text.indexOf('\n', at); line >= 0 && line < end; ) {
        add(span.getStyle(), line + 1);
        inLine = 0;
        line = text.indexOf('\n', at);
      }
      add(span.getStyle(), end);
    }
    return result.create();
  }

  private void add(Collection<String> style, int end) {
    if (end > at) {
      inLine++;
      result.add(inLine <= MOST ? style : List.of(), end - at);
      at = end;
    }
  }
}
