package tricksmith.editor.session;

import java.io.IOException;
import java.nio.file.Path;

/** Keeps what is typed and not saved, so that it survives the program. Called by any thread. */
public interface DraftStore {

  /** Keeps nothing. */
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
   * This text is not saved in that file.
   *
   * @param saved what the file held when it was read or written last; empty if it was never there
   * @throws IOException if it cannot be kept
   */
  void keep(Path file, String saved, String text) throws IOException;

  /** All is saved. */
  void forget();

  /** All is saved, or meant to be lost, for good: nothing is kept from now on. */
  void end();
}
