package tricksmith.editor.view;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.stage.Stage;
import javafx.stage.Window;
import tricksmith.editor.keeping.ApplicationFolders;
import tricksmith.editor.keeping.Drafts;
import tricksmith.editor.keeping.Settings;
import tricksmith.editor.session.ScriptFile;
import tricksmith.editor.session.Wishes;

/** Windows as tests open them: everything is kept in one folder. */
record Opened(Path folder, Preferences preferences, Locale language, FileQuestions files) {

  /** Smaller than the headless screen, which stands no list of completions beyond its edge. */
  private static final Settings SETTINGS =
      Settings.USUAL.withTheme(Settings.Theme.LIGHT).withPanes(panes -> panes.withSize(1000, 720));

  static Opened in(Path folder) {
    return new Opened(
        folder, new Preferences(SETTINGS, _ -> {}), Locale.ENGLISH, answering(folder));
  }

  Opened speaking(Locale other) {
    return new Opened(folder, preferences, other, files);
  }

  Opened answering(FileQuestions other) {
    return new Opened(folder, preferences, language, other);
  }

  private static FileQuestions answering(Path folder) {
    return new FileQuestions() {
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

  Surroundings surroundings() {
    return new Surroundings(
        language,
        preferences,
        new Look(),
        files,
        new Drafts(folder.resolve("drafts")),
        new ApplicationFolders(folder, folder.resolve("own"), Path.of("..", "games")));
  }

  EditorWindow window(Stage stage, ScriptFile.Opened... scripts) {
    return EditorWindow.open(
        stage,
        surroundings(),
        List.of(scripts).stream()
            .map(script -> new ScriptTab.Beginning(script, Wishes.NONE, 5))
            .toList());
  }
}
