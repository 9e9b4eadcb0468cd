package tricksmith.program.value;

/** The sort of thing that an expression yields. */
public enum Sort {
  /** One value, including yes and no, as {@link Values} encodes it. */
  WORD,
  /** A set of things of one kind, by their indices. */
  SET,
  /** Values of any kind in order, without duplicates unless noted otherwise. */
  SEQUENCE
}
