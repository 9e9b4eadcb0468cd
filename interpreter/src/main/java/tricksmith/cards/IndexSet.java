package tricksmith.cards;

import java.util.Arrays;
import java.util.Objects;

/**
 * An immutable set of small whole numbers from 0: cards, suits, ranks, players, … by their index.
 * Any size; up to 64 elements it is a single word.
 */
public final class IndexSet {

  /** The set without elements. */
  public static final IndexSet EMPTY = new IndexSet(0L, new long[0]);

  private final long low;

  /** The words above the lowest, without zero words at the end. */
  private final long[] high;

  private IndexSet(long low, long[] high) {
    this.low = low;
    this.high = high;
  }

  /** The elements of the bits that are set in {@code word}: 0 to 63. */
  public static IndexSet ofWord(long word) {
    return word == 0 ? EMPTY : new IndexSet(word, EMPTY.high);
  }

  /** The set of the bits in {@code words}, the lowest word first. The array is not kept. */
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

  /** The set with just this element. */
  public static IndexSet of(int element) {
    if (element < 64) {
      return new IndexSet(1L << element, EMPTY.high);
    }
    long[] words = new long[(element >> 6) + 1];
    words[element >> 6] = 1L << element;
    return ofWords(words);
  }

  /** Gathers elements one after the other, for the cost of one set. */
  public static final class Builder {
    private long word;
    private IndexSet above = EMPTY;

    /** Adds an element, which may be there already. */
    public Builder add(int element) {
      if (element < 64) {
        word |= 1L << element;
      } else {
        above = above.with(element);
      }
      return this;
    }

    /** The set of what was added. */
    public IndexSet build() {
      return above.isEmpty() ? ofWord(word) : above.union(ofWord(word));
    }
  }

  /** The elements 0 to {@code size - 1}. */
  public static IndexSet upTo(int size) {
    long[] words = new long[(size + 63) >> 6];
    for (int i = 0; i < size; i++) {
      words[i >> 6] |= 1L << i;
    }
    return ofWords(words);
  }

  /** How many words of 64 bits its elements need; at least one. */
  public int words() {
    return 1 + high.length;
  }

  /** Whether there are no elements. */
  public boolean isEmpty() {
    return low == 0 && high.length == 0;
  }

  /** The elements from {@code 64 * index} on, as bits; 0 beyond the largest. */
  public long word(int index) {
    if (index == 0) {
      return low;
    }
    return index <= high.length ? high[index - 1] : 0;
  }

  /** How many elements there are. */
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

  /** Whether {@code element} is in it; false for negative numbers. */
  public boolean contains(int element) {
    return element >= 0 && (word(element >> 6) & (1L << element)) != 0;
  }

  /**
   * The smallest element that is at least {@code from}, or -1: {@code for (int i = next(0); i >= 0;
   * i = next(i + 1))}.
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

  /**
   * The element at this place among the elements from small to large.
   *
   * @param place from 0
   * @throws IndexOutOfBoundsException if there are not so many
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

  /** All elements of both. */
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

  /** The elements that are in both. */
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

  /** The elements of this set that are not in {@code other}. */
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

  /** This set and {@code element}. */
  public IndexSet with(int element) {
    if (contains(element)) {
      return this;
    }
    return high.length == 0 && element < 64 ? ofWord(low | (1L << element)) : union(of(element));
  }

  /** This set less {@code element}. */
  public IndexSet without(int element) {
    if (!contains(element)) {
      return this;
    }
    return high.length == 0 ? ofWord(low & ~(1L << element)) : without(of(element));
  }

  /** The elements from small to large. */
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
