package tricksmith.editor.table.geometry;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The slots of a table at zoom 1, each from a closed formula. */
final class Slots {
  /** The smallest table of any game, unless its cards can become narrower first. */
  private static final double LEAST_WIDTH = 700;

  private static final double LEAST_HEIGHT = 464;

  /** How narrow cards become before everything else becomes smaller with them. */
  private static final double LEAST_CARD = 40;

  /** How narrow a plaque on top becomes before everything becomes smaller with it. */
  private static final double LEAST_PLAQUE = 125;

  private static final double RATIO = TableGeometry.CARD_RATIO;
  private static final double USUAL_WIDTH = 742;
  private static final double USUAL_HEIGHT = 658;
  private static final double NARROWEST_CARD = 20;
  private static final double WIDEST_CARD = 240;

  /** How much larger than usual decoration becomes at most. */
  private static final double LARGEST = 1.6;

  /** The visible part of a fan behind its plaque, in widths of the own cards. */
  private static final double IN_SIGHT = 0.38;

  /**
   * How much of the own hand is above the edge, in heights of its cards: its ends sink and turn.
   */
  private static final double OWN_HAND = 1.12;

  /** How much of the height that is left for cards they fill. */
  private static final double FILLED = 0.95;

  /** How far a card that may be played stands out, in heights of a card. */
  private static final double RAISED = 0.06;

  /** The most room for piles beside one of several seats on top: for tricks and another zone. */
  private static final double PILES_ON_TOP = 96;

  private static final int MANY_SEATS = 7;

  private final TableShape shape;
  private final SeatPattern pattern;
  private final double width;
  private final double height;
  private final double scale;
  private final double margin;
  private final double gap;
  private final double plaqueWidth;
  private final double plaqueHeight;
  private final double lane;
  private final double topInCards;
  private final double card;

  Slots(TableShape shape, double width, double height) {
    this.shape = shape;
    this.width = width;
    this.height = height;
    pattern = SeatPattern.of(shape.players(), shape.boardRows() > 0);
    double room = Math.min(width / USUAL_WIDTH, height / USUAL_HEIGHT);
    scale = scale(room, shape.players());
    margin = 14 * Math.clamp(room, 0.8, 1);
    gap = 8 * scale;
    plaqueWidth = plaqueWidth();
    plaqueHeight = 44 * scale;
    lane = lane();
    topInCards = topInCards();
    card = card();
  }

  /**
   * Returns by which factor a table of this size is drawn. On one that is too small for usual cards
   * these become narrower first, so that words stay legible, and only then everything else.
   */
  static double factor(TableShape shape, double width, double height, double zoom) {
    double usual = Math.min(width / LEAST_WIDTH, height / LEAST_HEIGHT);
    if (usual >= 1) {
      return Math.min(zoom, usual);
    }
    Slots least = new Slots(shape, LEAST_WIDTH, 0);
    double narrow = Math.min(width / least.leastWidth(), height / least.leastHeight());
    return Math.min(zoom, Math.max(usual, Math.min(1, narrow)));
  }

  private static double scale(double room, int players) {
    double scale = room < 1 ? Math.max(0.8, room) : Math.min(LARGEST, 1 + 0.4 * (room - 1));
    return players < MANY_SEATS ? scale : Math.max(0.78, 0.9 * scale);
  }

  private double plaqueWidth() {
    int onTop = pattern.onTop();
    double usual = 164 * scale;
    return onTop < 2 ? usual : Math.min(usual, (width - 2 * margin) / onTop - gap);
  }

  private double lane() {
    double usual = 24 + (height < 520 ? 20 : 27.5) * shape.boardRows();
    return shape.boardRows() == 0 ? 0 : Math.max(1, scale) * usual;
  }

  private double topInCards() {
    return switch (pattern.onTop()) {
      case 0 -> 0;
      case 1 -> shape.dummy() ? 1.87 : 0.76;
      default -> IN_SIGHT;
    };
  }

  /**
   * Returns the width of cards, the same at all moments: limited by the remaining height and width,
   * and by the largest hand.
   */
  private double card() {
    double byHeight = FILLED * (height - besideCards()) / inHeight();
    double byTrick = (width - besideTrick()) / pattern.columns() - gap;
    double byHand = (width - 2 * margin) / handInCards();
    double most = Math.min(Math.min(WIDEST_CARD, byHeight), Math.min(byTrick, byHand));
    return Math.max(NARROWEST_CARD, most);
  }

  private double besideCards() {
    return 2 * margin
        + (pattern.onTop() > 1 ? plaqueHeight : 0)
        + 3 * gap
        + (pattern.rows() - 1) * gap
        + plaqueHeight
        + (lane > 0 ? lane + gap : 0);
  }

