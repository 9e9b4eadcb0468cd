package tricksmith.editor.table.geometry;

/**
 * What of a script decides where things lie. It must stay the same for a whole deal, so that
 * nothing but cards moves.
 *
 * @param players from 2 to 10
 * @param largestHand how many cards a hand holds at most
 * @param boardRows how many rows the board has in the middle of the table; 0 for no board
 * @param dummy whether a whole hand may be laid open
 */
public record TableShape(int players, int largestHand, int boardRows, boolean dummy) {

  /** The fewest and the most players for whom there is a pattern of seats. */
  public static final int FEWEST = 2;

  public static final int MOST = 10;

  public TableShape {
    if (players < FEWEST || players > MOST) {
      throw new IllegalArgumentException("no pattern of seats for " + players + " players");
    }
  }
}
