package tricksmith.editor.session;

/** What came of saving a script. */
public enum SaveOutcome {
  /** It is in its file. */
  DONE,
  /** Nothing was written: somebody else has, and nobody has said what is to become of that. */
  OF_OTHERS,
  /** It could not be written; the state says why. */
  FAILED
}
