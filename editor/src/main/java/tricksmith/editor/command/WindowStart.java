package tricksmith.editor.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.Refusal;
import tricksmith.cli.terminal.TextFiles;
import tricksmith.editor.files.OpenResult;
import tricksmith.editor.live.MatchSettings;
import tricksmith.editor.view.EditorApplication;
import tricksmith.editor.view.JavaFxStart;
import tricksmith.editor.view.NoWindowException;

/**
 * Opens a window with a file, or with the gallery.
 *
 * @param match by which settings a script is played
 * @param reportsInWindow whether the window reports that the file cannot be opened, since nobody
 *     sees a terminal
 * @param begun the start of JavaFX, if it has begun
 */
record WindowStart(
    @Nullable Path file,
    MatchSettings match,
    long seed,
    Locale language,
    boolean reportsInWindow,
    @Nullable JavaFxStart begun) {

  /** The usual seed of the first match. */
  static final long SEED = 1;

  /** What to do with the application. */
  interface Use {

    /** Returns the exit code. */
    int of(EditorApplication application) throws NoWindowException, InterruptedException;
  }

  /** Starts JavaFX, where it may find a screen. */
  static @Nullable JavaFxStart begin() {
    return EditorApplication.mayHaveScreen() ? JavaFxStart.begin() : null;
  }

  /**
   * Returns the exit code.
   *
   * @throws Refusal if the file cannot be opened, or no window
   */
  int run(Use use) throws InterruptedException {
    OpenResult.Ready opened = null;
    Refusal refused = null;
    try {
      opened = file == null ? null : open(file);
    } catch (Refusal refusal) {
      if (!reportsInWindow) {
        throw refusal;
      }
      refused = refusal;
    }
    List<String> refusals = refused == null ? List.of() : List.of(refused.text());
    try {
      return use.of(new EditorApplication(opened, match, seed, language, begun).saying(refusals));
    } catch (NoWindowException missing) {
      throw refused == null ? new Refusal(ExitCode.WRONG, missing.words()) : refused;
    }
  }

  private OpenResult.Ready open(Path script) {
    try {
      return switch (OpenResult.of(script)) {
        case OpenResult.Ready ready -> ready;
        case OpenResult.Refused refused ->
            throw new Refusal(ExitCode.WRONG, EditorApplication.wordsOf(refused, language));
      };
    } catch (IOException failure) {
      throw new TextFiles(new Messages(language)).cannotRead(script, failure);
    }
  }
}
