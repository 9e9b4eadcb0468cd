package tricksmith.editor.view;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.stage.Stage;
import javafx.stage.Window;
import tricksmith.editor.KeptResources;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.live.MatchSettings;
import tricksmith.editor.persistence.ApplicationFolders;
import tricksmith.editor.persistence.BusyFiles;
import tricksmith.editor.persistence.DraftFiles;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.editor.persistence.FontFiles;
import tricksmith.editor.view.arrival.ScriptToOpen;
import tricksmith.editor.view.half.WindowContext;
import tricksmith.editor.view.library.FileKind;
import tricksmith.editor.view.library.FilePrompts;
import tricksmith.editor.view.look.Look;
import tricksmith.editor.view.look.ObservableSettings;
import tricksmith.editor.view.look.Texts;

/** Windows for tests; everything is stored in one folder. */
record Opened(Path folder, ObservableSettings preferences, Locale language, FilePrompts files) {

  /** Smaller than the headless screen, beyond whose edge a list of completions cannot be shown. */
  private static final EditorSettings SETTINGS =
      EditorSettings.USUAL
          .withTheme(EditorSettings.Theme.LIGHT)
          .withWrap(false)
          .withPanes(panes -> panes.withSize(1000, 720).withShares(0.18, 0.5));

  static Opened in(Path folder) {
    return new Opened(
        folder, new ObservableSettings(SETTINGS, _ -> {}), Locale.ENGLISH, answering(folder));
  }

  Opened speaking(Locale other) {
    return new Opened(folder, preferences, other, files);
  }

  Opened answering(FilePrompts other) {
    return new Opened(folder, preferences, language, other);
  }

  private static FilePrompts answering(Path folder) {
    return new FilePrompts() {
      @Override
      public Optional<Path> open(Window owner, Texts texts) {
        return Optional.empty();
      }

      @Override
      public Optional<Path> save(Window owner, Texts texts, FileKind kind, Path suggestion) {
        return Optional.of(folder.resolve("saved-as" + kind.ending()));
      }
    };
  }

  WindowContext context() {
    return new WindowContext(
        language,
        preferences,
        new Look(new FontFiles(folder.resolve("fonts"))),
        files,
        new DraftFiles(folder.resolve("drafts")),
        new BusyFiles(folder.resolve("busy")),
        new ApplicationFolders(folder, folder.resolve("own"), Path.of("..", "games")));
  }

  EditorWindow window(Stage stage, ScriptFile.Opened... scripts) {
    KeptResources.load();
    return EditorWindow.open(
        stage,
        context(),
        List.of(scripts).stream()
            .map(script -> new ScriptToOpen(script, MatchSettings.NONE, 5))
            .toList());
  }
}
