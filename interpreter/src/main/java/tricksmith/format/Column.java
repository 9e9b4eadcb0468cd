package tricksmith.format;

import tricksmith.parse.Role;

/**
 * A column that a line can have a part in.
 *
 * @param role of the word with which the part begins
 * @param gap how many spaces are before it, at least
 */
record Column(Role role, AlignmentPoint stop, int gap) {

  /** A new column. */
  static Column of(Role role) {
    return new Column(role, AlignmentPoint.always(), 0);
  }
}
