package tricksmith.editor.view;

import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.application.Platform;
import javafx.stage.Stage;
import tricksmith.editor.session.ScriptFile;
import tricksmith.editor.session.Wishes;

/**
 * Runs the window until it is closed. It starts JavaFX by hand and is no {@code Application}: that
 * would be made by reflection, with nothing but strings to tell it what to open, and the JVM would
 * want JavaFX on the module path.
 */
public final class EditorApplication {
  private final ScriptFile.Opened opened;
  private final Wishes wishes;
  private final long seed;
  private final Texts texts;

  /**
   * An application that is to show a script.
   *
   * @param seed of the first match
   */
  public EditorApplication(ScriptFile.Opened opened, Wishes wishes, long seed, Locale language) {
    this.opened = opened;
    this.wishes = wishes;
    this.seed = seed;
    this.texts = new Texts(language);
  }

  /**
   * Opens the window and waits until it is closed. Once for a process, as JavaFX cannot be started
   * again.
   *
   * @throws NoWindowException if no window can be opened here
   */
  public void run() throws NoWindowException, InterruptedException {
    if (Display.ofProcess().isMissing()) {
      throw new NoWindowException(texts.say("no-display", opened.file().path()), null);
    }
    CompletableFuture<Void> closed = new CompletableFuture<>();
    start(closed);
    try {
      closed.get();
    } catch (ExecutionException error) {
      throw new IllegalStateException("the window could not be opened", error.getCause());
    } finally {
      Platform.exit();
    }
  }

  private void start(CompletableFuture<Void> closed) throws NoWindowException {
    // It would complain that it is on the class path, where we want it.
    Logger complaints = Logger.getLogger("javafx");
    complaints.setLevel(Level.SEVERE);
    try {
      Platform.startup(() -> open(closed));
    } catch (RuntimeException | LinkageError failure) {
      throw new NoWindowException(
          texts.say("no-window", opened.file().path(), String.valueOf(failure.getMessage())),
          failure);
    } finally {
      complaints.setLevel(null);
    }
  }

  private void open(CompletableFuture<Void> closed) {
    try {
      Stage stage = new Stage();
      EditorWindow.open(stage, opened, wishes, seed, texts, new Look());
      stage.showingProperty().subscribe(showing -> completeWhenHidden(showing, closed));
    } catch (RuntimeException error) {
      closed.completeExceptionally(error);
    }
  }

  private static void completeWhenHidden(boolean showing, CompletableFuture<Void> closed) {
    if (!showing) {
      closed.complete(null);
    }
  }
}
