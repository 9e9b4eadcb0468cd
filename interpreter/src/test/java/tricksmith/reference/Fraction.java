package tricksmith.reference;

import java.math.BigInteger;

/** An exact number in lowest terms, within the limits of the language. */
record Fraction(BigInteger top, BigInteger bottom) implements Comparable<Fraction> {
  private static final BigInteger LARGEST_TOP = BigInteger.valueOf(4_000_000_000_000L);
  private static final BigInteger LARGEST_BOTTOM = BigInteger.valueOf(1_000_000L);
  static final Fraction ZERO = of(0);

  static Fraction of(long whole) {
    return of(BigInteger.valueOf(whole), BigInteger.ONE);
  }

  private static Fraction of(BigInteger top, BigInteger bottom) {
    BigInteger divisor = top.gcd(bottom).multiply(BigInteger.valueOf(bottom.signum()));
    BigInteger lowestTop = top.divide(divisor);
    BigInteger lowestBottom = bottom.divide(divisor);
    if (lowestTop.abs().compareTo(LARGEST_TOP) > 0 || lowestBottom.compareTo(LARGEST_BOTTOM) > 0) {
      throw new ScriptError(ScriptError.Kind.OVERFLOW);
    }
    return new Fraction(lowestTop, lowestBottom);
  }

  Fraction plus(Fraction other) {
    return of(
        top.multiply(other.bottom).add(other.top.multiply(bottom)), bottom.multiply(other.bottom));
  }

  Fraction minus(Fraction other) {
    return plus(other.negated());
  }

  Fraction negated() {
    return new Fraction(top.negate(), bottom);
  }

  Fraction times(Fraction other) {
    return of(top.multiply(other.top), bottom.multiply(other.bottom));
  }

  Fraction dividedBy(Fraction other) {
    if (other.top.signum() == 0) {
      throw new ScriptError(ScriptError.Kind.DIVISION_BY_ZERO);
    }
    return of(top.multiply(other.bottom), bottom.multiply(other.top));
  }

  /** The largest whole number that is not larger. */
  Fraction roundedDown() {
    BigInteger[] parts = top.divideAndRemainder(bottom);
    boolean below = parts[1].signum() < 0;
    return of(below ? parts[0].subtract(BigInteger.ONE) : parts[0], BigInteger.ONE);
  }

  /** The smallest whole number that is not smaller. */
  Fraction roundedUp() {
    return negated().roundedDown().negated();
  }

  /** What is left of a whole number after division by another; it has that one's sign. */
  Fraction remainder(Fraction divisor) {
    requireWhole();
    divisor.requireWhole();
    return minus(divisor.times(dividedBy(divisor).roundedDown()));
  }

  boolean isWhole() {
    return bottom.equals(BigInteger.ONE);
  }

  /** The whole number, where one is needed. */
  int whole() {
    requireWhole();
    return top.intValueExact();
  }

  private void requireWhole() {
    if (!isWhole()) {
      throw new ScriptError(ScriptError.Kind.NOT_WHOLE);
    }
  }

  @Override
  public int compareTo(Fraction other) {
    return top.multiply(other.bottom).compareTo(other.top.multiply(bottom));
  }

  @Override
  public String toString() {
    return isWhole() ? top.toString() : top + "/" + bottom;
  }
}
