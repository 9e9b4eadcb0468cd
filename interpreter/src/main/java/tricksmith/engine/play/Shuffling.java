package tricksmith.engine.play;

import java.util.Arrays;
import java.util.stream.IntStream;
import tricksmith.cards.IndexSet;
import tricksmith.engine.chance.KeyedChance;
import tricksmith.engine.state.PreparedProgram;

/** Puts cards into the order that a key determines. */
final class Shuffling {

  private static final int HEAP_BITS = 6;
  private static final int HEAPS = 1 << HEAP_BITS;

  private Shuffling() {}

  /**
   * Returns cards in the order of the key, the top first. Copies that look alike are in deck order
   * among themselves: it does not matter which is which, and so the labels alone give the whole
   * order.
   */
  static int[] order(PreparedProgram prepared, IndexSet cards, long key) {
    int[] numbers = cards.toArray();
    long[] keys = new long[numbers.length];
    for (int i = 0; i < numbers.length; i++) {
      keys[i] = KeyedChance.cardKey(key, prepared.cardHashes[numbers[i]]);
    }
    int[] order =
        sorted(numbers, keys, Integer.SIZE - Integer.numberOfLeadingZeros(prepared.cards));
    if (prepared.copies) {
      straighten(prepared, order);
    }
    return order;
  }

  /**
   * Sorts cards by their keys, which are unsigned; cards with the same key by their numbers. A card
   * replaces the lowest bits of its key, so that only words are sorted. Where keys differ in those
   * bits alone, which hardly ever happens, they are sorted again.
   *
   * @param bits how many bits a card has
   */
  static int[] sorted(int[] cards, long[] keys, int bits) {
    long[] words = new long[cards.length];
    scatter(cards, keys, bits, words);
    sort(words);
    int[] order = new int[cards.length];
    long before = ~0L << bits ^ (words.length == 0 ? 0 : words[0]);
    long same = 0;
    for (int i = 0; i < order.length; i++) {
      long word = words[i];
      same |= (word ^ before) >>> bits == 0 ? 1 : 0;
      before = word;
      order[i] = (int) word & (1 << bits) - 1;
    }
    return same == 0 ? order : sortedByWholeKeys(cards, keys);
  }

  /** Sorts words roughly: by the highest bits of the keys, which scatter the cards evenly. */
  private static void scatter(int[] cards, long[] keys, int bits, long[] words) {
    int[] ends = new int[HEAPS + 1];
    for (long key : keys) {
      ends[heap(key) + 1]++;
    }
    for (int heap = 0; heap < HEAPS; heap++) {
      ends[heap + 1] += ends[heap];
    }
    long ofKey = -1L << bits;
    for (int i = 0; i < cards.length; i++) {
      // The sign is turned round, as keys are compared as unsigned.
      words[ends[heap(keys[i])]++] = ((keys[i] ^ Long.MIN_VALUE) & ofKey) | cards[i];
    }
  }

  private static int heap(long key) {
    return (int) (key >>> (Long.SIZE - HEAP_BITS));
  }

  /** Sorts by insertion, as little is left to sort. */
  private static void sort(long[] words) {
    for (int i = 1; i < words.length; i++) {
      long word = words[i];
      int place = i;
      while (place > 0 && words[place - 1] > word) {
        words[place] = words[place - 1];
        place--;
      }
      words[place] = word;
    }
  }

  private static int[] sortedByWholeKeys(int[] cards, long[] keys) {
    return IntStream.range(0, cards.length)
        .boxed()
        .sorted(
            (one, other) ->
                keys[one] == keys[other]
                    ? Integer.compare(cards[one], cards[other])
                    : Long.compareUnsigned(keys[one], keys[other]))
        .mapToInt(place -> cards[place])
        .toArray();
  }

  /** Puts copies that look alike into deck order among themselves. */
  static void straighten(PreparedProgram prepared, int[] order) {
    int[] sorted = order.clone();
    Arrays.sort(sorted);
    int[] next = new int[prepared.cards];
    int[] lastOfFace = new int[prepared.cards];
    int[] firstOfFace = new int[prepared.cards];
    Arrays.fill(lastOfFace, -1);
    for (int card : sorted) {
      int face = prepared.faces[card];
      if (lastOfFace[face] < 0) {
        firstOfFace[face] = card;
      } else {
        next[lastOfFace[face]] = card;
      }
      lastOfFace[face] = card;
    }
    for (int i = 0; i < order.length; i++) {
      int face = prepared.faces[order[i]];
      order[i] = firstOfFace[face];
      firstOfFace[face] = next[order[i]];
    }
  }
}
