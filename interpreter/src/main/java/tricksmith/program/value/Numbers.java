package tricksmith.program.value;

/** Arithmetic on words that are numbers; an operand of none is a fault. */
public final class Numbers {

  private Numbers() {}

  /** Returns the distance between two numbers. */
  public static long difference(long one, long other) {
    long difference = Values.minus(one, other);
    return Values.numerator(difference) < 0 ? Values.negate(difference) : difference;
  }

  /** Returns the smaller of two numbers. */
  public static long least(long one, long other) {
    return Values.compare(required(one), required(other)) <= 0 ? one : other;
  }

  /** Returns the larger of two numbers. */
  public static long greatest(long one, long other) {
    return Values.compare(required(one), required(other)) >= 0 ? one : other;
  }

  /** Returns the largest whole number that is not larger. */
  public static long roundedDown(long number) {
    return Values.number(floor(number));
  }

  /** Returns the smallest whole number that is not smaller. */
  public static long roundedUp(long number) {
    return Values.number(ceiling(number));
  }

  /** Returns the remainder of a whole division, with the sign of the divisor. */
  public static long remainder(long number, long divisor) {
    long of = wholeNumber(number);
    long by = wholeNumber(divisor);
    if (by == 0) {
      throw new Fault(Fault.Kind.DIVISION_BY_ZERO);
    }
    return Values.number(Math.floorMod(of, by));
  }

  /** Returns the number itself, which must be whole. */
  public static long whole(long number) {
    return Values.number(wholeNumber(number));
  }

  /** Returns the smallest whole number that is not smaller. */
  public static long ceiling(long number) {
    long exact = required(number);
    return Math.ceilDiv(Values.numerator(exact), Values.denominator(exact));
  }

  /** Returns the largest whole number that is not larger. */
  public static long floor(long number) {
    long exact = required(number);
    return Math.floorDiv(Values.numerator(exact), Values.denominator(exact));
  }

  private static long wholeNumber(long number) {
    if (!Values.isWhole(required(number))) {
      throw new Fault(Fault.Kind.NOT_WHOLE);
    }
    return Values.numerator(number);
  }

  private static long required(long word) {
    if (word == Values.NONE) {
      throw new Fault(Fault.Kind.NO_VALUE);
    }
    return word;
  }
}
