package tricksmith.editor.view;

import tricksmith.editor.session.MatchFile;
import tricksmith.editor.session.SharedFile;

/** Kinds of files that the editor writes. */
enum FileKind {
  SCRIPT(".trick"),
  MATCH(MatchFile.ENDING),
  SHARED(SharedFile.ENDING);

  private final String ending;

  FileKind(String ending) {
    this.ending = ending;
  }

  /** How names of such files end. */
  String ending() {
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
