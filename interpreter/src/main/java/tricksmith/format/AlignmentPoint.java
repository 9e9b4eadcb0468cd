package tricksmith.format;

/**
 * A column that parts of several lines share, as far left as all of them allow. Two of them are
 * never equal, however wide they may be: parts share a column if they hold the same object.
 */
final class AlignmentPoint {
  private static final int ANY = Integer.MAX_VALUE;

  private final int widest;

  private AlignmentPoint(int widest) {
    this.widest = widest;
  }

  /** Returns a column that all parts keep to. */
  static AlignmentPoint always() {
    return new AlignmentPoint(ANY);
  }

  /**
   * Returns a column that is dropped altogether if any part would have to move more than {@code
   * columns} to the right. Across a wide gap, the eye loses the line.
   */
  static AlignmentPoint upTo(int columns) {
    return new AlignmentPoint(columns);
  }

  /**
   * Whether the column is kept if parts could start anywhere from {@code first} to {@code last}.
   */
  boolean spans(int first, int last) {
    return last - first <= widest;
  }
}
