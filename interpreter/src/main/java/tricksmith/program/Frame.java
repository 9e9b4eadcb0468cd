package tricksmith.program;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;

/**
 * What an expression is evaluated in: the position that it reads, slots for its locals, and how
 * much it may still do. Not thread-safe.
 */
public final class Frame {

  private final @Nullable Position position;
  private final long[] words;
  private final IndexSet[] sets;

  /** Made when they are first needed. */
  private @Nullable Memory[] memories = new Memory[0];

  private long left;
  private long room;

  /**
   * A frame with empty slots.
   *
   * @param position null before a match: an expression that reads one cannot be evaluated then
   * @param words how many slots of words it has
   * @param sets how many slots of sets
   */
  public Frame(@Nullable Position position, int words, int sets) {
    this.position = position;
    this.words = new long[words];
    this.sets = new IndexSet[sets];
    Arrays.fill(this.words, Values.NONE);
    Arrays.fill(this.sets, IndexSet.EMPTY);
    allow(Budget.USUAL);
  }

  /** The position. */
  public Position position() {
    Position read = position;
    if (read == null) {
      throw new IllegalStateException("There is no position before a match");
    }
    return read;
  }

  long word(int slot) {
    return words[slot];
  }

  /** The word in a slot. */
  public long word(Slot slot) {
    return words[slot.number()];
  }

  /** Puts a word into a slot. */
  public void bind(Slot slot, long word) {
    words[slot.number()] = word;
  }

  /** A memory of this size; there is one of each number. */
  Memory memory(int number, int size) {
    if (number >= memories.length) {
      memories = Arrays.copyOf(memories, Math.max(number + 1, 2 * memories.length));
    }
    Memory known = memories[number];
    if (known == null) {
      known = new Memory(size);
      memories[number] = known;
    }
    return known;
  }

  /** The set in a slot of sets. */
  IndexSet set(int slot) {
    return sets[slot];
  }

  /** Puts a set into a slot. */
  public void bind(Slot slot, IndexSet set) {
    sets[slot.number()] = set;
  }

  /**
   * Counts one step: a turn of a loop, a call, an element that is produced.
   *
   * @throws Fault if it is one too many
   */
  public void spend() {
    if (--left < 0) {
      throw new Fault(Fault.Kind.TOO_MANY_STEPS);
    }
  }

  /**
   * Counts several steps at once.
   *
   * @throws Fault as {@link #spend()}
   */
  public void spend(long steps) {
    left -= steps;
    if (left < 0) {
      throw new Fault(Fault.Kind.TOO_MANY_STEPS);
    }
  }

  /**
   * Counts a value that is kept beside others.
   *
   * @throws Fault if it is one too many
   */
  public void keep() {
    if (--room < 0) {
      throw new Fault(Fault.Kind.TOO_MANY_VALUES);
    }
  }

  /** So many values that were kept are needed no more. */
  public void release(long values) {
    room += values;
  }

  /** A new evaluation begins, with so much to do. */
  public void allow(Budget budget) {
    allow(budget.steps(), budget.values());
  }

  /** Goes on with so many steps, and room for so many values. */
  public void allow(long steps, long values) {
    left = steps;
    room = values;
  }

  /** For how many values there is room. */
  public long room() {
    return room;
  }

  /** How many steps are left; negative if the last was one too many. */
  public long left() {
    return left;
  }
}
