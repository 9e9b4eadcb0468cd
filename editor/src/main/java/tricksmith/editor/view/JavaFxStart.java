package tricksmith.editor.view;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.application.Platform;

/** Starts JavaFX in the background, since that takes longer than anything before the window. */
public final class JavaFxStart {
  private final CompletableFuture<Void> started = new CompletableFuture<>();

  private JavaFxStart() {}

  /** Begins the start. Only once per process, since JavaFX cannot be restarted. */
  public static JavaFxStart begin() {
    JavaFxStart start = new JavaFxStart();
    Thread.ofPlatform().name("starting").daemon().start(start::run);
    return start;
  }

  private void run() {
    // JavaFX warns about being on the class path, where we want it.
    Logger complaints = Logger.getLogger("javafx");
    complaints.setLevel(Level.SEVERE);
    try {
      Platform.startup(() -> started.complete(null));
    } catch (RuntimeException | LinkageError failure) {
      started.completeExceptionally(failure);
    } finally {
      complaints.setLevel(null);
    }
  }

  /**
   * Waits until JavaFX runs.
   *
   * @throws ExecutionException if it cannot
   */
  void await() throws ExecutionException, InterruptedException {
    started.get();
  }
}
