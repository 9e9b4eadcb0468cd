package tricksmith.editor.view.script;

import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.application.Platform;
import tricksmith.editor.highlight.Mark;
import tricksmith.editor.highlight.Painting;
import tricksmith.editor.highlight.Repainting;

/**
 * Keeps the colours of an area in step with its text. They are computed in the background; outdated
 * results are dropped.
 */
final class SyntaxColouring {
  private final ScriptArea area;
  private final Executor background;
  private final Painting painting = new Painting();
  private final AtomicInteger wanted = new AtomicInteger();

  SyntaxColouring(ScriptArea area, Executor background) {
    this.area = area;
    this.background = background;
  }

  /**
   * Colours the current text.
   *
   * @param words marks for the meaning of words
   * @param rest everything else that stands out
   */
  void renew(List<Mark> words, List<Mark> rest) {
    int request = wanted.incrementAndGet();
    var document = area.getContent().snapshot();
    background.execute(
        () -> {
          if (request == wanted.get()) {
            String text = document.getText();
            Repainting.of(
                    text, document.getStyleSpans(0, text.length()), painting.of(text, words, rest))
                .ifPresent(repainting -> Platform.runLater(() -> apply(request, repainting)));
          }
        });
  }

  /** Applies a result, unless it belongs to a text or look that is gone. */
  private void apply(int request, Repainting repainting) {
    if (request == wanted.get() && !area.isComposing()) {
      area.setStyleSpans(repainting.start(), repainting.spans());
    }
  }

  /** Drops the pending computation. */
  void dispose() {
    wanted.incrementAndGet();
  }
}