  /** Returns the height of all cards above one another, in widths of a card. */
  private double inHeight() {
    return topInCards + RATIO * pattern.rows() + RATIO * (OWN_HAND + RAISED);
  }

  private double besideTrick() {
    return 2 * margin + (pattern.atSides() > 0 ? 2 * plaqueWidth : 0) + 4 * gap;
  }

  /** Returns the width of the largest hand at its tightest, in widths of a card. */
  private double handInCards() {
    return 1 + 0.24 * (shape.largestHand() - 1);
  }

  private double leastHeight() {
    return besideCards() + LEAST_CARD * inHeight() / FILLED;
  }

  private double leastWidth() {
    double trick = besideTrick() + pattern.columns() * (LEAST_CARD + gap);
    double hand = 2 * margin + LEAST_CARD * handInCards();
    double top = 2 * margin + pattern.onTop() * (LEAST_PLAQUE + gap);
    return Math.max(trick, Math.max(hand, top));
  }

  // Bands, from above.

  private double topBand() {
    return margin + topInCards * card + (pattern.onTop() > 1 ? plaqueHeight : 0);
  }

  private double ownHand() {
    return height - margin - OWN_HAND * RATIO * card;
  }

  private double ownRow() {
    return ownHand() - RAISED * RATIO * card - gap - plaqueHeight;
  }

  private Area mat() {
    double left = margin + plaqueWidth + gap;
    double top = topBand() + gap;
    return new Area(left, top, width - 2 * left, ownRow() - gap - top);
  }

  TableGeometry geometry() {
    Area mat = mat();
    List<SeatSlots> seats =
        IntStream.range(0, pattern.players()).mapToObj(step -> seat(step, mat)).toList();
    double handWidth =
        Math.min(
            width - 2 * margin - 0.15 * RATIO * card,
            card + 0.66 * card * (Math.max(1, shape.largestHand()) - 1));
    return new TableGeometry(
        new Area(0, 0, width, height),
        card,
        scale,
        gap,
        mat,
        board(mat),
        new Area(mat.x(), ownRow(), mat.width(), plaqueHeight),
        corner(seats, Edge.LEFT, margin),
        piles(seats, mat),
        seats,
        new Hands(card, width / 2, ownHand(), handWidth, plaqueWidth, gap, topBandOfSides()));
  }

  // The trick.

  private Area trick(int step, Area mat) {
    SeatPattern.Offset offset = pattern.trick().get(step);
    double x = mat.centerX() + offset.right() * (card + gap);
    double y = mat.centerY() + offset.down() * (card * RATIO + gap) + aside(offset);
    return Area.around(x, y, card, card * RATIO);
  }

  /**
   * Returns how far a card of the trick moves up or down to make room for a board between the
   * lowest row of cards and those above.
   */
  private double aside(SeatPattern.Offset offset) {
    if (lane == 0) {
      return 0;
    }
    boolean lowest = offset.down() >= 0.5;
    return (lowest ? 1 : -1) * (lane + gap) / 2;
  }

  private Optional<Area> board(Area mat) {
    if (lane == 0) {
      return Optional.empty();
    }
    double below = pattern.rows() == 2 ? 0 : (card * RATIO + gap) / 2;
    return Optional.of(Area.around(mat.centerX(), mat.centerY() + below, mat.width(), lane));
  }

  // Seats.

  private SeatSlots seat(int step, Area mat) {
    Edge edge = pattern.edge(step);
    Area trick = trick(step, mat);
    return switch (edge) {
      case BOTTOM -> own(trick);
      case LEFT -> atSide(edge, margin, step, trick, mat);
      case RIGHT -> atSide(edge, width - margin - plaqueWidth, step, trick, mat);
      case TOP -> pattern.onTop() == 1 ? alone(trick) : behind(pattern.placeAtEdge(step), trick);
    };
  }

  private SeatSlots own(Area trick) {
    double top = ownHand();
    return new SeatSlots(
        Edge.BOTTOM,
        new Area(margin, ownRow(), plaqueWidth, plaqueHeight),
        new Area(margin, top, width - 2 * margin, height - margin - top),
        new Area(width - margin - plaqueWidth, ownRow(), plaqueWidth, plaqueHeight),
        trick);
  }

  private SeatSlots alone(Area trick) {
    double fan = shape.dummy() ? topInCards * card - 2 : Hands.ON_TOP * RATIO * card;
    double columns = 4 * Hands.DUMMY * card + 3 * Hands.DUMMY_GAP * gap;
    double wanted = shape.dummy() ? columns : 3.1 * card;
    double slot = Math.min(wanted, width - 2 * margin - 2 * plaqueWidth - 4 * gap);
    Area hand = new Area((width - slot) / 2, margin + 2, slot, fan);
    double middle = margin + 2 + Hands.ON_TOP * RATIO * card / 2;
    double top = Math.max(margin, middle - plaqueHeight / 2);
    double left = hand.x() - gap - plaqueWidth;
    double pile = Math.min(plaqueWidth, width - margin - hand.right() - gap);
    return new SeatSlots(
        Edge.TOP,
        new Area(left, top, plaqueWidth, plaqueHeight),
        hand,
        new Area(hand.right() + gap, top, pile, plaqueHeight),
        trick);
  }

