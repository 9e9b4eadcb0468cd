package tricksmith.engine.chance;

import java.nio.charset.StandardCharsets;

/**
 * Chance that depends on nothing but the seed, the name of an event and how many events of that
 * name came before it, so that a change elsewhere leaves it alone ({@code
 * docs/language/reference.md}, Chance, errors and counts). Simple enough to reimplement in any
 * language.
 *
 * <p>The mixing function is the finalizer of SplitMix64 (Steele, Lea, Flood 2014), the hash is
 * FNV-1a.
 */
public final class KeyedChance {

  private static final long GOLDEN = 0x9E3779B97F4A7C15L;
  private static final long HASH_START = 0xCBF29CE484222325L;
  private static final long HASH_PRIME = 0x100000001B3L;

  private KeyedChance() {}

  /** Scatters the bits of a word; a bijection. */
  public static long mix(long word) {
    long z = (word ^ (word >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  /** Returns the hash of a text's UTF-8 bytes. */
  public static long hash(String text) {
    long hash = HASH_START;
    for (byte unit : text.getBytes(StandardCharsets.UTF_8)) {
      hash = (hash ^ (unit & 0xFF)) * HASH_PRIME;
    }
    return hash;
  }

  /**
   * Returns the key of an event.
   *
   * @param nameHash the hash of its name
   * @param count how many events of that name came before it
   */
  public static long key(long seed, long nameHash, long count) {
    return key(seed, event(nameHash, count));
  }

  /**
   * Returns an event independently of the seed, for callers that ask about the same events with
   * many seeds.
   *
   * @param nameHash as for {@link #key(long, long, long)}, as is the count
   */
  public static long event(long nameHash, long count) {
    return mix(nameHash + count * GOLDEN);
  }

  public static long key(long seed, long event) {
    return mix(seed + event);
  }

  /** Picks one of {@code count} alternatives, numbered from 0 and all equally likely. */
  public static int pick(long key, int count) {
    return share(mix(key), count);
  }

  /** Does what {@link #pick} does after {@link #mix}, for callers that mix beforehand. */
  public static int share(long mixed, int count) {
    return (int) Math.unsignedMultiplyHigh(mixed, count);
  }

  /**
   * Returns a card's sort key in the shuffle with this key: compared as unsigned, the smallest on
   * top.
   */
  public static long cardKey(long key, long cardHash) {
    return mix(key + cardHash);
  }
}
