package tricksmith.editor.view.face;

/** What the right half of a script shows. */
public enum Face {
  /** The match, which stays where it is under the others. */
  TABLE,
  /** What becomes of the rules in many matches. */
  FIGURES,
  /** What the language has to say about the words of the script. */
  REFERENCE
}
