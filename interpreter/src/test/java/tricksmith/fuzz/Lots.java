package tricksmith.fuzz;

import java.util.List;
import java.util.SplittableRandom;

/** Chance, by a seed. */
final class Lots {
  private final SplittableRandom random;

  Lots(long seed) {
    // Seeds one after the other are to have nothing in common.
    this.random = new SplittableRandom(new SplittableRandom(seed).nextLong());
  }

  /** From 0 to less than this, which is at least 1. */
  int below(int bound) {
    return random.nextInt(bound);
  }

  /** From the one to the other, both included. */
  int between(int least, int most) {
    return random.nextInt(least, most + 1);
  }

  /** True once in so many times. */
  boolean onceIn(int times) {
    return random.nextInt(times) == 0;
  }

  <T> T of(List<T> values) {
    return values.get(random.nextInt(values.size()));
  }

  long seed() {
    return random.nextLong();
  }

  byte[] bytes(int count) {
    byte[] bytes = new byte[count];
    random.nextBytes(bytes);
    return bytes;
  }
}
