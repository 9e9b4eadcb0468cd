package tricksmith.editor.view.library;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import tricksmith.editor.view.look.Texts;

public final class FileDialogs implements FilePrompts {

  @Override
  public Optional<Path> open(Window owner, Texts texts) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(texts.say("files.open"));
    List<String> all = Arrays.stream(FileKind.values()).map(kind -> "*" + kind.ending()).toList();
    chooser
        .getExtensionFilters()
        .add(new FileChooser.ExtensionFilter(texts.say("files.known"), all));
    chooser.getExtensionFilters().addAll(filters(texts, FileKind.values()));
    return Optional.ofNullable(chooser.showOpenDialog(owner)).map(File::toPath);
  }

  @Override
  public Optional<Path> save(Window owner, Texts texts, FileKind kind, Path suggestion) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(texts.say(kind.question()));
    chooser.getExtensionFilters().addAll(filters(texts, kind));
    chooser.setInitialFileName(String.valueOf(suggestion.getFileName()));
    Path folder = suggestion.toAbsolutePath().getParent();
    if (folder != null && Files.isDirectory(folder)) {
      chooser.setInitialDirectory(folder.toFile());
    }
    return Optional.ofNullable(chooser.showSaveDialog(owner)).map(File::toPath);
  }

  private static List<FileChooser.ExtensionFilter> filters(Texts texts, FileKind... kinds) {
    List<FileChooser.ExtensionFilter> filters = new ArrayList<>();
    for (FileKind kind : kinds) {
      filters.add(new FileChooser.ExtensionFilter(texts.say(kind.key()), "*" + kind.ending()));
    }
    filters.add(new FileChooser.ExtensionFilter(texts.say("files.all"), "*"));
    return filters;
  }
}
