package tricksmith.editor.table;

/**
 * Where seats are around the table: who looks sits at the bottom, the others follow clockwise.
 *
 * @param players how many
 * @param bottom the seat at the bottom
 */
record Round(int players, int bottom) {
  private static final double NARROW = 0.9;
  private static final double BELOW = 0.2;

  /** Parts of the window around the middle of the table. */
  enum Part {
    BOTTOM,
    LEFT,
    TOP,
    RIGHT
  }

  /** How far a seat is from the bottom, clockwise: 0 for the bottom, 0.5 for the opposite side. */
  double way(int seat) {
    return (double) Math.floorMod(seat - bottom, players) / players;
  }

  /** How far to the right of the middle a seat is: from −1 to 1. */
  double right(int seat) {
    return Math.cos(angle(seat));
  }

  /** How far below the middle a seat is: from −1 to 1. */
  double below(int seat) {
    return Math.sin(angle(seat));
  }

  private double angle(int seat) {
    return Math.PI / 2 + way(seat) * 2 * Math.PI;
  }

  /** Where its place is. */
  Part part(int seat) {
    if (seat == bottom) {
      return Part.BOTTOM;
    }
    boolean side = Math.abs(right(seat)) > NARROW || below(seat) > BELOW;
    if (!side) {
      return Part.TOP;
    }
    return right(seat) < 0 ? Part.LEFT : Part.RIGHT;
  }
}
