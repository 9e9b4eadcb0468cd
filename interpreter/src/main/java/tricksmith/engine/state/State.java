package tricksmith.engine.state;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;

/**
 * Everything that changes in a match, in two flat arrays divided by a {@link StateLayout}, so that
 * a copy is two array copies. Each part has its meaning from the class that uses it.
 *
 * <p>The arrays are replaced when something needs more room, and must not be kept across a change.
 * They may be longer than the layout says, as another match may have needed more in them.
 */
public final class State {

  private static final @Nullable IndexSet[] NONE_KNOWN = {};

  public StateLayout layout;

  /** Values, bits and sets. */
  public long[] words;

  /** Places, counts and other small numbers. */
  public int[] numbers;

  /** Where the sets begin, which never changes. */
  private final int sets;

  /** Whether each set is a single word; quicker to read than to ask the layout. */
  private boolean narrow;

  /**
   * Sets of several words that were handed over or requested as values and have not changed since.
   * A set of one word is made of that word whenever it is requested, so there are none of these.
   */
  private @Nullable IndexSet[] known = NONE_KNOWN;

  /** What has changed since this state was made. */
  final Changes changes = new Changes();

  /** What the step under way has touched; null while nobody watches. */
  @Nullable StepJournal journal;

  /** Creates a state of nothing but zeros. */
  State(StateLayout layout) {
    this.layout = layout;
    sets = layout.sets;
    narrow = layout.setWords == 1 && layout.groupWords == 1;
    words = new long[layout.words];
    numbers = new int[layout.numbers];
    // There is room for known sets only where they are not words.
    known = narrow ? NONE_KNOWN : new IndexSet[layout.setCount];
  }

  private State(State other) {
    layout = other.layout;
    sets = other.sets;
    narrow = other.narrow;
    words = Arrays.copyOf(other.words, layout.words);
    numbers = Arrays.copyOf(other.numbers, layout.numbers);
    known = other.known.length == 0 ? NONE_KNOWN : other.known.clone();
  }

  State copy() {
    return new State(this);
  }

  /** Takes over another state by the same rules. What is equal does not count as changed. */
  void become(State other) {
    StateLayout taken = other.layout;
    if (layout.isLike(taken) && changes.areAskedFor()) {
      noteDifferences(other);
    } else {
      changes.ofAll();
    }
    words = words.length < taken.words ? new long[taken.words] : words;
    numbers = numbers.length < taken.numbers ? new int[taken.numbers] : numbers;
    System.arraycopy(other.words, 0, words, 0, taken.words);
    System.arraycopy(other.numbers, 0, numbers, 0, taken.numbers);
    layout = taken;
    narrow = other.narrow;
    if (known.length == other.known.length) {
      System.arraycopy(other.known, 0, known, 0, known.length);
    } else {
      known = other.known.clone();
    }
  }

  private void noteDifferences(State other) {
    for (int cell = 0; cell < layout.valueCount; cell++) {
      if (words[cell] != other.words[cell]) {
        changes.ofValue(cell);
      }
    }
    for (int cell = 0; cell < layout.groupCount; cell++) {
      if (differ(words, other.words, first(cell), first(cell + 1))) {
        changes.ofGroup(cell);
      }
    }
    if (differ(words, other.words, layout.scores, layout.notedScores)) {
      changes.ofScores();
    }
    if (differ(words, other.words, first(layout.memberSets), first(layout.played))
        || differ(numbers, other.numbers, layout.sideOf, layout.above)) {
      changes.ofSeats();
    }
    if (differ(words, other.words, first(layout.zoneSets), first(layout.memberSets))
        || differ(numbers, other.numbers, layout.above, layout.playedBy)) {
      changes.ofZones();
    }
    if (differ(words, other.words, first(layout.played), layout.words)
        || differ(numbers, other.numbers, 0, layout.chanceCounts)
        || differ(numbers, other.numbers, layout.playedBy, layout.numbers)) {
      changes.ofLead();
    }
  }

  private static boolean differ(long[] one, long[] other, int from, int end) {
    return !Arrays.equals(one, from, end, other, from, end);
  }

