package tricksmith.editor.table;

/** How close together things stand: in a small window others give way to the own hand. */
enum Density {
  /** Everybody around the table, with the backs of their cards. */
  ROOMY,
  /** The others in lines at the top, with the number of their cards. */
  COMPACT
}
