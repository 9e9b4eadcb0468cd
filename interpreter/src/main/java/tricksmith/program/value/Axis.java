package tricksmith.program.value;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;

/**
 * The values by which a variable is indexed, in order: the place of each value's entry among the
 * variable's cells.
 */
public final class Axis {

  private final long[] values;

  /**
   * The kind of the values if they are all things of one kind from index 0 on, so that the index is
   * the place; otherwise null.
   */
  private final Values.@Nullable Kind direct;

  /** The values in ascending order, and the place of each: a script may have 100,000 of them. */
  private final long[] ascending;

  private final int[] places;

  public Axis(long... values) {
    this.values = values.clone();
    this.direct = direct(values);
    places =
        IntStream.range(0, values.length)
            .boxed()
            .sorted(Comparator.comparingLong(place -> values[place]))
            .mapToInt(place -> place)
            .toArray();
    ascending = IntStream.of(places).mapToLong(place -> values[place]).toArray();
  }

  private static Values.@Nullable Kind direct(long[] values) {
    if (values.length == 0 || Values.isNumber(values[0])) {
      return null;
    }
    for (int i = 0; i < values.length; i++) {
      if (values[i] != Values.of(Values.kind(values[0]), i)) {
        return null;
      }
    }
    return Values.kind(values[0]);
  }

  /** Returns the number of values. */
  public int size() {
    return values.length;
  }

  /** Returns the value at a place, from 0. */
  public long value(int place) {
    return values[place];
  }

  public long[] values() {
    return values.clone();
  }

  /** Returns the indices of the values, which are of one kind. */
  public IndexSet indices() {
    return LongStream.of(values)
        .mapToObj(value -> IndexSet.of(Values.index(value)))
        .reduce(IndexSet.EMPTY, IndexSet::union);
  }

  /** Whether the encoded values are in ascending order. */
  public boolean isAscending() {
    return IntStream.range(1, values.length).allMatch(i -> values[i - 1] < values[i]);
  }

  /** Returns the place of a value, or -1 if it is none or not among the values. */
  public int place(long value) {
    if (value == Values.NONE) {
      return -1;
    }
    return direct != null && !Values.isNumber(value) && direct == Values.kind(value)
        ? Values.index(value)
        : search(value);
  }

  private int search(long value) {
    int found = Arrays.binarySearch(ascending, value);
    return found < 0 ? -1 : places[found];
  }
}
