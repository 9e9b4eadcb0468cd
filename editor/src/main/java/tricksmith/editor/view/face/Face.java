package tricksmith.editor.view.face;

/** A face of the right half of a script. */
public enum Face {
  /** The match, which stays in place under the other faces. */
  TABLE,
  /** The effect of the rules in many matches. */
  FIGURES,
  /** What the language says about the words of the script. */
  REFERENCE
}
