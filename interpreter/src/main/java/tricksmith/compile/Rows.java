package tricksmith.compile;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tricksmith.match.Position;
import tricksmith.match.Value;

/**
 * The constants beside which the rows of a table stand. A constant that comes again is the first.
 */
final class Rows {

  private final Value key;
  private final long[] constants;
  private final int[] rows;

  /**
   * Rows.
   *
   * @param key what is looked up
   * @param constants those of each row
   */
  Rows(Value key, List<List<Long>> constants) {
    this.key = key;
    Map<Long, Integer> byConstant = new TreeMap<>();
    for (int row = 0; row < constants.size(); row++) {
      for (long constant : constants.get(row)) {
        byConstant.putIfAbsent(constant, row);
      }
    }
    this.constants = byConstant.keySet().stream().mapToLong(constant -> constant).toArray();
    this.rows = byConstant.values().stream().mapToInt(row -> row).toArray();
  }

  /** The row of the key, from 0, or -1 if it is not there. */
  int row(Position position) {
    int place = Arrays.binarySearch(constants, key.of(position));
    return place < 0 ? -1 : rows[place];
  }
}
