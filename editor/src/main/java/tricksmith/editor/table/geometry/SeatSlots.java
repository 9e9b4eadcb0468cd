package tricksmith.editor.table.geometry;

/**
 * The fixed slots of a seat.
 *
 * @param edge the edge of the table
 * @param plaque the name plate, with name, tags and score
 * @param hand the visible part of the hand: a fan may be partly behind the plaque
 * @param pile tricks that were won, and other zones of the seat; empty if there is no room
 * @param trick the card that the seat plays
 */
public record SeatSlots(Edge edge, Area plaque, Area hand, Area pile, Area trick) {

  /** Whether there is room for piles beside the plaque. */
  public boolean hasPile() {
    return pile.width() > 0;
  }

  /** Whether the plaque covers the lower part of the fan. */
  public boolean isHandBehindPlaque() {
    return hand.bottom() <= plaque.y() + 1;
  }

  SeatSlots scaled(double factor) {
    return new SeatSlots(
        edge,
        plaque.scaled(factor),
        hand.scaled(factor),
        pile.scaled(factor),
        trick.scaled(factor));
  }

  SeatSlots moved(double byX, double byY) {
    return new SeatSlots(
        edge,
        plaque.moved(byX, byY),
        hand.moved(byX, byY),
        pile.moved(byX, byY),
        trick.moved(byX, byY));
  }
}
