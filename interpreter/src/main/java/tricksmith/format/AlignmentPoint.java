package tricksmith.format;

/** A column where parts of several lines begin, as far left as all of them can. */
final class AlignmentPoint {
  private static final int ANY = Integer.MAX_VALUE;

  private final int widest;

  private AlignmentPoint(int widest) {
    this.widest = widest;
  }

  /** One that all parts keep to. */
  static AlignmentPoint always() {
    return new AlignmentPoint(ANY);
  }

  /**
   * One to which no part keeps if one of them had to move further to the right than this: over a
   * wide gap, the eye loses the line.
   */
  static AlignmentPoint upTo(int columns) {
    return new AlignmentPoint(columns);
  }

  /** Whether parts keep to it, if the first could begin here, and the last there. */
  boolean spans(int first, int last) {
    return last - first <= widest;
  }
}
