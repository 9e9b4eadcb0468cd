package tricksmith.compile;

import java.util.List;
import tricksmith.match.Position;
import tricksmith.match.Value;
import tricksmith.match.Values;

/**
 * A standard by which elements of a domain are compared: {@code most E}, {@code fewest E}. Whatever
 * has no value is worse than whatever has one.
 *
 * @param value of the element in the domain's cell
 */
record Standard(boolean most, Value value) {

  /** Positive if the first is better, negative if the second is, zero if they are equal. */
  int compare(long first, long second) {
    if (first == Values.NONE || second == Values.NONE) {
      return Boolean.compare(first != Values.NONE, second != Values.NONE);
    }
    return most ? Values.compare(first, second) : Values.compare(second, first);
  }

  /** What the element in the domain's cell is worth by all the standards. */
  static long[] measures(List<Standard> standards, Position position) {
    long[] measures = new long[standards.size()];
    for (int i = 0; i < measures.length; i++) {
      measures[i] = standards.get(i).value().of(position);
    }
    return measures;
  }
}
