package tricksmith.editor.session;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** Keeps what was played by scripts, so that it survives the program. */
public interface BranchStore {

  /** Keeps nothing. */
  BranchStore NONE =
      new BranchStore() {
        @Override
        public Optional<String> read(Path script) {
          return Optional.empty();
        }

        @Override
        public void keep(Path script, String table) {}

        @Override
        public void forget(Path script) {}
      };

  /** What was kept of a script; empty if there is nothing. */
  Optional<String> read(Path script);

  /**
   * Keeps this of a script, instead of what was kept before.
   *
   * @throws IOException if it cannot be kept
   */
  void keep(Path script, String table) throws IOException;

  /** There is nothing to keep any more. */
  void forget(Path script);
}
