package tricksmith.editor.view.library;

import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.Window;
import tricksmith.editor.view.look.Texts;

/** Asks for files, as the system does. */
public interface FilePrompts {

  /** Which file to open; none if the question is dismissed. */
  Optional<Path> open(Window owner, Texts texts);

  /** Where to save a file of some kind, with a suggestion. */
  Optional<Path> save(Window owner, Texts texts, FileKind kind, Path suggestion);
}
