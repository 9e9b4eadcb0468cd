package tricksmith.reference;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Chance for making up scripts; the same seed makes the same script. */
final class Dice {
  private final SplittableRandom random;
  private int names;

  Dice(long seed) {
    this.random = new SplittableRandom(seed);
  }

  /** From least to most. */
  int number(int least, int most) {
    return least + random.nextInt(most - least + 1);
  }

  /** Yes, in so many of a hundred cases. */
  boolean percent(int often) {
    return random.nextInt(100) < often;
  }

  /** The text, in so many of a hundred cases; else nothing. */
  String maybe(int often, Way text) {
    return percent(often) ? text.text() : "";
  }

  /** One of these. */
  <T> T of(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  String word(String... words) {
    return of(List.of(words));
  }

  /** One of these ways. */
  String way(Way... ways) {
    return of(List.of(ways)).text();
  }

  /** A way to make up a text. */
  @FunctionalInterface
  interface Way {
    String text();
  }

  /** From least to most of them, one after the other. */
  String several(int least, int most, String between, Way each) {
    return IntStream.range(0, number(least, most))
        .mapToObj(_ -> each.text())
        .collect(Collectors.joining(between));
  }

  /** A name that has not been used yet. */
  String name() {
    names++;
    return "x" + names;
  }
}
