package tricksmith.editor.table.felt;

import java.util.List;
import tricksmith.editor.picture.Table;
import tricksmith.editor.table.geometry.TableShape;

/**
 * Remembers for a match what determines the places, so that they stay the same at all its moments.
 */
final class TableRoom {
  private long seed;
  private List<String> suits = List.of();
  private int largestHand;

  /** Returns the shape of the game that a picture shows. */
  TableShape shape(Table table, int boardRows, boolean dummy) {
    if (table.match().seed() != seed || !table.suits().equals(suits)) {
      seed = table.match().seed();
      suits = table.suits();
      largestHand = 1;
    }
    table.seats().forEach(seat -> largestHand = Math.max(largestHand, seat.hand().size()));
    int players = Math.clamp(table.seats().size(), TableShape.FEWEST, TableShape.MOST);
    return new TableShape(players, largestHand, boardRows, dummy);
  }
}
