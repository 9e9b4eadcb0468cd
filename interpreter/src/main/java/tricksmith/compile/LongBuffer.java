package tricksmith.compile;

import java.util.Arrays;
import java.util.stream.LongStream;
import tricksmith.match.Values;

/** Values being collected. */
final class LongBuffer {

  private long[] values = new long[16];
  private int size;

  void add(long value) {
    if (size == values.length) {
      values = Arrays.copyOf(values, 2 * size);
    }
    values[size++] = value;
  }

  long[] toArray() {
    return Arrays.copyOf(values, size);
  }

  /** From small to large. */
  LongStream sorted() {
    return LongStream.of(toArray()).boxed().sorted(Values::compare).mapToLong(value -> value);
  }
}
