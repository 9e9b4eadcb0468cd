package tricksmith.program.expression;

import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Finds the row of a key in a table. */
sealed interface Rows {

  /** How many keys there may be room for between the first and the last. */
  int MOST = 256;

  /** Returns the row of a key, from 0; -1 if it is in none. */
  int of(long key);

  /**
   * Finds the quickest way to look keys up.
   *
   * @param keys those of each row; if one occurs twice, its first row counts
   */
  static Rows of(List<List<Long>> keys) {
    SortedMap<Long, Integer> byKey = new TreeMap<>();
    for (int row = 0; row < keys.size(); row++) {
      for (long key : keys.get(row)) {
        byKey.putIfAbsent(key, row);
      }
    }
    long[] sorted = byKey.keySet().stream().mapToLong(Long::longValue).toArray();
    int[] rows = byKey.values().stream().mapToInt(Integer::intValue).toArray();
    if (sorted.length == 0) {
      return new Searched(sorted, rows);
    }
    long distances = Arrays.stream(sorted).map(key -> key - sorted[0]).reduce(0, (a, b) -> a | b);
    int shift = distances == 0 ? 0 : Long.numberOfTrailingZeros(distances);
    long last = (sorted[sorted.length - 1] - sorted[0]) >>> shift;
    return last < 0 || last >= MOST
        ? new Searched(sorted, rows)
        : Spaced.of(sorted, rows, shift, (int) last + 1);
  }

  /** Keys at equal distances, such as whole numbers or things of a kind, perhaps with gaps. */
  final class Spaced implements Rows {

    private final long first;
    private final int shift;
    private final int[] rows;

    private Spaced(long first, int shift, int[] rows) {
      this.first = first;
      this.shift = shift;
      this.rows = rows;
    }

    private static Spaced of(long[] keys, int[] rows, int shift, int room) {
      int[] byDistance = new int[room];
      Arrays.fill(byDistance, -1);
      for (int i = 0; i < keys.length; i++) {
        byDistance[(int) ((keys[i] - keys[0]) >>> shift)] = rows[i];
      }
      return new Spaced(keys[0], shift, byDistance);
    }

    @Override
    public int of(long key) {
      long distance = key - first;
      long place = distance >>> shift;
      return place >= 0 && place < rows.length && place << shift == distance
          ? rows[(int) place]
          : -1;
    }
  }

  /** Any other keys, in ascending order. */
  final class Searched implements Rows {

    private final long[] keys;
    private final int[] rows;

    private Searched(long[] keys, int[] rows) {
      this.keys = keys;
      this.rows = rows;
    }

    @Override
    public int of(long key) {
      int place = Arrays.binarySearch(keys, key);
      return place < 0 ? -1 : rows[place];
    }
  }
}
