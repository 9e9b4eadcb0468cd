package tricksmith.editor.session;

/** The outcome of saving a script. */
public enum SaveOutcome {
  DONE,
  /** Nothing was written: others have changed the file, and nobody has resolved the conflict. */
  OF_OTHERS,
  /** It could not be written; the state says why. */
  FAILED
}
