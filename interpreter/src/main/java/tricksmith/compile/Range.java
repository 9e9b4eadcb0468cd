package tricksmith.compile;

import tricksmith.match.Values;

/** The ends of a range of whole numbers; they may be any numbers, but not none. */
final class Range {

  private Range() {}

  /** The first whole number of a range that begins with {@code least}. */
  static long first(long least) {
    long exact = Numbers.required(least);
    return Math.ceilDiv(Values.numerator(exact), Values.denominator(exact));
  }

  /** The last whole number of a range that ends with {@code most}. */
  static long last(long most) {
    long exact = Numbers.required(most);
    return Math.floorDiv(Values.numerator(exact), Values.denominator(exact));
  }
}
