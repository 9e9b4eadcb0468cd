package tricksmith.editor.highlight;

import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.fxmisc.richtext.model.StyleSpan;
import org.fxmisc.richtext.model.StyleSpans;

/**
 * The stretch of a text that must be repainted, from the first character that changes its look to
 * the last. Painting costs more than finding that out.
 *
 * @param start of the stretch
 * @param spans its styles
 */
public record Repainting(int start, StyleSpans<Collection<String>> spans) {

  /**
   * Returns what to repaint in a text whose current look is known; empty if nothing. Line breaks
   * are invisible, so their style does not matter.
   */
  public static Optional<Repainting> of(
      String text, StyleSpans<Collection<String>> before, StyleSpans<Collection<String>> wanted) {
    if (before.length() != text.length() || wanted.length() != text.length()) {
      return Optional.empty();
    }
    Difference difference = new Difference(text);
    Walk old = new Walk(before);
    Walk other = new Walk(wanted);
    int at = 0;
    while (at < text.length()) {
      int end = Math.min(old.endAfter(at), other.endAfter(at));
      if (!same(old.style(), other.style())) {
        difference.add(at, end);
      }
      at = end;
    }
    return difference.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Repainting(difference.first, wanted.subView(difference.first, difference.last)));
  }

  private static boolean same(Collection<String> some, Collection<String> others) {
    return List.copyOf(some).equals(List.copyOf(others));
  }

  private static final class Difference {
    private final String text;
    private int first = -1;
    private int last = -1;

    Difference(String text) {
      this.text = text;
    }

    void add(int start, int end) {
      int from = start;
      int to = end;
      while (from < to && text.charAt(from) == '\n') {
        from++;
      }
      while (to > from && text.charAt(to - 1) == '\n') {
        to--;
      }
      if (from < to) {
        first = isEmpty() ? from : first;
        last = to;
      }
    }

    boolean isEmpty() {
      return first < 0;
    }
  }

  private static final class Walk {
    private final Iterator<StyleSpan<Collection<String>>> spans;
    private Collection<String> style = List.of();
    private int end;

    Walk(StyleSpans<Collection<String>> styles) {
      spans = styles.iterator();
    }

    int endAfter(int place) {
      while (end <= place) {
        StyleSpan<Collection<String>> next = spans.next();
        style = next.getStyle();
        end += next.getLength();
      }
      return end;
    }

    Collection<String> style() {
      return style;
    }
  }
}
