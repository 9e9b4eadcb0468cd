package tricksmith.editor.session;

import java.nio.file.Path;

/** The result of writing a match to a file. */
public sealed interface ExportResult {

  /**
   * It was written.
   *
   * @param leftOut how many choices the file lacks because the rules in force do not allow them
   * @param scriptIsUnsaved whether the script in the named file differs from the one played
   */
  record Written(Path file, int leftOut, boolean scriptIsUnsaved) implements ExportResult {}

  /**
   * The match was not written, and the file is as before.
   *
   * @param detail the system's message; empty for other reasons
   */
  record NotWritten(Reason reason, String detail) implements ExportResult {}

  enum Reason {
    /** There is no match: the script has never been playable. */
    NO_MATCH,
    /** A table on the branch was set by hand, which a match file cannot express. */
    SCENE,
    /** The operating system refused. */
    SYSTEM
  }
}
