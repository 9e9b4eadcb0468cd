package tricksmith.editor.view.script;

import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.application.Platform;
import tricksmith.editor.highlight.Mark;
import tricksmith.editor.highlight.Painting;
import tricksmith.editor.highlight.Repainting;

/**
 * Keeps the colours of an area in step with its text. They are found in the background; what is no
 * longer wanted when it is found, or before, is dropped.
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
   * Colours the text as it is now.
   *
   * @param words what its words mean
   * @param rest what else stands out
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

  /** What was not asked for last is for a text, or for looks, that are there no more. */
  private void apply(int request, Repainting repainting) {
    if (request == wanted.get() && !area.isComposing()) {
      area.setStyleSpans(repainting.start(), repainting.spans());
    }
  }

  /** Drops what is being found. */
  void dispose() {
    wanted.incrementAndGet();
  }
}
