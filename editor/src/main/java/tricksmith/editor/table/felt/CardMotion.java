package tricksmith.editor.table.felt;

/** How much motion there is when cards change places. */
public enum CardMotion {
  /** Cards glide. */
  GLIDE,

  /** Cards fade in where they are, for people who get sick from motion. */
  FADE,

  /** Cards appear at once. */
  NONE
}
