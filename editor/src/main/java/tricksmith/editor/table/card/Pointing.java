package tricksmith.editor.table.card;

import tricksmith.editor.picture.Table;

/** Tells which card of the hand the user points at. */
public interface Pointing {

  /** Called when the user points at a card. */
  void at(Table.Face face);

  /** The user points at no card. */
  void nothing();
}
