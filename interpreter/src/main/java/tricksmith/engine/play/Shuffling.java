package tricksmith.engine.play;

import java.util.Arrays;
import tricksmith.cards.IndexSet;
import tricksmith.engine.chance.KeyedChance;
import tricksmith.engine.state.PreparedProgram;

/** Puts cards into the order that a key determines. Reuses its arrays; not thread-safe. */
final class Shuffling {

  private final PreparedProgram prepared;
  private final KeySort sort;
  private final int[] cards;
  private final long[] keys;

  // The copies of each card that look alike, as a list.
  private final int[] firstOfFace;
  private final int[] lastOfFace;
  private final int[] next;

  Shuffling(PreparedProgram prepared) {
    this.prepared = prepared;
    sort = new KeySort(prepared.cards);
    cards = new int[prepared.cards];
    keys = new long[prepared.cards];
    int copies = prepared.copies ? prepared.cards : 0;
    firstOfFace = new int[copies];
    lastOfFace = new int[copies];
    next = new int[copies];
  }

  /**
   * Returns cards in the order of the key, the top first. Copies that look alike are in deck order
   * among themselves: it does not matter which is which, and so the labels alone give the whole
   * order. The array is used again for the next shuffle.
   */
  int[] order(IndexSet shuffled, long key) {
    int count = 0;
    for (int part = 0; part < shuffled.words(); part++) {
      count = add(shuffled.word(part), part << 6, count);
    }
    return order(count, key);
  }

  /** The same of cards given as bits. */
  int[] order(long shuffled, long key) {
    return order(add(shuffled, 0, 0), key);
  }

  /** Adds cards, and returns how many there are now. */
  private int add(long word, int first, int before) {
    int count = before;
    for (long left = word; left != 0; left &= left - 1) {
      cards[count++] = first + Long.numberOfTrailingZeros(left);
    }
    return count;
  }

  private int[] order(int count, long key) {
    findKeys(count, key);
    int[] order = sort.sorted(cards, keys, count);
    if (prepared.copies) {
      straighten(order, count);
    }
    return order;
  }

  /** Most shuffles are of all cards: their keys are found in words next to one another. */
  private void findKeys(int count, long key) {
    long[] hashes = prepared.cardHashes;
    if (count == hashes.length) {
      for (int card = 0; card < count; card++) {
        keys[card] = KeyedChance.cardKey(key, hashes[card]);
      }
    } else {
      for (int i = 0; i < count; i++) {
        keys[i] = KeyedChance.cardKey(key, hashes[cards[i]]);
      }
    }
  }

  /**
   * Puts copies that look alike into deck order among themselves.
   *
   * @param count how many of the cards, which are in deck order, are shuffled
   */
  private void straighten(int[] order, int count) {
    int[] faces = prepared.faces;
    Arrays.fill(lastOfFace, -1);
    for (int i = 0; i < count; i++) {
      int card = cards[i];
      int face = faces[card];
      if (lastOfFace[face] < 0) {
        firstOfFace[face] = card;
      } else {
        next[lastOfFace[face]] = card;
      }
      lastOfFace[face] = card;
    }
    for (int i = 0; i < count; i++) {
      int face = faces[order[i]];
      order[i] = firstOfFace[face];
      firstOfFace[face] = next[order[i]];
    }
  }
}
