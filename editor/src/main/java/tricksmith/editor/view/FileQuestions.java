package tricksmith.editor.view;

import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.Window;

/** Asks for files, as the system does. */
interface FileQuestions {

  /** Which file to open; none if the question is dismissed. */
  Optional<Path> open(Window owner, Texts texts);

  /** Where to save a file of some kind, with a suggestion. */
  Optional<Path> save(Window owner, Texts texts, FileKind kind, Path suggestion);
}
