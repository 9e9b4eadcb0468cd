package tricksmith.engine.play;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Sorts cards by their keys. Reuses its arrays; not thread-safe. */
final class KeySort {

  /** How many places there are for each card, so that few cards meet at the same one. */
  private static final int ROOM = 4;

  /** How many bits a card has. */
  private final int bits;

  /** How far the highest bits of a key, which give its place, are from the lowest. */
  private final int toPlace;

  /** A word for each place that is taken, in ascending order; 0 for others. */
  private final long[] places;

  /** Which places are taken, as bits. */
  private final long[] taken;

  /** An array for each number of cards that has been sorted. */
  private final int[] @Nullable [] orders;

  /**
   * Creates a sort of cards.
   *
   * @param cards how many there are at most
   */
  KeySort(int cards) {
    bits = Integer.SIZE - Integer.numberOfLeadingZeros(cards);
    int bitsOfPlaces = Integer.SIZE - Integer.numberOfLeadingZeros(ROOM * cards);
    toPlace = Long.SIZE - bitsOfPlaces;
    // Cards that find their place taken come after it, perhaps after the last.
    places = new long[(1 << bitsOfPlaces) + cards];
    taken = new long[(places.length + Long.SIZE - 1) / Long.SIZE];
    orders = new int[cards + 1][];
  }

  /**
   * Sorts the first of some cards by their keys, which are unsigned; cards with the same key by
   * their numbers. A card replaces the lowest bits of its key, so that only words are sorted. Where
   * keys differ in those bits alone, which hardly ever happens, they are sorted again.
   *
   * @return the cards in order, in an array that is used again for the next as many
   */
  int[] sorted(int[] cards, long[] keys, int count) {
    int[] order = orderOf(count);
    Arrays.fill(places, 0);
    Arrays.fill(taken, 0);
    long ofKey = -1L << bits;
    for (int i = 0; i < count; i++) {
      // The sign is turned round, as keys are compared as unsigned.
      // Cards count from 1, so that no word is 0.
      put(((keys[i] ^ Long.MIN_VALUE) & ofKey) | (cards[i] + 1), (int) (keys[i] >>> toPlace));
    }
    return putInOrder(order) ? order : sortedByWholeKeys(cards, keys, count);
  }

  private int[] orderOf(int count) {
    int[] known = orders[count];
    if (known == null) {
      known = new int[count];
      orders[count] = known;
    }
    return known;
  }

  /**
   * Puts a word where it belongs: at its place, which follows from its highest bits, or after the
   * smaller ones that are there; larger ones move on. Keys scatter the cards evenly.
   */
  private void put(long word, int first) {
    int place = first;
    long moving = word;
    for (long there = places[place]; there != 0; there = places[++place]) {
      if (there > moving) {
        places[place] = moving;
        moving = there;
      }
    }
    places[place] = moving;
    taken[place >> 6] |= 1L << place;
  }

  /** Takes the cards from the sorted words; tells whether these differ in more than the cards. */
  private boolean putInOrder(int[] order) {
    int card = (1 << bits) - 1;
    long before = 0;
    long same = 0;
    int count = 0;
    for (int part = 0; part < taken.length; part++) {
      for (long left = taken[part]; left != 0; left &= left - 1) {
        long word = places[(part << 6) + Long.numberOfTrailingZeros(left)];
        same |= count > 0 && (word ^ before) >>> bits == 0 ? 1 : 0;
        before = word;
        order[count++] = ((int) word & card) - 1;
      }
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
