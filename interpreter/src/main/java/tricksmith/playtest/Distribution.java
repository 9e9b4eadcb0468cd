package tricksmith.playtest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How often each number came up.
 *
 * @param counts by number, from the least to the largest
 */
public record Distribution(SortedMap<Double, Integer> counts) {

  public Distribution {
    counts = Collections.unmodifiableSortedMap(new TreeMap<>(counts));
  }

  /** How many numbers there are. */
  public int count() {
    return counts.values().stream().mapToInt(Integer::intValue).sum();
  }

  /**
   * Numbers from one to another.
   *
   * @param from belongs to it
   * @param to does not
   */
  public record Bin(double from, double to, int count) {}

  /**
   * The same in bins of one width, which is 1, 2 or 5, or one of these with noughts; those without
   * numbers among them.
   *
   * @param most how many bins there may be, at least 3
   */
  public List<Bin> bins(int most) {
    if (counts.isEmpty()) {
      return List.of();
    }
    double width = 1;
    for (int i = 0; binsOf(width) > most; i++) {
      width *= i % 3 == 1 ? 2.5 : 2;
    }
    long first = (long) Math.floor(counts.firstKey() / width);
    List<Bin> bins = new ArrayList<>();
    for (long bin = first; bin * width <= counts.lastKey(); bin++) {
      double from = bin * width;
      double to = (bin + 1) * width;
      int count = counts.subMap(from, to).values().stream().mapToInt(Integer::intValue).sum();
      bins.add(new Bin(from, to, count));
    }
    return List.copyOf(bins);
  }

  private double binsOf(double width) {
    return Math.floor(counts.lastKey() / width) - Math.floor(counts.firstKey() / width) + 1;
  }

  /** Takes numbers one after the other. */
  static final class Collector {
    private final SortedMap<Double, Integer> counts = new TreeMap<>();

    void add(double number) {
      counts.merge(number + 0.0, 1, Integer::sum); // -0.0 becomes 0.0
    }

    Distribution distribution() {
      return new Distribution(counts);
    }
  }
}
