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
    if (request == wanted.get() && !area.isComposing() && spans.length() > 0) {
      area.setStyleSpans(0, spans);
    }
  }

  /** Drops what is being found. */
  void dispose() {
    wanted.incrementAndGet();
  }
}
