package tricksmith.program.value;

import java.util.Arrays;

/** A set of words, found by their hashes. */
public final class DistinctWords {

  private static final int FEWEST = 64;

  /**
   * The words, each at the place of its hash or, if that is taken, after it; none in empty places.
   */
  private long[] places = empty(FEWEST);

  private int size;
  private boolean hasNone;

  private static long[] empty(int count) {
    long[] places = new long[count];
    Arrays.fill(places, Values.NONE);
    return places;
  }

  /** Adds a word; returns whether it is new. */
  public boolean add(long word) {
    if (word == Values.NONE) {
      boolean first = !hasNone;
      hasNone = true;
      size += first ? 1 : 0;
      return first;
    }
    int place = place(word);
    if (places[place] == word) {
      return false;
    }
    places[place] = word;
    size++;
    if (2 * size > places.length) {
      grow();
    }
    return true;
  }

  private int place(long word) {
    int place = Long.hashCode(word * 0x9E3779B97F4A7C15L) & (places.length - 1);
    while (places[place] != word && places[place] != Values.NONE) {
      place = (place + 1) & (places.length - 1);
    }
    return place;
  }

  private void grow() {
    long[] before = places;
    places = empty(2 * before.length);
    for (long word : before) {
      if (word != Values.NONE) {
        places[place(word)] = word;
      }
    }
  }

  public int size() {
    return size;
  }
}
