package tricksmith.editor.table.card;

import tricksmith.editor.picture.Table;

/** At which card of the hand somebody points. */
public interface Pointing {

  /** At this one. */
  void at(Table.Face face);

  /** At none. */
  void nothing();
}
