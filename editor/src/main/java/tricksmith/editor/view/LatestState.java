package tricksmith.editor.view;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.session.SessionState;

/**
 * Carries states to the JavaFX thread. Only the latest matters: however fast they come, at most one
 * waits there.
 */
final class LatestState implements Consumer<SessionState> {
  private final AtomicReference<@Nullable SessionState> waiting = new AtomicReference<>();
  private final Consumer<SessionState> window;

  LatestState(Consumer<SessionState> window) {
    this.window = window;
  }

  @Override
  public void accept(SessionState state) {
    if (waiting.getAndSet(state) == null) {
      Platform.runLater(this::deliver);
    }
  }

  private void deliver() {
    SessionState state = waiting.getAndSet(null);
    if (state != null) {
      window.accept(state);
    }
  }
}
