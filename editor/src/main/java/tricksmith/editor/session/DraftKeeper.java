package tricksmith.editor.session;

import java.nio.file.Path;

/** Keeps what is typed and not saved, so that it survives the program. Called by the worker. */
public interface DraftKeeper {

  /** Keeps nothing. */
  DraftKeeper NONE =
      new DraftKeeper() {
        @Override
        public void keep(Path file, String text) {}

        @Override
        public void forget() {}
      };

  /** This text is not saved in that file. */
  void keep(Path file, String text);

  /** All is saved, or meant to be lost. */
  void forget();
}
