package tricksmith.program.value;

import java.math.BigInteger;

/**
 * A sum or difference of numbers that is only shown. Unlike {@link Values}, it never fails: two
 * scores may each be as large as a number can be, and further apart.
 *
 * @param top the numerator, in lowest terms
 * @param bottom the denominator, above 0
 */
public record ShownNumber(BigInteger top, BigInteger bottom) {

  public static final ShownNumber NOTHING = of(Values.number(0));

  public static ShownNumber of(long number) {
    return new ShownNumber(
        BigInteger.valueOf(Values.numerator(number)),
        BigInteger.valueOf(Values.denominator(number)));
  }

  /** Returns how much more one number is than another. */
  public static ShownNumber between(long before, long after) {
    return of(after).plus(of(Values.negate(before)));
  }

  public ShownNumber plus(ShownNumber other) {
    BigInteger sum = top.multiply(other.bottom).add(other.top.multiply(bottom));
    BigInteger product = bottom.multiply(other.bottom);
    BigInteger divisor = sum.gcd(product);
    return new ShownNumber(sum.divide(divisor), product.divide(divisor));
  }

  /** Returns the number as scripts write it. */
  public String written() {
    return bottom.equals(BigInteger.ONE) ? top.toString() : top + "/" + bottom;
  }

  /** Returns the number with its sign, unless it is 0. */
  public String signed() {
    return top.signum() > 0 ? "+" + written() : written();
  }
}
