package tricksmith.editor.proposals;

/**
 * Where the felt with the trick pointed at is: above the proposals if all of them are in sight
 * below it, otherwise beside them, or in one column with them if the pane is narrow as well.
 * Everything is in em.
 *
 * @param width the width of the felt
 * @param height the height that it may take
 */
record FeltPlace(Side side, double width, double height) {

  /** The height that the title, three proposals and the buttons need. */
  private static final double PROPOSALS = 35;

  /** The height that the question which tells them apart needs, before the felt takes more. */
  private static final double QUESTION = 4.5;

  private static final double LEAST_HEIGHT = 10;
  private static final double SCROLLED_HEIGHT = 15;
  private static final double MOST_HEIGHT = 24;

  /** The least width of a felt and proposals beside each other. */
  private static final double BOTH = 42;

  /** The share of the width that a felt beside proposals takes. */
  private static final double SHARE = 0.34;

  private static final double MOST_WIDTH = 22;

  enum Side {
    ABOVE,
    BESIDE,
    /** Before the first proposal, so that both scroll together. */
    WITHIN
  }

  /** Returns the place in a pane of this size. */
  static FeltPlace of(double width, double height) {
    double free = height - PROPOSALS;
    if (free >= LEAST_HEIGHT) {
      return new FeltPlace(
          Side.ABOVE, width, Math.clamp(free - QUESTION, LEAST_HEIGHT, MOST_HEIGHT));
    }
    return width >= BOTH
        ? new FeltPlace(Side.BESIDE, Math.min(width * SHARE, MOST_WIDTH), MOST_HEIGHT)
        : new FeltPlace(Side.WITHIN, width, SCROLLED_HEIGHT);
  }
}
