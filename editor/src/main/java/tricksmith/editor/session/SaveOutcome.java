package tricksmith.editor.session;

public enum SaveOutcome {
  DONE,
  /**
   * Nothing was written: another program has changed the file, and the conflict has not been
   * resolved.
   */
  OF_OTHERS,
  /** The script could not be written; the state says why. */
  FAILED
}
