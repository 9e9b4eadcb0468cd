package tricksmith.compile;

import java.util.Arrays;

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
}
