package tricksmith.program;

/** What an expression yields. */
public enum Sort {
  /** One value, yes and no among them, as {@link Values} encodes it. */
  WORD,
  /** A set of things of one kind, by their indices. */
  SET,
  /** Values of any kind one after the other, none twice unless said otherwise. */
  SEQUENCE
}
