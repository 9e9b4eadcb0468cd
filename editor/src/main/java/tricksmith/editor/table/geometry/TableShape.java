package tricksmith.editor.table.geometry;

/**
 * The properties of a script that determine where things lie. They must stay the same for a whole
 * deal, so that nothing but cards moves.
 *
 * @param players from 2 to 10
 * @param largestHand the most cards that a hand holds
 * @param boardRows the number of rows of the board in the middle of the table; 0 for no board
 * @param dummy whether a whole hand may be laid open
 */
public record TableShape(int players, int largestHand, int boardRows, boolean dummy) {

  /**
   * The fewest players for whom there is a pattern of seats; {@code MOST} is the largest number.
   */
  public static final int FEWEST = 2;

  public static final int MOST = 10;

  public TableShape {
    if (players < FEWEST || players > MOST) {
      throw new IllegalArgumentException("no pattern of seats for " + players + " players");
    }
  }
}
