package tricksmith.engine.play;

import java.util.Arrays;
import tricksmith.engine.chance.KeyedChance;
import tricksmith.engine.state.PreparedProgram;

/** Puts cards into the order of a key. */
final class Shuffling {

  private static final int HEAP_BITS = 6;
  private static final int HEAPS = 1 << HEAP_BITS;

  private Shuffling() {}

  /**
   * The cards in the order of the key, the top first. Copies that look alike stand in deck order
   * among themselves: which of them is which is of no meaning, and so the labels alone tell the
   * whole order.
   *
   * @param cards in any order
   */
  static int[] order(PreparedProgram prepared, int[] cards, long key) {
    int[] order = new int[cards.length];
    long[] keys = new long[cards.length];
    deal(prepared, cards, key, order, keys);
    sort(order, keys);
    if (prepared.copies) {
      straighten(prepared, order);
    }
    return order;
  }

  /**
   * Puts cards and their keys roughly in order: by the highest bits of the keys, which scatter the
   * cards evenly.
   */
  private static void deal(
      PreparedProgram prepared, int[] cards, long key, int[] order, long[] keys) {
    long[] found = new long[cards.length];
    int[] ends = new int[HEAPS + 1];
    for (int i = 0; i < cards.length; i++) {
      found[i] = KeyedChance.cardKey(key, prepared.cardHashes[cards[i]]);
      ends[heap(found[i]) + 1]++;
    }
    for (int heap = 0; heap < HEAPS; heap++) {
      ends[heap + 1] += ends[heap];
    }
    for (int i = 0; i < cards.length; i++) {
      int place = ends[heap(found[i])]++;
      order[place] = cards[i];
      // The sign is turned round, as keys are compared as unsigned.
      keys[place] = found[i] ^ Long.MIN_VALUE;
    }
  }

  private static int heap(long key) {
    return (int) (key >>> (Long.SIZE - HEAP_BITS));
  }

  /** Sorts by insertion, as there is little left to be sorted. */
  private static void sort(int[] cards, long[] keys) {
    for (int i = 1; i < cards.length; i++) {
      int card = cards[i];
      long key = keys[i];
      int place = i;
      while (place > 0 && isAfter(keys[place - 1], cards[place - 1], key, card)) {
        keys[place] = keys[place - 1];
        cards[place] = cards[place - 1];
        place--;
      }
      keys[place] = key;
      cards[place] = card;
    }
  }

  private static boolean isAfter(long key, int card, long otherKey, int otherCard) {
    return key > otherKey || (key == otherKey && card > otherCard);
  }

  /** Lets copies that look alike stand in deck order among themselves. */
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
