package tricksmith.editor.view.library;

import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.Window;
import tricksmith.editor.view.look.Texts;

public interface FilePrompts {

  /** Asks which file to open; empty if dismissed. */
  Optional<Path> open(Window owner, Texts texts);

  /**
   * Asks where to save a file; empty if dismissed.
   *
   * @throws java.nio.file.InvalidPathException if the system cannot write the chosen name
   */
  Optional<Path> save(Window owner, Texts texts, FileKind kind, Path suggestion);
}