  private static boolean differ(int[] one, int[] other, int from, int end) {
    return !Arrays.equals(one, from, end, other, from, end);
  }

  /** Whether each set is a single word. */
  public boolean isNarrow() {
    return narrow;
  }

  /**
   * A card has been played, by whoever these cells name.
   *
   * @param leads whether it is the first of the trick
   */
  public void cardPlayed(boolean leads, int playerCell, int cardCell) {
    changes.ofPlay(leads, playerCell, cardCell);
  }

  public void turnTaken(int playerCell) {
    changes.ofValue(playerCell);
  }

  // Sets, by number.

  private int first(int set) {
    if (narrow) {
      return sets + set;
    }
    int cells = Math.min(set, layout.groupCount);
    return sets + cells * layout.groupWords + (set - cells) * layout.setWords;
  }

  /** Returns how many words a set has. */
  private int width(int set) {
    return set < layout.groupCount ? layout.groupWords : layout.setWords;
  }

  public IndexSet set(int set) {
    if (narrow) {
      return IndexSet.ofWord(words[sets + set]);
    }
    IndexSet value = known[set];
    if (value == null) {
      value = setAt(first(set), width(set));
      known[set] = value;
    }
    return value;
  }

  private IndexSet setAt(int first, int width) {
    return width == 1
        ? IndexSet.ofWord(words[first])
        : IndexSet.ofWords(Arrays.copyOfRange(words, first, first + width));
  }

  /** Returns the set of cards whose words begin here. */
  IndexSet cardsAt(int first) {
    return setAt(first, layout.setWords);
  }

  public void put(int set, IndexSet value) {
    if (narrow && value.words() == 1) {
      words[sets + set] = value.word(0);
    } else {
      makeRoomForGroups(value.words());
      write(first(set), width(set), value);
      known[set] = value;
    }
  }

  /** Sets a set to the elements given by the bits of a word. */
  public void put(int set, long word) {
    int first = first(set);
    words[first] = word;
    if (!narrow) {
      Arrays.fill(words, first + 1, first + width(set), 0);
      known[set] = null;
    }
  }

  /** Moves all cards of a set into another, leaving the first empty. */
  void pourInto(int from, int target) {
    int source = first(from);
    int sink = first(target);
    if (narrow) {
      long moved = words[source];
      words[source] = 0;
      words[sink] |= moved;
      return;
    }
    for (int i = 0; i < layout.setWords; i++) {
      long moved = words[source + i];
      words[source + i] = 0;
      words[sink + i] |= moved;
    }
    known[from] = null;
    known[target] = null;
  }

  /** Moves elements, given as bits, from a set to another, where sets have a single word. */
  void move(int from, int target, long elements) {
    words[sets + from] &= ~elements;
    words[sets + target] |= elements;
  }

  void writeCards(int first, IndexSet value) {
    if (narrow) {
      words[first] = value.word(0);
    } else {
      write(first, layout.setWords, value);
    }
  }

  private void write(int first, int width, IndexSet value) {
    for (int i = 0; i < width; i++) {
      words[first + i] = value.word(i);
    }
  }

  /** Returns the lowest word of a set: all of it if sets have a single word. */
  long word(int set) {
    return words[first(set)];
  }

  public boolean contains(int set, int element) {
    if (narrow) {
      return element >= 0 && element < Long.SIZE && (words[sets + set] >>> element & 1) != 0;
    }
    return element >= 0
        && element < width(set) << 6
        && (words[first(set) + (element >> 6)] & (1L << element)) != 0;
  }

  public void add(int set, int element) {
    if (narrow && element < 64) {
      words[sets + set] |= 1L << element;
      return;
    }
    makeRoomForGroups((element >> 6) + 1);
    words[first(set) + (element >> 6)] |= 1L << element;
    known[set] = null;
  }

  /** Removes an element from a set that has it. */
  public void remove(int set, int element) {
    if (narrow) {
      words[sets + set] &= ~(1L << element);
      return;
    }
    words[first(set) + (element >> 6)] &= ~(1L << element);
    known[set] = null;
  }

