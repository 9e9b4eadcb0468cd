package tricksmith.editor.table.geometry;

/**
 * The seats around the table: the viewer at the bottom, the others following clockwise.
 *
 * @param players the number of players
 * @param bottom the seat at the bottom
 * @param clockwise the direction of play; seats follow it
 */
public record Round(int players, int bottom, boolean clockwise) {

  /** Returns how many steps clockwise a seat is from the bottom. */
  public int step(int seat) {
    int way = clockwise ? seat - bottom : bottom - seat;
    return Math.floorMod(way, players);
  }
}
