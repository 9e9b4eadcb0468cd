package tricksmith.playtest.statistics;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How often each number occurred.
 *
 * @param counts by number, in ascending order
 */
public record Distribution(SortedMap<Double, Integer> counts) {

  public Distribution {
    counts = Collections.unmodifiableSortedMap(new TreeMap<>(counts));
  }

  /** Returns how many numbers were counted, repeats included. */
  public int count() {
    return counts.values().stream().mapToInt(Integer::intValue).sum();
  }

  /**
   * A range of numbers and how many fall into it.
   *
   * @param from inclusive
   * @param to exclusive
   */
  public record Bin(double from, double to, int count) {}

  /**
   * Returns the numbers grouped into bins of equal width: 1, 2 or 5 times a power of ten. Empty
   * bins in between are included.
   *
   * @param most the largest number of bins, at least 3
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

  /** Collects number after number. */
  public static final class Collector {
    private static final int SMALL = 1024;

    /** The counts of the usual numbers: whole ones from -{@link #SMALL}. */
    private final int[] small = new int[2 * SMALL];

    private final SortedMap<Double, Integer> others = new TreeMap<>();

    public void add(double number) {
      int whole = (int) number;
      if (whole == number && whole >= -SMALL && whole < SMALL) {
        small[whole + SMALL]++;
      } else {
        others.merge(number, 1, Integer::sum);
      }
    }

    public Distribution distribution() {
      SortedMap<Double, Integer> counts = new TreeMap<>(others);
      for (int whole = -SMALL; whole < SMALL; whole++) {
        if (small[whole + SMALL] > 0) {
          counts.put((double) whole, small[whole + SMALL]);
        }
      }
      return new Distribution(counts);
    }
  }
}
