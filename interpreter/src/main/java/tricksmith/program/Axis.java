package tricksmith.program;

import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;

/**
 * The values by which a variable is indexed, in order: where among its cells each has its entry.
 */
public final class Axis {

  private final long[] values;

  /** The kind, if the values are the things of one kind from index 0 on: the index is the place. */
  private final Values.@Nullable Kind direct;

  /** The values of an axis, in order. */
  public Axis(long... values) {
    this.values = values.clone();
    this.direct = direct(values);
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

  /** How many values there are. */
  public int size() {
    return values.length;
  }

  /** The value at a place, from 0. */
  public long value(int place) {
    return values[place];
  }

  /** All values, in order. */
  public long[] values() {
    return values.clone();
  }

  /** The indices of the values, which are of one kind. */
  public IndexSet indices() {
    return LongStream.of(values)
        .mapToObj(value -> IndexSet.of(Values.index(value)))
        .reduce(IndexSet.EMPTY, IndexSet::union);
  }

  /** Whether the values go from small to large as they are encoded. */
  public boolean isAscending() {
    return IntStream.range(1, values.length).allMatch(i -> values[i - 1] < values[i]);
  }

  /** The place of a value, or -1 if it is none or not among them. */
  public int place(long value) {
    if (value == Values.NONE) {
      return -1;
    }
    return direct != null && !Values.isNumber(value) && direct == Values.kind(value)
        ? Values.index(value)
        : search(value);
  }

  private int search(long value) {
    for (int i = 0; i < values.length; i++) {
      if (values[i] == value) {
        return i;
      }
    }
    return -1;
  }
}
