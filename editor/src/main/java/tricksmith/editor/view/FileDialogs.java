package tricksmith.editor.view;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.Window;

/** The dialogs of the system. */
final class FileDialogs implements FileQuestions {

  @Override
  public Optional<Path> open(Window owner, Texts texts) {
    File chosen = chooser(texts, "files.open").showOpenDialog(owner);
    return Optional.ofNullable(chosen).map(File::toPath);
  }

  @Override
  public Optional<Path> save(Window owner, Texts texts, Path suggestion) {
    FileChooser chooser = chooser(texts, "files.save");
    chooser.setInitialFileName(String.valueOf(suggestion.getFileName()));
    Path folder = suggestion.toAbsolutePath().getParent();
    if (folder != null && Files.isDirectory(folder)) {
      chooser.setInitialDirectory(folder.toFile());
    }
    return Optional.ofNullable(chooser.showSaveDialog(owner)).map(File::toPath);
  }

  private static FileChooser chooser(Texts texts, String title) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(texts.say(title));
    chooser
        .getExtensionFilters()
        .addAll(
            new FileChooser.ExtensionFilter(texts.say("files.scripts"), "*.trick"),
            new FileChooser.ExtensionFilter(texts.say("files.all"), "*"));
    return chooser;
  }
}
