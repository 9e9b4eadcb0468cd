package tricksmith.engine.play;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Sorts cards by their keys. Reuses its arrays; not thread-safe. */
final class KeySort {

  private static final int HEAP_BITS = 6;
  private static final int HEAPS = 1 << HEAP_BITS;

  /** How many bits a card has. */
  private final int bits;

  private final int[] heaps = new int[HEAPS];
  private final long[] words;
  private int[] order = {};

  /**
   * Creates a sort of cards.
   *
   * @param cards how many there are at most
   */
  KeySort(int cards) {
    bits = Integer.SIZE - Integer.numberOfLeadingZeros(cards);
    words = new long[cards];
  }

  /**
   * Sorts the first of some cards by their keys, which are unsigned; cards with the same key by
   * their numbers. A card replaces the lowest bits of its key, so that only words are sorted. Where
   * keys differ in those bits alone, which hardly ever happens, they are sorted again.
   *
   * @return the cards in order, in an array that is used again for the next ones
   */
  int[] sorted(int[] cards, long[] keys, int count) {
    if (order.length != count) {
      order = new int[count];
    }
    scatter(cards, keys, count);
    sort(words, count);
    if (!putInOrder(count)) {
      order = sortedByWholeKeys(cards, keys, count);
    }
    return order;
  }

  /** Sorts roughly: by the highest bits of the keys, which scatter the cards evenly. */
  private void scatter(int[] cards, long[] keys, int count) {
    Arrays.fill(heaps, 0);
    for (int i = 0; i < count; i++) {
      heaps[heap(keys[i])]++;
    }
    int end = 0;
    for (int heap = 0; heap < HEAPS; heap++) {
      int size = heaps[heap];
      heaps[heap] = end;
      end += size;
    }
    long ofKey = -1L << bits;
    for (int i = 0; i < count; i++) {
      // The sign is turned round, as keys are compared as unsigned.
      words[heaps[heap(keys[i])]++] = ((keys[i] ^ Long.MIN_VALUE) & ofKey) | cards[i];
    }
  }

  private static int heap(long key) {
    return (int) (key >>> (Long.SIZE - HEAP_BITS));
  }

  /** Sorts by insertion, as little is left to sort. */
  private static void sort(long[] words, int count) {
    for (int i = 1; i < count; i++) {
      long word = words[i];
      int place = i;
      while (place > 0 && words[place - 1] > word) {
        words[place] = words[place - 1];
        place--;
      }
      words[place] = word;
    }
  }

  /** Takes the cards from the sorted words; tells whether these differ in more than the cards. */
  private boolean putInOrder(int count) {
    int card = (1 << bits) - 1;
    long before = count == 0 ? 0 : ~words[0];
    long same = 0;
    for (int i = 0; i < count; i++) {
      long word = words[i];
      same |= (word ^ before) >>> bits == 0 ? 1 : 0;
      before = word;
      order[i] = (int) word & card;
    }
    return same == 0;
  }

  private static int[] sortedByWholeKeys(int[] cards, long[] keys, int count) {
    return IntStream.range(0, count)
        .boxed()
        .sorted(
            (one, other) ->
                keys[one] == keys[other]
                    ? Integer.compare(cards[one], cards[other])
                    : Long.compareUnsigned(keys[one], keys[other]))
        .mapToInt(place -> cards[place])
        .toArray();
  }
}
