package tricksmith.editor.table.why;

import javafx.scene.Node;

/** Says why things are so, beside the part of the table that was asked. */
public interface Reasoning {

  /** Where a seat's points came from. */
  void score(int seat, Node beside);

  /** Why the trick goes to whom it goes that was on the table after so many choices. */
  void trick(int choices);

  /** What a seat had in mind when it last chose. */
  void lastChoiceOf(int seat);

  /** What the hidden hand of a seat may hold. */
  void handOf(int seat);

  /** Lays the trick out again that a seat has won last. */
  void lastTrickOf(int seat);
}
