package tricksmith.editor.session;

import java.nio.file.Path;

/** What came of writing a match into a file. */
public sealed interface ExportResult {

  /**
   * It is there.
   *
   * @param leftOut how many choices the rules in force do not allow, and the file lacks therefore
   * @param scriptIsUnsaved whether the script that the file names has other text than the one that
   *     is played by
   */
  record Written(Path file, int leftOut, boolean scriptIsUnsaved) implements ExportResult {}

  /**
   * It is not, and the file is as it was before.
   *
   * @param detail what the system says; empty if that is not the reason
   */
  record NotWritten(Reason reason, String detail) implements ExportResult {}

  /** Why a match was not written. */
  enum Reason {
    /** There is none: the script has never been playable. */
    NO_MATCH,
    /** A table was set by hand on the branch: a match file cannot say so. */
    SCENE,
    /** The system would not let it be written. */
    SYSTEM
  }
}
