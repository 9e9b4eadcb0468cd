package tricksmith;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Laws that hold everywhere are tested in some places, and everywhere with {@code -Dsamples=whole}.
 */
public final class Sample {
  private static final boolean WHOLE = "whole".equals(System.getProperty("samples"));

  private Sample() {}

  public static boolean isWhole() {
    return WHOLE;
  }

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

  /** One of two by turns, and both of the whole. */
  public static <T> List<T> ofTwo(T even, T odd, int turn) {
    return with(List.of(turn % 2 == 0 ? even : odd), List.of(turn % 2 == 0 ? odd : even));
  }

  /** Some elements, and with the whole also others. */
  public static <T> List<T> with(List<T> usually, List<T> otherwise) {
    return WHOLE
        ? Stream.concat(usually.stream(), otherwise.stream()).toList()
        : List.copyOf(usually);
  }

  /** So many repetitions of something random, and thirty times as many of the whole. */
  public static int times(int usually) {
    return WHOLE ? 30 * usually : usually;
  }
}