  void clear(int set) {
    put(set, IndexSet.EMPTY);
  }

  /** Returns how many elements a set has. */
  public int size(int set) {
    if (narrow) {
      return Long.bitCount(words[sets + set]);
    }
    int size = 0;
    int first = first(set);
    for (int i = first; i < first + width(set); i++) {
      size += Long.bitCount(words[i]);
    }
    return size;
  }

  /** Returns the element of a set at this index, in ascending order. The index must be in range. */
  public int at(int set, int place) {
    int index = first(set);
    int left = place;
    while (left >= Long.bitCount(words[index])) {
      left -= Long.bitCount(words[index]);
      index++;
    }
    long word = words[index];
    for (; left > 0; left--) {
      word &= word - 1;
    }
    return ((index - first(set)) << 6) + Long.numberOfTrailingZeros(word);
  }

  /** Returns the smallest element of a set that is at least {@code from}, or -1. */
  public int next(int set, int from) {
    if (narrow) {
      long left = from < Long.SIZE ? words[sets + set] & -1L << from : 0;
      return left == 0 ? -1 : Long.numberOfTrailingZeros(left);
    }
    int index = from >> 6;
    int first = first(set);
    long mask = -1L << from;
    for (int width = width(set); index < width; index++) {
      long word = words[first + index] & mask;
      if (word != 0) {
        return (index << 6) + Long.numberOfTrailingZeros(word);
      }
      mask = -1;
    }
    return -1;
  }

  /** Copies sets of cards from another state. */
  void copyCards(State other, int from, int count) {
    System.arraycopy(other.words, other.first(from), words, first(from), count * layout.setWords);
    if (narrow) {
      return;
    }
    if (other.narrow) {
      Arrays.fill(known, from, from + count, null);
    } else {
      System.arraycopy(other.known, from, known, from, count);
    }
  }

  // Bits.

  /** Sets or clears a bit among those that begin at this word. */
  void mark(int first, int bit, boolean on) {
    int index = first + (bit >> 6);
    long mask = 1L << bit;
    words[index] = on ? words[index] | mask : words[index] & ~mask;
  }

  boolean isMarked(int first, int bit) {
    return (words[first + (bit >> 6)] & (1L << bit)) != 0;
  }

  // Room.

  /** Makes room for at least this many words in every set cell. */
  private void makeRoomForGroups(int least) {
    StateLayout old = layout;
    if (least <= old.groupWords) {
      return;
    }
    layout = old.withGroupWords(Math.max(least, 2 * old.groupWords));
    long[] before = words;
    words = Arrays.copyOf(before, layout.words);
    Arrays.fill(words, sets, sets + layout.groupCount * layout.groupWords, 0);
    for (int cell = 0; cell < layout.groupCount; cell++) {
      System.arraycopy(
          before,
          sets + cell * old.groupWords,
          words,
          sets + cell * layout.groupWords,
          old.groupWords);
    }
    narrow = false;
    known = new IndexSet[layout.setCount];
    int others = sets + old.groupCount * old.groupWords;
    System.arraycopy(before, others, words, first(layout.groupCount), old.words - others);
  }

  void makeRoomForPlays() {
    StateLayout old = layout;
    layout = old.withMorePlays();
    makeRoomForNumbers(old.numbers);
    System.arraycopy(
        numbers, old.trickNumbers, numbers, layout.trickNumbers, old.numbers - old.trickNumbers);
  }

  void makeRoomForTricks() {
    StateLayout old = layout;
    layout = old.withMoreTricks();
    makeRoomForNumbers(old.numbers);
    if (words.length < layout.words) {
      words = Arrays.copyOf(words, layout.words);
    }
    Arrays.fill(words, old.words, layout.words, 0);
  }

  private void makeRoomForNumbers(int before) {
    if (numbers.length < layout.numbers) {
      numbers = Arrays.copyOf(numbers, layout.numbers);
    }
    Arrays.fill(numbers, before, layout.numbers, 0);
  }
}
