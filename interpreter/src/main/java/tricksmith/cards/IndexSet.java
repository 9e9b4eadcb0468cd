package tricksmith.cards;

import java.util.Arrays;
import java.util.Objects;

/**
 * An immutable set of small non-negative integers: the indices of cards, suits, ranks, players and
 * so on. Unbounded, but a single word holds up to 64 elements.
 */
public final class IndexSet {

  /** How many sets there are of the eight smallest elements: of players, suits, sides. */
  private static final int SMALL = 256;

  private static final long[] NONE = new long[0];

  /** These sets, the empty one first. */
  private static final IndexSet[] SMALL_SETS = new IndexSet[SMALL];

  static {
    Arrays.setAll(SMALL_SETS, word -> new IndexSet(word, NONE));
  }

  public static final IndexSet EMPTY = SMALL_SETS[0];

  private final long low;

  /** The words above the lowest, without trailing zero words. */
  private final long[] high;

  private IndexSet(long low, long[] high) {
    this.low = low;
    this.high = high;
  }

  /** The set of the bits in {@code word}: elements 0 to 63. */
  public static IndexSet ofWord(long word) {
    return word >= 0 && word < SMALL ? SMALL_SETS[(int) word] : new IndexSet(word, NONE);
  }

  /** The set of the bits in {@code words}, lowest word first. The array is copied. */
  public static IndexSet ofWords(long... words) {
    int used = words.length;
    while (used > 0 && words[used - 1] == 0) {
      used--;
    }
    if (used <= 1) {
      return ofWord(used == 0 ? 0 : words[0]);
    }
    return new IndexSet(words[0], Arrays.copyOfRange(words, 1, used));
  }

  public static IndexSet of(int element) {
    if (element < 64) {
      return ofWord(1L << element);
    }
    long[] words = new long[(element >> 6) + 1];
    words[element >> 6] = 1L << element;
    return ofWords(words);
  }

  /** Collects elements and creates a single set at the end. */
  public static final class Builder {
    private long low;

    /** The words above the lowest; there is room for more than are needed. */
    private long[] high = NONE;

    /** Adds an element; no effect if it is already present. */
    public Builder add(int element) {
      if (element < 64) {
        low |= 1L << element;
      } else {
        int index = (element >> 6) - 1;
        if (index >= high.length) {
          high = Arrays.copyOf(high, Math.max(index + 1, 2 * high.length));
        }
        high[index] |= 1L << element;
      }
      return this;
    }

    /** The set of all added elements. */
    public IndexSet build() {
      int used = high.length;
      while (used > 0 && high[used - 1] == 0) {
        used--;
      }
      return used == 0 ? ofWord(low) : new IndexSet(low, Arrays.copyOf(high, used));
    }
  }

  /** The set from 0 to {@code size - 1}. */
  public static IndexSet upTo(int size) {
    if (size < 64) {
      return ofWord((1L << size) - 1);
    }
    long[] words = new long[(size >> 6) + 1];
    Arrays.fill(words, 0, size >> 6, -1);
    words[size >> 6] = (1L << size) - 1;
    return ofWords(words);
  }

  /** The number of 64-bit words needed, at least 1. */
  public int words() {
    return 1 + high.length;
  }

  public boolean isEmpty() {
    return low == 0 && high.length == 0;
  }

  /** The elements from {@code 64 * index} on, as bits; 0 beyond the largest element. */
  public long word(int index) {
    if (index == 0) {
      return low;
    }
    return index <= high.length ? high[index - 1] : 0;
  }

  /** The number of elements. */
  public int size() {
    int size = Long.bitCount(low);
    if (high.length == 0) {
      return size;
    }
    for (long word : high) {
      size += Long.bitCount(word);
    }
    return size;
  }

  /** Whether the set contains {@code element}; false for negative numbers. */
  public boolean contains(int element) {
    return element >= 0 && (word(element >> 6) & (1L << element)) != 0;
  }

  /**
   * The smallest element not below {@code from}, or -1 if there is none. To iterate: {@code for
   * (int i = next(0); i >= 0; i = next(i + 1))}.
   */
  public int next(int from) {
    if (from < 64) {
      long rest = low & (-1L << from);
      if (rest != 0) {
        return Long.numberOfTrailingZeros(rest);
      }
      return high.length == 0 ? -1 : nextAbove(64);
    }
    return nextAbove(from);
  }

  private int nextAbove(int from) {
    int index = from >> 6;
    if (index > high.length) {
      return -1;
    }
    long word = word(index) & (-1L << from);
    while (word == 0) {
      index++;
      if (index > high.length) {
        return -1;
      }
      word = word(index);
    }
    return (index << 6) + Long.numberOfTrailingZeros(word);
  }

  /** Returns one more than the largest element, or 0 if there is none. */
  public int end() {
    return isEmpty() ? 0 : at(size() - 1) + 1;
  }

  /**
   * The element at a position in ascending order.
   *
   * @param place the position, from 0
   * @throws IndexOutOfBoundsException if {@code place} is not below the size
   */
  public int at(int place) {
    int left = Objects.checkIndex(place, size());
    int index = 0;
    while (left >= Long.bitCount(word(index))) {
      left -= Long.bitCount(word(index));
      index++;
    }
    long word = word(index);
    for (; left > 0; left--) {
      word &= word - 1;
    }
    return (index << 6) + Long.numberOfTrailingZeros(word);
  }

  /** All elements of either set. */
  public IndexSet union(IndexSet other) {
    if (high.length == 0 && other.high.length == 0) {
      return ofWord(low | other.low);
    }
    long[] words = new long[1 + Math.max(high.length, other.high.length)];
    for (int i = 0; i < words.length; i++) {
      words[i] = word(i) | other.word(i);
    }
    return ofWords(words);
  }

  /** The elements of both sets. */
  public IndexSet intersection(IndexSet other) {
    if (high.length == 0 || other.high.length == 0) {
      return ofWord(low & other.low);
    }
    long[] words = new long[1 + Math.min(high.length, other.high.length)];
    for (int i = 0; i < words.length; i++) {
      words[i] = word(i) & other.word(i);
    }
    return ofWords(words);
  }

  /** The number of elements in both sets. */
  public int sizeOfIntersection(IndexSet other) {
    int size = Long.bitCount(low & other.low);
    for (int i = Math.min(high.length, other.high.length) - 1; i >= 0; i--) {
      size += Long.bitCount(high[i] & other.high[i]);
    }
    return size;
  }

  public IndexSet without(IndexSet other) {
    if (high.length == 0) {
      return ofWord(low & ~other.low);
    }
    long[] words = new long[1 + high.length];
    for (int i = 0; i < words.length; i++) {
      words[i] = word(i) & ~other.word(i);
    }
    return ofWords(words);
  }

  public IndexSet with(int element) {
    if (contains(element)) {
      return this;
    }
    return high.length == 0 && element < 64 ? ofWord(low | (1L << element)) : union(of(element));
  }

  public IndexSet without(int element) {
    if (!contains(element)) {
      return this;
    }
    return high.length == 0 ? ofWord(low & ~(1L << element)) : without(of(element));
  }

  /** The elements in ascending order. */
  public int[] toArray() {
    int[] elements = new int[size()];
    int count = 0;
    for (int i = next(0); i >= 0; i = next(i + 1)) {
      elements[count++] = i;
    }
    return elements;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof IndexSet set && low == set.low && Arrays.equals(high, set.high);
  }

  @Override
  public int hashCode() {
    return 31 * Long.hashCode(low) + Arrays.hashCode(high);
  }

  @Override
  public String toString() {
    return Arrays.toString(toArray());
  }
}
