package tricksmith.program.expression;

import java.util.List;
import java.util.function.LongPredicate;
import tricksmith.cards.IndexSet;
import tricksmith.program.evaluation.TooWide;
import tricksmith.program.value.Fault;
import tricksmith.program.value.Sort;
import tricksmith.program.value.Values;

/**
 * An executable expression. Immutable, and free of effects except on the slots of its frame. Each
 * kind of node states its {@linkplain NodeFacts facts}, over which analyses fold, and evaluates
 * itself: a node is asked only for what its {@link #sort} allows.
 *
 * <p>The idea comes from Truffle: if nodes evaluate themselves, nothing has to find out each time
 * which kind a node is.
 */
public sealed interface Node
    permits Leaf,
        Condition,
        Selection,
        Domain.Iteration,
        Sequence,
        ZoneRead,
        Encoded,
        Invoke,
        Call,
        Remembered,
        Counted,
        Compilable {

  Sort sort();

  Composition composition();

  /** Returns the expressions directly inside it; of a call, the arguments and not the body. */
  default List<Node> operands() {
    return composition().operands();
  }

  /**
   * Returns the same expression with other operands; this one if they are its own.
   *
   * @param others as many as {@link #operands}, each of the same sort as the one it replaces
   */
  default Node with(List<Node> others) {
    return composition().rebuilt(this, others);
  }

  /** Returns what is true of it besides what is true of its operands. */
  default NodeFacts facts() {
    return composition().facts();
  }

  /**
   * Returns its value.
   *
   * @throws Fault if there is no valid value, as for a division by zero
   */
  default long word(Frame frame) {
    throw new IllegalStateException("Not a word: " + this);
  }

  /**
   * Whether its value is yes.
   *
   * @throws Fault as {@link #word}
   */
  default boolean holds(Frame frame) {
    return word(frame) == Values.YES;
  }

  /**
   * Returns its elements.
   *
   * @throws Fault as {@link #word}
   */
  default IndexSet set(Frame frame) {
    throw new IllegalStateException("Not a set: " + this);
  }

  /**
   * Returns its elements as a word: bit i is element i.
   *
   * @throws Fault as {@link #word}
   * @throws TooWide if there are elements beyond the 64th
   */
  default long mask(Frame frame) {
    return Straight.mask(set(frame));
  }

  /**
   * Whether one of its values passes a test; values are tested in order until one does.
   *
   * @throws Fault as {@link #word}
   */
  default boolean any(Frame frame, LongPredicate test) {
    throw new IllegalStateException("Not a sequence: " + this);
  }

  /** Returns all values of a sequence; the frame counts them as kept until they are released. */
  default long[] values(Frame frame) {
    WordList values = new WordList();
    any(
        frame,
        value -> {
          frame.spend();
          values.add(frame, value);
          return false;
        });
    return values.toArray();
  }
}
