package tricksmith.editor.session;

import java.io.IOException;
import java.nio.file.Path;

/** Stores unsaved text so that it outlives the program. Thread-safe. */
public interface DraftStore {

  DraftStore NONE =
      new DraftStore() {
        @Override
        public void keep(Path file, String saved, String text) {}

        @Override
        public void forget() {}

        @Override
        public void end() {}
      };

  /**
   * Stores text that is not saved in its file.
   *
   * @param saved what the file held when it was last read or written; empty if it never existed
   * @throws IOException if it cannot be stored
   */
  void keep(Path file, String saved, String text) throws IOException;

  /** Removes the draft: everything is saved. */
  void forget();

  /** Removes the draft for good: nothing is stored from now on. */
  void end();
}
