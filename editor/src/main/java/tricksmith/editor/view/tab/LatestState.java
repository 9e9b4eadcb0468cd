package tricksmith.editor.view.tab;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;

/**
 * Carries states to the JavaFX thread. Only the latest matters: however fast they come, at most one
 * is waiting. Nothing is delivered after the end, when the view of the states is gone.
 */
final class LatestState<S> implements Consumer<S> {
  private final AtomicReference<@Nullable S> waiting = new AtomicReference<>();
  private final Consumer<S> window;
  private boolean isHeld;
  private boolean hasEnded;

  LatestState(Consumer<S> window) {
    this.window = window;
  }

  @Override
  public void accept(S state) {
    if (waiting.getAndSet(state) == null) {
      Platform.runLater(this::deliver);
    }
  }

  /** Sets whether deliveries wait. To be called on the JavaFX thread. */
  void hold(boolean nowHeld) {
    isHeld = nowHeld;
    deliver();
  }

  private void deliver() {
    if (isHeld) {
      return;
    }
    S state = waiting.getAndSet(null);
    if (state != null && !hasEnded) {
      window.accept(state);
    }
  }

  /** Stops delivery, even of a waiting state. To be called on the JavaFX thread. */
  void end() {
    hasEnded = true;
  }
}
