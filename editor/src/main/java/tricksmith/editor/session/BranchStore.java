package tricksmith.editor.session;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** Stores the matches played under scripts, so that they outlive the program. */
public interface BranchStore {

  /** Reads what was stored for a script; empty if there is nothing. */
  Optional<String> read(Path script);

  /**
   * Stores this for a script, replacing what was there.
   *
   * @throws IOException if it cannot be stored
   */
  void keep(Path script, String table) throws IOException;

  void forget(Path script);
}
