package tricksmith.program;

import java.util.List;
import java.util.Set;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;

/**
 * An executable expression. Immutable, and free of effects but for the slots of its frame. Each
 * kind of node states its facts, over which analyses fold, and evaluates itself: a node is asked
 * only for what its {@link #sort} says.
 *
 * <p>That nodes evaluate themselves is the idea of Truffle: which node it is need not be found out
 * again each time.
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

  /** What it yields. */
  Sort sort();

  /** The expressions directly inside of it; of a call, the arguments and not the body. */
  List<Node> operands();

  /**
   * The same expression of other operands.
   *
   * @param others as many as {@link #operands}, each of the sort of the one in its place
   */
  Node with(List<Node> others);

  /** What it reads of the position beside what its operands read. */
  default Set<Aspect> reads() {
    return Set.of();
  }

  /** Whether it never fails where its operands, and a function that it calls, do not. */
  default boolean total() {
    return true;
  }

  /** The slot that it binds in its operands; null if it binds none. */
  default @Nullable Slot binds() {
    return null;
  }

  /**
   * Its value.
   *
   * @throws Fault if there is none that is allowed, such as the quotient of a division by zero
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
   * Its elements.
   *
   * @throws Fault as {@link #word}
   */
  default IndexSet set(Frame frame) {
    throw new IllegalStateException("Not a set: " + this);
  }

  /**
   * Its elements as a word: bit i is element i.
   *
   * @throws Fault as {@link #word}
   * @throws TooWide if there are elements beyond the 64th
   */
  default long mask(Frame frame) {
    return Straight.mask(set(frame));
  }

  /**
   * Whether one of its values passes a test; they are tested one after the other until one does.
   *
   * @throws Fault as {@link #word}
   */
  default boolean any(Frame frame, LongPredicate test) {
    throw new IllegalStateException("Not a sequence: " + this);
  }

  /** All values of a sequence; the frame counts them as kept until they are released. */
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
