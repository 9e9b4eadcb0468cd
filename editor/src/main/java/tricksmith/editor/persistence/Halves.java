package tricksmith.editor.persistence;

/** What of a script is in sight: its text, its table, or both. */
public enum Halves {
  TEXT,
  BOTH,
  TABLE;

  public boolean hasText() {
    return this != TABLE;
  }

  public boolean hasTable() {
    return this != TEXT;
  }
}
