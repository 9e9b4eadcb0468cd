package tricksmith.editor.table.felt;

/** How much moves when cards change places. */
public enum CardMotion {
  /** Cards glide. */
  GLIDE,

  /** Cards fade in where they are, for those whom motion makes ill. */
  FADE,

  /** They are there at once. */
  NONE
}
