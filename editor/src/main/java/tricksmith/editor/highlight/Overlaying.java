package tricksmith.editor.highlight;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.fxmisc.richtext.model.StyleSpan;
import org.fxmisc.richtext.model.StyleSpans;
import org.fxmisc.richtext.model.StyleSpansBuilder;

/**
 * Lays marks over the styles of a text in a single pass over both. A long text has tens of
 * thousands of styles, but few distinct ones.
 */
final class Overlaying {
  private final StyleSpans<Collection<String>> below;
  private final StyleSpansBuilder<Collection<String>> result;
  private final Map<String, Map<Collection<String>, Collection<String>>> known = new HashMap<>();
  private int at;

  Overlaying(StyleSpans<Collection<String>> below) {
    this.below = below;
    result = new StyleSpansBuilder<>(below.getSpanCount());
  }

  /** Adds marks that are in order, do not overlap, and end within the text. */
  StyleSpans<Collection<String>> with(List<Mark> marks) {
    int next = 0;
    for (StyleSpan<Collection<String>> span : below) {
      int end = at + span.getLength();
      while (next < marks.size() && marks.get(next).start() < end) {
        Mark mark = marks.get(next);
        add(span.getStyle(), mark.start());
        add(both(span.getStyle(), mark.style()), Math.min(mark.end(), end));
        if (mark.end() > end) {
          break;
        }
        next++;
      }
      add(span.getStyle(), end);
    }
    return result.create();
  }

  private void add(Collection<String> style, int end) {
    if (end > at) {
      result.add(style, end - at);
      at = end;
    }
  }

  private Collection<String> both(Collection<String> style, String mark) {
    return known
        .computeIfAbsent(mark, _ -> new HashMap<>())
        .computeIfAbsent(style, _ -> joined(style, mark));
  }

  private static Collection<String> joined(Collection<String> style, String mark) {
    if (style.contains(mark)) {
      return style;
    }
    List<String> classes = new ArrayList<>(style);
    classes.add(mark);
    return List.copyOf(classes);
  }
}
