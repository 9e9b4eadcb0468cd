package tricksmith.editor.table.why;

import javafx.scene.Node;

/** Explains things beside the part of the table that was asked about. */
public interface Reasoning {

  /** Explains where a seat's points came from. */
  void score(int seat, Node beside);

  /** Explains who wins the trick that was on the table after this many choices. */
  void trick(int choices);

  /** Explains what a seat had in mind when it last chose. */
  void lastChoiceOf(int seat);

  /** Shows what the hidden hand of a seat may hold. */
  void handOf(int seat);

  void lastTrickOf(int seat);
}
