package tricksmith.editor.table.geometry;

import java.util.List;

/**
 * Which seats are at which edge, and where the cards of a trick lie. There is one pattern for each
 * number of players, whatever the size of the window.
 *
 * @param atSides the number of seats at the left edge, and as many at the right one
 * @param onTop the number of seats at the upper edge
 * @param columns room that the cards of a trick need side by side, in cards with a gap
 * @param trick places of the cards of a trick, clockwise from the own one
 */
record SeatPattern(int atSides, int onTop, double columns, List<Offset> trick) {

  /**
   * The distance of a card's centre from the centre of the table, in units of a card with a gap.
   */
  record Offset(double right, double down) {}

  private static final int THREE_ROWS_FROM = 7;

  static SeatPattern of(int players, boolean board) {
    return switch (players) {
      case 2 -> pattern(0, 1, 1, 0, .5, 0, -.5);
      case 3 ->
          board
              ? pattern(1, 0, 3, 0, .5, -.55, -.5, .55, -.5)
              : pattern(1, 0, 3, 0, .5, -1, -.2, 1, -.2);
      case 4 ->
          board
              ? pattern(1, 1, 3.12, 0, .5, -1.08, .5, 0, -.5, 1.08, .5)
              : pattern(1, 1, 3.12, 0, .5, -1.06, 0, 0, -.5, 1.06, 0);
      case 5 -> pattern(1, 2, 3.2, 0, .5, -1.1, .5, -.55, -.5, .55, -.5, 1.1, .5);
      case 6 -> pattern(1, 3, 3.16, 0, .5, -1.08, .5, -1.08, -.5, 0, -.5, 1.08, -.5, 1.08, .5);
      case 7 -> pattern(2, 2, 3.2, 0, 1, -1.1, 1, -1.1, 0, -.55, -1, .55, -1, 1.1, 0, 1.1, 1);
      case 8 ->
          pattern(2, 3, 3.2, 0, 1, -1.1, 1, -1.1, 0, -1.1, -1, 0, -1, 1.1, -1, 1.1, 0, 1.1, 1);
      case 9 ->
          pattern(
              2, 4, 4, 0, 1, -1.25, 1, -1.5, 0, -1.5, -1, -.5, -1, .5, -1, 1.5, -1, 1.5, 0, 1.25,
              1);
      case 10 ->
          pattern(
              2, 5, 5, 0, 1, -1.25, 1, -2, 0, -2, -1, -1, -1, 0, -1, 1, -1, 2, -1, 2, 0, 1.25, 1);
      default -> throw new IllegalArgumentException("no pattern for " + players);
    };
  }

  private static SeatPattern pattern(int atSides, int onTop, double columns, double... offsets) {
    Offset[] places = new Offset[offsets.length / 2];
    for (int i = 0; i < places.length; i++) {
      places[i] = new Offset(offsets[2 * i], offsets[2 * i + 1]);
    }
    return new SeatPattern(atSides, onTop, columns, List.of(places));
  }

  int players() {
    return trick.size();
  }

  /** Returns the number of rows of the cards of a trick. */
  int rows() {
    return players() < THREE_ROWS_FROM ? 2 : 3;
  }

  Edge edge(int step) {
    if (step == 0) {
      return Edge.BOTTOM;
    }
    if (step <= atSides) {
      return Edge.LEFT;
    }
    return step <= atSides + onTop ? Edge.TOP : Edge.RIGHT;
  }

  /** Returns the place of a seat among those of its edge: from below, from the left, from above. */
  int placeAtEdge(int step) {
    return switch (edge(step)) {
      case BOTTOM -> 0;
      case LEFT -> step - 1;
      case TOP -> step - 1 - atSides;
      case RIGHT -> step - 1 - atSides - onTop;
    };
  }
}
