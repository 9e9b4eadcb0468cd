package tricksmith.editor.table;

import tricksmith.editor.picture.Table;

/** At which card of the hand somebody points. */
interface Pointing {

  /** At this one. */
  void at(Table.Face face);

  /** At none. */
  void nothing();
}
