package tricksmith.editor.table.card;

import tricksmith.editor.picture.Table;

/** Tells which card of the hand the user points at. */
public interface Pointing {

  /** Called when the user points at a card. */
  void at(Table.Face face);

  /** Called when the user clicks a card of a hand whose turn it is not. */
  void atWaiting(int seat);

  /** The user points at no card. */
  void nothing();
}
