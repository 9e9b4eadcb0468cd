package tricksmith.editor.view;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.application.Platform;
import org.fxmisc.richtext.model.StyleSpans;
import tricksmith.editor.highlight.Highlighting;
import tricksmith.editor.highlight.Mark;

/**
 * Keeps the colours of an area in step with its text. They are found in the background; what is no
 * longer wanted when it is found, or before, is dropped.
 */
final class Colouring {
  private final ScriptArea area;
  private final Executor background;
  private final AtomicInteger wanted = new AtomicInteger();

  Colouring(ScriptArea area, Executor background) {
    this.area = area;
    this.background = background;
  }

  /** Colours the text as it is now. */
  void renew(List<Mark> marks) {
    int request = wanted.incrementAndGet();
    String text = area.getText();
    background.execute(
        () -> {
          if (request == wanted.get()) {
            StyleSpans<Collection<String>> spans = Highlighting.of(text, marks);
            Platform.runLater(() -> apply(request, spans));
          }
        });
  }

  private void apply(int request, StyleSpans<Collection<String>> spans) {
    if (request == wanted.get() && !area.isComposing() && spans.length() == area.getLength()) {
      paint(spans);
    }
  }

  /** Only from the first line that looks different to the last: every other stays as drawn. */
  private void paint(StyleSpans<Collection<String>> spans) {
    int first = 0;
    int last = area.getParagraphs().size() - 1;
    while (first <= last && isPainted(first, spans)) {
      first++;
    }
    while (last > first && isPainted(last, spans)) {
      last--;
    }
    if (first <= last) {
      int start = area.getAbsolutePosition(first, 0);
      int end = area.getAbsolutePosition(last, area.getParagraphLength(last));
      area.setStyleSpans(start, spans.subView(start, end));
    }
  }

  private boolean isPainted(int line, StyleSpans<Collection<String>> spans) {
    int length = area.getParagraphLength(line);
    int start = area.getAbsolutePosition(line, 0);
    return length == 0 || area.getStyleSpans(line).equals(spans.subView(start, start + length));
  }

  /** Drops what is being found. */
  void dispose() {
    wanted.incrementAndGet();
  }
}
