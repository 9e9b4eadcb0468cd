package tricksmith.playtest;

/** The chi-square distribution. */
final class ChiSquare {

  private static final double PRECISION = 1e-15;
  private static final int MOST_TERMS = 10_000;

  private ChiSquare() {}

  /**
   * How often a variable that is so distributed is larger.
   *
   * @param value at least 0
   * @param freedom degrees of freedom, at least 1
   */
  static double beyond(double value, int freedom) {
    if (value <= 0) {
      return 1;
    }
    double a = freedom / 2.0;
    double x = value / 2;
    return x < a + 1 ? 1 - lower(a, x) : upper(a, x);
  }

  /** The regularized lower incomplete gamma function, by its series. */
  private static double lower(double a, double x) {
    double term = 1 / a;
    double sum = term;
    for (int i = 1; i < MOST_TERMS && term > sum * PRECISION; i++) {
      term *= x / (a + i);
      sum += term;
    }
    return sum * density(a, x);
  }

  /** The upper one, by its continued fraction (Lentz's method). */
  private static double upper(double a, double x) {
    double b = x + 1 - a;
    double c = Double.MAX_VALUE;
    double d = 1 / b;
    double fraction = d;
    double change = 0;
    for (int i = 1; i < MOST_TERMS && Math.abs(change - 1) > PRECISION; i++) {
      double numerator = -i * (i - a);
      b += 2;
      d = 1 / (numerator * d + b);
      c = b + numerator / c;
      change = c * d;
      fraction *= change;
    }
    return fraction * density(a, x);
  }

  private static double density(double a, double x) {
    return Math.exp(a * Math.log(x) - x - logarithmOfGamma(a));
  }

  /** Of a whole number or a half, by stepping down to 1 or to a half. */
  private static double logarithmOfGamma(double a) {
    double logarithm = 0;
    double left = a;
    while (left > 1) {
      left--;
      logarithm += Math.log(left);
    }
    return left < 1 ? logarithm + Math.log(Math.PI) / 2 : logarithm;
  }
}
