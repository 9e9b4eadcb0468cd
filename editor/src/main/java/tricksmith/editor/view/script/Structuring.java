package tricksmith.editor.view.script;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import javafx.application.Platform;
import tricksmith.editor.text.BracketPairs;
import tricksmith.editor.text.Folds;

/** Finds matching brackets and folds of a text in the background. Outdated results are dropped. */
final class Structuring {
  private final Executor background;
  private final BiConsumer<BracketPairs, Folds> listener;
  private final AtomicInteger wanted = new AtomicInteger();

  /** Creates one; the listener is called on the JavaFX thread. */
  Structuring(Executor background, BiConsumer<BracketPairs, Folds> listener) {
    this.background = background;
    this.listener = listener;
  }

  void renew(String text) {
    int request = wanted.incrementAndGet();
    background.execute(
        () -> {
          if (request == wanted.get()) {
            BracketPairs brackets = BracketPairs.of(text);
            Folds folds = Folds.of(text, brackets);
            Platform.runLater(() -> hand(request, brackets, folds));
          }
        });
  }

  private void hand(int request, BracketPairs brackets, Folds folds) {
    if (request == wanted.get()) {
      listener.accept(brackets, folds);
    }
  }

  /** Drops the pending analysis. */
  void dispose() {
    wanted.incrementAndGet();
  }
}