  private SeatSlots behind(int place, Area trick) {
    int onTop = pattern.onTop();
    double apart = Math.min((width - 2 * margin) / onTop, 1.75 * plaqueWidth);
    double anchor = width / 2 + (place - (onTop - 1) / 2.0) * apart;
    double room = shape.players() < MANY_SEATS ? PILES_ON_TOP * scale : 0;
    double pile = Math.min(room, apart - plaqueWidth - gap / 2);
    double left = anchor - (plaqueWidth + pile) / 2;
    double top = margin + IN_SIGHT * card;
    Area plaque = new Area(left, top, plaqueWidth, plaqueHeight);
    Area beside =
        pile > 0
            ? new Area(plaque.right() + gap / 2, top, pile - gap / 2, plaqueHeight)
            : nowhere(plaque);
    return new SeatSlots(Edge.TOP, plaque, fanOver(plaque), beside, trick);
  }

  private static Area nowhere(Area plaque) {
    return new Area(plaque.right(), plaque.y(), 0, 0);
  }

  private Area fanOver(Area plaque) {
    return new Area(plaque.x(), plaque.y() - IN_SIGHT * card, plaqueWidth, IN_SIGHT * card);
  }

  private SeatSlots atSide(Edge edge, double x, int step, Area trick, Area mat) {
    boolean alone = pattern.atSides() == 1;
    double top = alone ? topOfOne(mat) : topOfTwo(edge, step, mat);
    Area plaque = new Area(x, top, plaqueWidth, plaqueHeight);
    Area pile =
        alone ? new Area(x, plaque.bottom() + gap, plaqueWidth, 34 * scale) : nowhere(plaque);
    return new SeatSlots(edge, plaque, fanOver(plaque), pile, trick);
  }

  private double topOfOne(Area mat) {
    double above = pattern.onTop() > 2 ? 0 : 0.04 * height;
    double wanted = mat.centerY() - above - plaqueHeight / 2;
    return Math.max(wanted, topBandOfSides() + IN_SIGHT * card);
  }

  /** Returns the top of the sides, below the seats on top in the same corner. */
  private double topBandOfSides() {
    if (pattern.onTop() > 1) {
      return topBand() + gap;
    }
    return pattern.onTop() == 0
        ? margin
        : margin + 2 + (Hands.ON_TOP * RATIO * card + plaqueHeight) / 2 + gap;
  }

  private double topOfTwo(Edge edge, int step, Area mat) {
    double one = IN_SIGHT * card + plaqueHeight;
    double apart = 18 * scale;
    double top = Math.max(mat.centerY() - gap - (2 * one + apart) / 2, topBand() + gap);
    int fromAbove = edge == Edge.LEFT ? 1 - pattern.placeAtEdge(step) : pattern.placeAtEdge(step);
    return top + fromAbove * (one + apart) + IN_SIGHT * card;
  }

  // Corners.

  /** Returns the part of a side left between its seats and the own row. */
  private Area corner(List<SeatSlots> seats, Edge edge, double x) {
    List<Area> above = new ArrayList<>();
    seats.stream()
        .filter(seat -> seat.edge() == edge)
        .forEach(
            seat -> {
              above.add(seat.plaque());
              above.add(seat.pile());
            });
    double bottom = ownRow() - gap;
    double top = gap + above.stream().mapToDouble(Area::bottom).max().orElse(topBand());
    return new Area(x, top, plaqueWidth, Math.max(0, bottom - top));
  }

  /** Returns the corner, or the middle of a ring of many seats if two piles can be larger there. */
  private Area piles(List<SeatSlots> seats, Area mat) {
    Area corner = corner(seats, Edge.RIGHT, width - margin - plaqueWidth);
    if (pattern.players() < MANY_SEATS) {
      return corner;
    }
    Area middle = middleOfRing(mat);
    return ofTwo(corner) > ofTwo(middle) ? corner : middle;
  }

  /** Returns how wide the cards of two piles beside each other can be. */
  private static double ofTwo(Area place) {
    return Math.min(place.width() / 2, place.height() / RATIO);
  }

  private Area middleOfRing(Area mat) {
    double aside = pattern.trick().get(2).right();
    double free = 2 * Math.abs(aside) * (card + gap) - card - 2 * gap;
    double up = lane > 0 ? (lane + gap) / 2 : 0;
    return Area.around(mat.centerX(), mat.centerY() - up, free, card * RATIO);
  }
}
