package tricksmith.reference;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Keyed chance ({@code docs/language/reference.md}, Chance, errors and counts). */
final class Chance {
  private final long seed;
  private final Map<String, Integer> counts = new HashMap<>();

  Chance(long seed) {
    this.seed = seed;
  }

  /** The number of one of n alternatives, from 0. */
  int pick(String name, int n) {
    BigInteger drawn = new BigInteger(Long.toUnsignedString(mix(nextKey(name))));
    return drawn.multiply(BigInteger.valueOf(n)).shiftRight(64).intValueExact();
  }

  /** The cards in a new order, the top first; copies stand in deck order among themselves. */
  List<Thing.Card> shuffle(String name, List<Thing.Card> cards) {
    long key = nextKey(name);
    List<Thing.Card> shuffled = new ArrayList<>(cards);
    shuffled.sort(
        Comparator.comparing(card -> mix(key + hash(card.fullName())), Long::compareUnsigned));
    Map<String, Deque<Thing.Card>> copies = new HashMap<>();
    cards.stream()
        .sorted(Comparator.comparingInt(Thing.Card::place))
        .forEach(card -> copies.computeIfAbsent(card.label(), _ -> new ArrayDeque<>()).add(card));
    return shuffled.stream().map(card -> copies.get(card.label()).remove()).toList();
  }

  private long nextKey(String name) {
    long count = counts.merge(name, 1, Integer::sum) - 1L;
    return mix(seed + mix(hash(name) + count * 0x9E3779B97F4A7C15L));
  }

  private static long mix(long z) {
    long mixed = z;
    mixed ^= mixed >>> 30;
    mixed *= 0xBF58476D1CE4E5B9L;
    mixed ^= mixed >>> 27;
    mixed *= 0x94D049BB133111EBL;
    mixed ^= mixed >>> 31;
    return mixed;
  }

  private static long hash(String text) {
    long hash = 0xCBF29CE484222325L;
    for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
      hash = (hash ^ (b & 0xFF)) * 0x100000001B3L;
    }
    return hash;
  }
}
