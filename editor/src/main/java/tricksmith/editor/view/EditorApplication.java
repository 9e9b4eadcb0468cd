package tricksmith.editor.view;

import com.sun.glass.ui.Application;
import java.nio.file.Files;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.files.OpenResult;
import tricksmith.editor.live.MatchSettings;
import tricksmith.editor.persistence.ApplicationFolders;
import tricksmith.editor.persistence.BusyFiles;
import tricksmith.editor.persistence.DraftFiles;
import tricksmith.editor.persistence.FontFiles;
import tricksmith.editor.persistence.SettingsFile;
import tricksmith.editor.view.arrival.ScriptToOpen;
import tricksmith.editor.view.half.WindowContext;
import tricksmith.editor.view.library.FileDialogs;
import tricksmith.editor.view.library.OpenFailureMessages;
import tricksmith.editor.view.look.Drawing;
import tricksmith.editor.view.look.Look;
import tricksmith.editor.view.look.ObservableSettings;
import tricksmith.editor.view.look.Texts;

/**
 * Runs the window until it is closed. JavaFX is started by hand, without an {@code Application}:
 * that would be created by reflection, could be told what to open only in strings, and would
 * require the module path.
 */
public final class EditorApplication {
  private static final String NAME = "Tricksmith";

  private final OpenResult.@Nullable Ready opened;
  private final @Nullable JavaFxStart begun;
  private List<String> refusals = List.of();
  private final MatchSettings settings;
  private final long seed;
  private final Locale language;
  private final ApplicationFolders folders = ApplicationFolders.ofMachine();
  private final BusyFiles busy = new BusyFiles(folders.state().resolve("busy"));
  private final SettingsFile settingsFile = new SettingsFile(folders.state().resolve("settings"));

  /**
   * Creates an application that opens a script.
   *
   * @param opened a script, with or without a match; null for the library
   * @param seed of the first match
   * @param language of the system, or the one asked for
   * @param begun the start of JavaFX, if it has begun
   */
  public EditorApplication(
      OpenResult.@Nullable Ready opened,
      MatchSettings settings,
      long seed,
      Locale language,
      @Nullable JavaFxStart begun) {
    this.begun = begun;
    this.opened = opened;
    this.settings = settings;
    this.seed = seed;
    this.language = language;
  }

  /** Whether there may be a screen to open a window on. */
  public static boolean mayHaveScreen() {
    return !Display.ofProcess().isMissing();
  }

  /** Lets the window report what could not be opened, for users who see no terminal. */
  public EditorApplication saying(List<String> refused) {
    refusals = List.copyOf(refused);
    return this;
  }

  /**
   * Opens the window and waits until it is closed. Only once per process, since JavaFX cannot be
   * restarted.
   *
   * @throws NoWindowException if no window can be opened here
   */
  public void run() throws NoWindowException, InterruptedException {
    run(_ -> {});
  }

  /**
   * Like {@link #run}, but without a user: the usual first steps happen by themselves, and the
   * window closes.
   *
   * @return whether a match by the script went on
   * @throws NoWindowException if no window can be opened here
   */
  public boolean rehearse() throws NoWindowException, InterruptedException {
    AtomicBoolean hasPlayed = new AtomicBoolean();
    run(stage -> new Rehearsal(stage, hasPlayed).begin());
    return hasPlayed.get();
  }

  private void run(Consumer<Stage> afterwards) throws NoWindowException, InterruptedException {
    if (!mayHaveScreen()) {
      throw new NoWindowException(texts().say("no-display", fileName()), null);
    }
    CompletableFuture<Void> closed = new CompletableFuture<>();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> leave(closed), "leaving"));
    start(closed, afterwards);
    try {
      closed.get();
      WindowContext.branchFiles(folders).forgetGone(Instant.now());
    } catch (ExecutionException error) {
      throw unwrapped(error);
    } finally {
      Platform.exit();
    }
  }

  /** Ends as asked by the system; whatever ends the window itself is another matter. */
  private void leave(CompletableFuture<Void> closed) {
    if (!closed.isDone()) {
      busy.leave();
    }
  }

  /** What the JavaFX thread has thrown, so that a report names the place where it went wrong. */
  private static RuntimeException unwrapped(ExecutionException error) {
    return switch (error.getCause()) {
      case Error cause -> throw cause;
      case RuntimeException cause -> cause;
      case null, default -> new IllegalStateException("the window could not be opened", error);
    };
  }

  private void start(CompletableFuture<Void> closed, Consumer<Stage> afterwards)
      throws NoWindowException, InterruptedException {
    try {
      (begun == null ? JavaFxStart.begin() : begun).await();
    } catch (ExecutionException failed) {
      Throwable failure = Objects.requireNonNullElse(failed.getCause(), failed);
      throw new NoWindowException(
          texts().say("no-window", fileName(), String.valueOf(failure.getMessage())), failure);
    }
    Platform.runLater(() -> open(closed, afterwards));
  }

  private void open(CompletableFuture<Void> closed, Consumer<Stage> afterwards) {
    try {
      // A desktop knows by this name which of its entries a window belongs to.
      Application.GetApplication().setName(NAME);
      WindowContext context = context();
      context.look().replaceThemeOfPlatform(context.preferences().now());
      Stage stage = new Stage();
      EditorWindow window = EditorWindow.start(stage, context, beginnings(), refusals);
      Drawing.afterNext(
          stage.getScene().getRoot(), () -> stage.getIcons().setAll(ApplicationIcon.images()));
      FilesFromDesktop.handTo(window::open);
      stage.showingProperty().subscribe(showing -> completeWhenHidden(showing, closed));
      afterwards.accept(stage);
    } catch (RuntimeException | Error error) {
      // Whoever waits for the window must learn of anything that keeps it from opening.
      closed.completeExceptionally(error);
    }
  }

  private List<ScriptToOpen> beginnings() {
    return opened == null
        ? List.of()
        : List.of(
            new ScriptToOpen(opened.script(), settings, seed, opened.match(), opened.draft()));
  }

  private WindowContext context() {
    return new WindowContext(
        language,
        new ObservableSettings(settingsFile.read(), settingsFile::write),
        new Look(new FontFiles(folders.state().resolve("fonts"))),
        new FileDialogs(),
        new DraftFiles(folders.state().resolve("drafts")),
        busy,
        folders);
  }

  private Texts texts() {
    return new Texts(language);
  }

  /** What could be played instead; a script that is yet to be written cannot. */
  private String fileName() {
    return opened == null || Files.notExists(opened.script().file().path())
        ? "FILE"
        : opened.script().file().path().toString();
  }

  public static String wordsOf(OpenResult.Refused refused, Locale language) {
    return OpenFailureMessages.of(refused, new Texts(language));
  }

  private static void completeWhenHidden(boolean showing, CompletableFuture<Void> closed) {
    if (!showing) {
      closed.complete(null);
    }
  }
}
