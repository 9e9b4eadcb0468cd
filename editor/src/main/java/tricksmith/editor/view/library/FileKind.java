package tricksmith.editor.view.library;

import tricksmith.editor.files.MatchFile;
import tricksmith.editor.files.SharedFile;

public enum FileKind {
  SCRIPT(".trick"),
  MATCH(MatchFile.ENDING),
  SHARED(SharedFile.ENDING);

  private final String ending;

  FileKind(String ending) {
    this.ending = ending;
  }

  /** Returns the file name extension. */
  public String ending() {
    return ending;
  }

  String key() {
    return "files." + name();
  }

  String question() {
    return "files.save." + name();
  }
}
