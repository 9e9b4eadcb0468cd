package tricksmith.engine.chance;

import java.util.Collections;
import java.util.List;

/** A stream of chance of its own, which has nothing to do with that of the match. */
public final class Dice {

  private static final long NAME = KeyedChance.hash("supposition");

  private final long seed;
  private long drawn;

  public Dice(long seed) {
    this.seed = seed;
  }

  /** A number from 0, smaller than {@code count}. */
  public int below(int count) {
    return KeyedChance.pick(KeyedChance.key(seed, NAME, drawn++), count);
  }

  /** A number from 0, smaller than 1. */
  public double fraction() {
    return (KeyedChance.key(seed, NAME, drawn++) >>> 11) * 0x1.0p-53;
  }

  /** Brings a list into any order. */
  public void shuffle(List<Integer> list) {
    for (int i = list.size() - 1; i > 0; i--) {
      Collections.swap(list, i, below(i + 1));
    }
  }

  /** What chance is drawn from in a match that is supposed. */
  public long another() {
    return KeyedChance.key(seed, NAME, drawn++);
  }
}
