package tricksmith.editor.table.geometry;

/** Where a seat sits. */
public enum Edge {
  BOTTOM,
  LEFT,
  TOP,
  RIGHT
}
