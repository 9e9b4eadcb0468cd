package tricksmith.editor.table.geometry;

import java.util.ArrayList;
import java.util.List;

/**
 * The places of cards in hands: the own hand in a row of large cards, other hands as fans, and an
 * open hand in columns.
 *
 * @param card width of the own cards
 * @param center of the table, from the left
 * @param top of the own hand
 * @param width that the own hand may take
 * @param plaque width of a plaque
 * @param gap between columns
 * @param sides the upper edge of what is free above the seats at the sides
 */
record Hands(
    double card, double center, double top, double width, double plaque, double gap, double sides) {
  static final double BEHIND_PLAQUE = 0.46;
  static final double ON_TOP = 0.5;
  static final double DUMMY = 0.68;
  static final double DUMMY_GAP = 1.2;
  private static final double RATIO = TableGeometry.CARD_RATIO;
  private static final double OWN_STEP = 0.66;
  private static final double OWN_DEGREES = 13;
  private static final double SINK = 0.08;
  private static final double BACK_STEP = 0.5;
  private static final double BACK_DEGREES = 7;
  private static final double OF_PLAQUE = 0.94;
  private static final double OF_SLOT = 0.92;
  private static final double COLUMN_STEP = 0.265;
  private static final double ROW_STEP = 0.45;

  /** How much of the height of a card its rank and the sign below it take. */
  private static final double ROWS_APART = 0.6;

  /** The narrowest cards of a row: below that, rows rather lie over one another. */
  private static final double NARROWEST_IN_ROW = 30;

  Hands transformed(double factor, double byX) {
    return new Hands(
        card * factor,
        center * factor + byX,
        top * factor,
        width * factor,
        plaque * factor,
        gap * factor,
        sides * factor);
  }

  List<CardPlace> own(int cards) {
    double step = Math.min(OWN_STEP * card, (width - card) / Math.max(1, cards - 1));
    double degrees = Math.min(OWN_DEGREES, cards) / 2;
    return fan(cards, new Area(0, top, card, card * RATIO), step, degrees, center);
  }

  List<CardPlace> other(SeatSlots seat, int cards) {
    double wide = (seat.isHandBehindPlaque() ? BEHIND_PLAQUE : ON_TOP) * card;
    double room = seat.isHandBehindPlaque() ? plaque * OF_PLAQUE : seat.hand().width() * OF_SLOT;
    double step = Math.min(BACK_STEP * wide, (room - wide) / Math.max(1, cards - 1));
    double top = seat.hand().y();
    Area back = new Area(0, top, wide, wide * RATIO);
    return fan(cards, back, step, BACK_DEGREES, seat.hand().centerX());
  }

  private static List<CardPlace> fan(
      int cards, Area card, double step, double degrees, double center) {
    List<CardPlace> places = new ArrayList<>();
    double left = center - (step * (cards - 1) + card.width()) / 2;
    for (int i = 0; i < cards; i++) {
      double aside = cards == 1 ? 0 : 2.0 * i / (cards - 1) - 1;
      double sunk = SINK * card.height() * aside * aside;
      places.add(new CardPlace(card.moved(left + i * step, sunk), degrees * aside));
    }
    return places;
  }

  List<CardPlace> dummy(SeatSlots seat, int suit, int suits, int cards) {
    return seat.edge() == Edge.TOP
        ? column(seat, suit, suits, cards)
        : row(seat, suit, suits, cards);
  }

  private List<CardPlace> column(SeatSlots seat, int suit, int suits, int cards) {
    double room = seat.hand().width();
    double wide = Math.min(DUMMY * card, (room - (suits - 1) * DUMMY_GAP * gap) / suits);
    double whole = suits * wide + (suits - 1) * DUMMY_GAP * gap;
    double left = seat.hand().centerX() - whole / 2 + suit * (wide + DUMMY_GAP * gap);
    double high = wide * RATIO;
    double step =
        Math.min(COLUMN_STEP * high, (seat.hand().height() - high) / Math.max(1, cards - 1));
    return upright(new Area(left, seat.hand().y(), wide, high), cards, 0, step);
  }

  /**
   * Returns one of the rows above the plaque of a seat at a side. Cards are as narrow as it takes
   * to see rank and suit in every row.
   */
  private List<CardPlace> row(SeatSlots seat, int suit, int suits, int cards) {
    double bottom = seat.plaque().y() - gap / 2;
    double free = Math.max(0, bottom - sides);
    double legible = free / (RATIO * (1 + (suits - 1) * ROWS_APART));
    double most = Math.min(DUMMY * card, plaque / 2);
    double wide = Math.min(most, Math.max(NARROWEST_IN_ROW, legible));
    double high = wide * RATIO;
    double apart = Math.min(ROWS_APART * high, (free - high) / Math.max(1, suits - 1));
    double step = Math.min(ROW_STEP * wide, (plaque - wide) / Math.max(1, cards - 1));
    double top = bottom - high - (suits - 1 - suit) * apart;
    return upright(new Area(seat.plaque().x(), top, wide, high), cards, step, 0);
  }

  private static List<CardPlace> upright(Area first, int cards, double right, double down) {
    List<CardPlace> places = new ArrayList<>();
    for (int i = 0; i < cards; i++) {
      places.add(new CardPlace(first.moved(i * right, i * down), 0));
    }
    return places;
  }
}
