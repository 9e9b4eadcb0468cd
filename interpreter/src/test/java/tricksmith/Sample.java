package tricksmith;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Laws that hold everywhere are tested in some places, and everywhere with {@code -Dsamples=whole}.
 */
public final class Sample {
  private static final boolean WHOLE = "whole".equals(System.getProperty("samples"));

  private Sample() {}

  /** One in so many elements, in order; lists of different lengths begin at different places. */
  public static <T> List<T> of(List<T> all, int oneIn) {
    if (WHOLE || all.isEmpty()) {
      return List.copyOf(all);
    }
    int first = Math.min(all.size() - 1, all.size() % oneIn);
    return IntStream.iterate(first, place -> place < all.size(), place -> place + oneIn)
        .mapToObj(all::get)
        .toList();
  }

  /** So many repetitions of something random, and ten times as many of the whole. */
  public static int times(int usually) {
    return WHOLE ? 10 * usually : usually;
  }
}
