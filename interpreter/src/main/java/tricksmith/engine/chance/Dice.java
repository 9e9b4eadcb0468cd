package tricksmith.engine.chance;

import java.util.Collections;
import java.util.List;

/** A stream of randomness of its own, independent of the chance in the match. */
public final class Dice {

  private static final long NAME = KeyedChance.hash("supposition");

  private final long seed;
  private long drawn;

  public Dice(long seed) {
    this.seed = seed;
  }

  /** Returns a number from 0 up to, but not including, {@code count}. */
  public int below(int count) {
    return KeyedChance.pick(KeyedChance.key(seed, NAME, drawn++), count);
  }

  /** Returns a number from 0 up to, but not including, 1. */
  public double fraction() {
    return (KeyedChance.key(seed, NAME, drawn++) >>> 11) * 0x1.0p-53;
  }

  public void shuffle(List<?> list) {
    for (int i = list.size() - 1; i > 0; i--) {
      Collections.swap(list, i, below(i + 1));
    }
  }

  /** Returns a seed for the chance in a supposed match. */
  public long another() {
    return KeyedChance.key(seed, NAME, drawn++);
  }
}
