package tricksmith.playtest;

/** The normal distribution. */
final class Normal {

  /** How far a normal variable is from its mean at most, in deviations, in 95 of 100 cases. */
  static final double Z_95 = 1.959964;

  private static final double LARGEST = 40;
  private static final double PRECISION = 1e-9;

  private Normal() {}

  /**
   * How far a normal variable is from its mean at most, in deviations, but for this share of the
   * cases.
   *
   * @param others above 0, below 1
   */
  static double farthest(double others) {
    double from = 0;
    double to = LARGEST;
    while (to - from > PRECISION) {
      double middle = (from + to) / 2;
      if (ChiSquare.beyond(middle * middle, 1) > others) {
        from = middle;
      } else {
        to = middle;
      }
    }
    return (from + to) / 2;
  }
}
