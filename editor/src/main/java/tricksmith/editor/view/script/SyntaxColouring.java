package tricksmith.editor.view.script;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.application.Platform;
import org.fxmisc.richtext.model.StyledDocument;
import tricksmith.editor.highlight.Mark;
import tricksmith.editor.highlight.Painting;
import tricksmith.editor.highlight.Repainting;

/**
 * Keeps the colours of an area in step with its text. They are computed in the background; outdated
 * results are dropped.
 */
final class SyntaxColouring {
  /** Texts up to this length are coloured before they are drawn for the first time. */
  private static final int MOST_AT_ONCE = 20_000;

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
    StyledDocument<?, ?, Collection<String>> document = area.getContent().snapshot();
    background.execute(
        () -> {
          if (request == wanted.get()) {
            repainting(document, words, rest)
                .ifPresent(repainting -> Platform.runLater(() -> apply(request, repainting)));
          }
        });
  }

  /** Colours a text that has just been opened, so that its lines need not be made twice. */
  void begin() {
    if (area.getLength() <= MOST_AT_ONCE) {
      int request = wanted.incrementAndGet();
      repainting(area.getContent().snapshot(), List.of(), List.of())
          .ifPresent(repainting -> apply(request, repainting));
    }
  }

  private Optional<Repainting> repainting(
      StyledDocument<?, ?, Collection<String>> document, List<Mark> words, List<Mark> rest) {
    String text = document.getText();
    return Repainting.of(
        text, document.getStyleSpans(0, text.length()), painting.of(text, words, rest));
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
