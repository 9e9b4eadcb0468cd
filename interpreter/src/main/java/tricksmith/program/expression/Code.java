package tricksmith.program.expression;

/**
 * Translated expressions, by number. Their results, costs and faults are the same as if the
 * expressions evaluated themselves.
 */
public abstract class Code {

  /** Returns the value of an expression that yields a word. */
  public abstract long word(int number, Frame frame);

  /** Whether the value of an expression is yes. */
  public abstract boolean holds(int number, Frame frame);

  /** Returns the elements of a set as a word. */
  public abstract long mask(int number, Frame frame);
}
