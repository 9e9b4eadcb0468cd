package tricksmith.cli.script;

import java.nio.file.Path;
import tricksmith.script.GameScript;
import tricksmith.source.ReadResult;
import tricksmith.source.SourceReader;
import tricksmith.trial.FirstMatches;

sealed interface CheckedFile permits CheckedFile.Read, UnreadFile {

  /** Reads and checks a file, and plays the first matches of the script in it. */
  static CheckedFile check(Path file) {
    return switch (SourceReader.read(file)) {
      case ReadResult.Read read -> new Read(FirstMatches.played(GameScript.read(read.source())));
      case ReadResult.Failed failed -> new UnreadFile(failed);
    };
  }

  /** Whether the file was read and has no errors. */
  boolean isRight();

  record Read(GameScript script) implements CheckedFile {
    @Override
    public boolean isRight() {
      return script.isPlayable();
    }
  }
}
