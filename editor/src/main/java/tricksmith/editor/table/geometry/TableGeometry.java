package tricksmith.editor.table.geometry;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Where everything lies on a table of some size. It depends only on the shape of the game and the
 * size, never on the moment of the match. Seats are counted clockwise in steps from the own one,
 * which is step 0.
 *
 * @param area the whole of it
 * @param card width of a card of the own hand and of the trick
 * @param scale by which decoration and its text are larger than at the usual size
 * @param gap between neighbours
 * @param mat the middle of the table; questions and reasons may cover it
 * @param board the board in the middle; empty if the game has none
 * @param question one line between the own plaque and the own pile
 * @param variables the variables of no player: the lower left corner
 * @param piles shared piles: the lower right corner, or the middle of a ring of many seats if they
 *     can be larger there
 * @param seats by step
 * @param hands the places of cards in hands
 */
public record TableGeometry(
    Area area,
    double card,
    double scale,
    double gap,
    Area mat,
    Optional<Area> board,
    Area question,
    Area variables,
    Area piles,
    List<SeatSlots> seats,
    Hands hands) {

  /** The height of a card divided by its width. */
  public static final double CARD_RATIO = 1.4;

  /**
   * How far a card of the own hand can be raised, in heights of the card, without sliding under
   * what lies above the hand.
   */
  public static final double HIGHEST_RAISED = 0.085;

  public TableGeometry {
    seats = List.copyOf(seats);
  }

  /**
   * Returns the places on a table of this size.
   *
   * @param zoom by which constants are multiplied, as far as the size allows it
   */
  public static TableGeometry of(TableShape shape, double width, double height, double zoom) {
    double factor = Math.max(LEAST_FACTOR, Slots.factor(shape, width, height, zoom));
    double inner = Math.min(width, height * WIDEST);
    TableGeometry plain = new Slots(shape, inner / factor, height / factor).geometry();
    return plain.transformed(factor, (width - inner) / 2, new Area(0, 0, width, height));
  }

  private static final double LEAST_FACTOR = 0.05;
  private static final double WIDEST = 1.75;

  private TableGeometry transformed(double factor, double byX, Area whole) {
    return new TableGeometry(
        whole,
        card * factor,
        scale * factor,
        gap * factor,
        mat.scaled(factor).moved(byX, 0),
        board.map(place -> place.scaled(factor).moved(byX, 0)),
        question.scaled(factor).moved(byX, 0),
        variables.scaled(factor).moved(byX, 0),
        piles.scaled(factor).moved(byX, 0),
        seats.stream().map(seat -> seat.scaled(factor).moved(byX, 0)).toList(),
        hands.transformed(factor, byX));
  }

  /** Returns the height of a card of the own hand and of the trick. */
  public double cardHeight() {
    return card * CARD_RATIO;
  }

  /**
   * Returns the places of the cards that a seat has played to a trick, each over the one before,
   * all of the same size. Where several do not fit between those of the other seats, they become
   * smaller.
   */
  public List<Area> played(int step, int cards) {
    Area slot = seats.get(step).trick();
    double left = mat.x();
    double right = mat.right();
    for (SeatSlots seat : seats) {
      Area other = seat.trick();
      if (other.y() < slot.bottom() && slot.y() < other.bottom()) {
        if (other.right() < slot.x()) {
          left = Math.max(left, (other.right() + slot.x()) / 2);
        } else if (slot.right() < other.x()) {
          right = Math.min(right, (slot.right() + other.x()) / 2);
        }
      }
    }
    double inCards = 1 + TrickPlaces.PLAYOFF_STEP * (cards - 1);
    double wide = Math.min(slot.width(), (right - left) / inCards);
    double all = wide * inCards;
    double first = Math.clamp(slot.centerX() - all / 2, left, Math.max(left, right - all));
    double high = wide * CARD_RATIO;
    return IntStream.range(0, cards)
        .mapToObj(
            card ->
                new Area(
                    first + card * TrickPlaces.PLAYOFF_STEP * wide,
                    slot.centerY() - high / 2,
                    wide,
                    high))
        .toList();
  }

  /** Returns the places of this many cards in the own hand, from the left. */
  public List<CardPlace> ownHand(int cards) {
    return hands.own(cards);
  }

  /** Returns the places of this many cards in the hand of another seat. */
  public List<CardPlace> hand(int step, int cards) {
    return hands.other(seats.get(step), cards);
  }

  /**
   * Returns the places of an open hand.
   *
   * @param suits the number of cards of each suit
   */
  public List<List<CardPlace>> dummy(int step, List<Integer> suits) {
    return IntStream.range(0, suits.size())
        .mapToObj(suit -> hands.dummy(seats.get(step), suit, suits.size(), suits.get(suit)))
        .toList();
  }
}
