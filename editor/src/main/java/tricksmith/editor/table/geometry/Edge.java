package tricksmith.editor.table.geometry;

/** The edge of the table at which a seat is. */
public enum Edge {
  BOTTOM,
  LEFT,
  TOP,
  RIGHT
}
