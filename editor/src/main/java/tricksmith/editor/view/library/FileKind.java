package tricksmith.editor.view.library;

import tricksmith.editor.files.MatchFile;
import tricksmith.editor.files.SharedFile;

/** Kinds of files that the editor writes. */
public enum FileKind {
  SCRIPT(".trick"),
  MATCH(MatchFile.ENDING),
  SHARED(SharedFile.ENDING);

  private final String ending;

  FileKind(String ending) {
    this.ending = ending;
  }

  /** How names of such files end. */
  public String ending() {
    return ending;
  }

  /** The key of its name. */
  String key() {
    return "files." + name();
  }

  /** The key of the question where to save one. */
  String question() {
    return "files.save." + name();
  }
}
