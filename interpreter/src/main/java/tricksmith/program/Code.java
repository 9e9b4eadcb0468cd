package tricksmith.program;

/**
 * Expressions that have been translated, by number. What it yields, what it costs, and how it
 * fails, is the same as if the expressions evaluated themselves.
 */
public abstract class Code {

  /** The value of a word. */
  public abstract long word(int number, Frame frame);

  /** Whether a word is yes. */
  public abstract boolean holds(int number, Frame frame);

  /** The elements of a set, as a word. */
  public abstract long mask(int number, Frame frame);
}
