package tricksmith.match;

/** An executable expression that finds where a variable, or an entry of one, is kept. */
@FunctionalInterface
public interface Cell {

  /** The number of the cell, or -1 if an index is none. */
  int of(Position position);
}
