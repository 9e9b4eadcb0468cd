package tricksmith.editor.table.geometry;

/**
 * The seats around the table: who looks sits at the bottom, the others follow clockwise.
 *
 * @param players how many
 * @param bottom the seat at the bottom
 * @param clockwise the direction of play; seats lie in it
 */
public record Round(int players, int bottom, boolean clockwise) {

  /** How many steps clockwise a seat is from the bottom. */
  public int step(int seat) {
    int way = clockwise ? seat - bottom : bottom - seat;
    return Math.floorMod(way, players);
  }
}
