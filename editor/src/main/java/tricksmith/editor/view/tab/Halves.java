package tricksmith.editor.view.tab;

/** What of a script is in sight: its text, its table, or both. */
enum Halves {
  TEXT,
  BOTH,
  TABLE
}
