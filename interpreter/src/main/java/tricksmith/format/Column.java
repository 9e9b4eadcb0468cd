package tricksmith.format;

import tricksmith.parse.Role;

/**
 * A column that a line can have a part in.
 *
 * @param role the role of the word that begins the part
 * @param stop where the column is
 * @param gap the least number of spaces before it
 */
record Column(Role role, AlignmentPoint stop, int gap) {

  /** Creates a column that always aligns. */
  static Column of(Role role) {
    return new Column(role, AlignmentPoint.always(), 0);
  }
}
