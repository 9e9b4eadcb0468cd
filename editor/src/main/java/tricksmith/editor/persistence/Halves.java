package tricksmith.editor.persistence;

/** Which parts of a script are visible: its text, its table, or both. */
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
