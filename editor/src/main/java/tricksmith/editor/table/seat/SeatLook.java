package tricksmith.editor.table.seat;

import tricksmith.editor.picture.Table;
import tricksmith.editor.table.card.DrawnCards;

/**
 * Everything that the drawing of a seat depends on, apart from whether it is asked: seats of equal
 * looks are drawn alike.
 *
 * @param seat as if it were not asked
 * @param step how many steps clockwise from the own seat it is
 * @param waits whether another hand is to play first
 * @param around what the rest of the table contributes
 */
public record SeatLook(
    Table.SeatPlace seat, int step, boolean waits, DrawnCards.Surroundings around) {

  public static SeatLook of(Table.SeatPlace seat, int step, DrawnCards cards) {
    return new SeatLook(seat.notAsked(), step, cards.hasToWait(seat), cards.surroundings());
  }

  /** Whether cards of the hand can be picked, so that they belong to one selection. */
  boolean isPicking() {
    return seat.hand().stream().anyMatch(held -> held.use() instanceof Table.Pickable);
  }
}
