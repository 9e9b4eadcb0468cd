package tricksmith.format;

/** A column that parts of several lines share, as far left as all of them allow. */
record AlignmentPoint(int widest) {
  private static final int ANY = Integer.MAX_VALUE;

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
