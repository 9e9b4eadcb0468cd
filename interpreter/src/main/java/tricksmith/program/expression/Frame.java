package tricksmith.program.expression;

import java.util.Arrays;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.program.evaluation.Budget;
import tricksmith.program.evaluation.Memory;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.value.Fault;
import tricksmith.program.value.Values;

/**
 * The environment in which an expression is evaluated: the position that it reads, slots for its
 * locals, and how much it may still do. Not thread-safe.
 */
public final class Frame {

  /** How many words can be copied, reset or gone through in the time of a step. */
  public static final int WORDS_IN_A_STEP = 16;

  private static final @Nullable Memory[] NONE_YET = {};

  private final @Nullable Position position;
  private final long[] words;
  private final IndexSet[] sets;

  /** The memories by number, each created on first use. */
  private @Nullable Memory[] memories = NONE_YET;

  /** Counts down with each step, over many evaluations. */
  private long count;

  /** What the count must not go below in this evaluation. */
  private long floor;

  /** Below what no further evaluation begins. */
  private long end;

  private long room;

  private long spared;

  /** Those that count values and are not in use. */
  private @Nullable Keeping spare;

  /** Counts values as kept on their way to a test. */
  static final class Keeping implements LongPredicate {
    private final Frame frame;
    private LongPredicate test;
    private long kept;

    /** The next one that is not in use. */
    private @Nullable Keeping next;

    private Keeping(Frame frame, LongPredicate test) {
      this.frame = frame;
      this.test = test;
    }

    @Override
    public boolean test(long value) {
      frame.spend();
      frame.keep();
      kept++;
      return test.test(value);
    }
  }

  /** Returns what counts values as kept before they are tested, until it is {@link #release}d. */
  Keeping keeping(LongPredicate test) {
    Keeping first = spare;
    if (first == null) {
      return new Keeping(this, test);
    }
    spare = first.next;
    first.test = test;
    first.kept = 0;
    return first;
  }

  /** Releases the values that were kept. */
  void release(Keeping keeping) {
    release(keeping.kept);
    keeping.next = spare;
    spare = keeping;
  }

  /**
   * Creates a frame with empty slots.
   *
   * @param position null before a match, when an expression that reads one cannot be evaluated
   * @param words the number of word slots
   * @param sets the number of set slots
   */
  public Frame(@Nullable Position position, int words, int sets) {
    this.position = position;
    this.words = new long[words];
    this.sets = new IndexSet[sets];
    Arrays.fill(this.words, Values.NONE);
    Arrays.fill(this.sets, IndexSet.EMPTY);
    allow(Budget.USUAL);
  }

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

  public long word(Slot slot) {
    return words[slot.number()];
  }

  public void bind(Slot slot, long word) {
    words[slot.number()] = word;
  }

  /** Returns the memory with a number, creating it with this size if necessary. */
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

  IndexSet set(int slot) {
    return sets[slot];
  }

  public void bind(Slot slot, IndexSet set) {
    sets[slot.number()] = set;
  }

  /**
   * Counts one step: an iteration of a loop, a call, an element produced.
   *
   * @throws Fault if it is one too many
   */
  public void spend() {
    if (--count < floor) {
      throw new Fault(Fault.Kind.TOO_MANY_STEPS);
    }
  }

  /**
   * Counts several steps at once.
   *
   * @throws Fault as {@link #spend()}
   */
  public void spend(long steps) {
    count -= steps;
    if (count < floor) {
      throw new Fault(Fault.Kind.TOO_MANY_STEPS);
    }
  }

  /**
   * Counts steps that need not be taken again, because their result is remembered.
   *
   * @throws Fault as {@link #spend()}
   */
  public void spare(long steps) {
    spared += steps;
    spend(steps);
  }

  /** Returns how many of the steps counted so far were not taken again. */
  public long spared() {
    return spared;
  }

  /**
   * Counts going through a set as a whole, which takes steps if it is so large that no program
   * counts it beforehand: a set of tricks, of which there may be any number.
   *
   * @return the set
   * @throws Fault as {@link #spend()}
   */
  IndexSet through(IndexSet set) {
    int words = set.words();
    if (words > WORDS_IN_A_STEP) {
      spend(words / WORDS_IN_A_STEP);
    }
    return set;
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

  /** Whether there is room for several more values, and as many steps are left. */
  public boolean mayKeep(int values) {
    return room >= values && count - floor >= values;
  }

  /** Counts several values that are kept, for which there is room. */
  public void keep(int values) {
    room -= values;
  }

  /** Releases values that were kept and are no longer needed. */
  public void release(long values) {
    room += values;
  }

  /** Starts a new evaluation with this budget. */
  public void allow(Budget budget) {
    allow(budget.steps(), budget.values());
  }

  /** Continues with this many steps, and room for this many values. */
  public void allow(long steps, long values) {
    count = floor + steps;
    room = values;
  }

  /**
   * Starts a new evaluation with this budget, of which several are counted together.
   *
   * @param total how many steps this and further evaluations may take before the next of them
   *     begins; less than 0 if none can begin by {@link #beginNext}
   * @return the count from which {@link #takenSince} counts
   */
  public long beginFirst(long steps, long values, long total) {
    count = floor + steps;
    end = total < 0 ? Long.MAX_VALUE : count - total;
    room = values;
    return count;
  }

  /**
   * Begins an evaluation after others that have taken a single step each; it has taken its first.
   *
   * @param others how many others
   * @param steps how many it may take
   * @return whether it may begin; otherwise nothing was counted
   */
  public boolean beginNext(int others, long steps, long values) {
    long before = count - others;
    if (before < end) {
      return false;
    }
    count = before - 1;
    floor = before - steps;
    room = values;
    return true;
  }

  /** Takes back evaluations that have taken a single step each, before the one under way. */
  public void takeBack(int others) {
    count += others;
    floor += others;
  }

  /** Returns how many steps were taken since {@link #beginFirst}. */
  public long takenSince(long first) {
    return first - count;
  }

  /** Returns how many more values may be kept. */
  public long room() {
    return room;
  }

  /** Returns how many steps are left; negative if the last was one too many. */
  public long left() {
    return count - floor;
  }
}
