package tricksmith.editor.table.geometry;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The places of the cards of a trick on a small table of its own, arranged as on the large one, and
 * of the names beside them. Cards are as large as they can be while no name lies under one; where
 * they would be illegible, names without room are left out instead.
 *
 * @param card the width of a card
 * @param cards where the cards of each seat lie, clockwise from the own one: its first at the left,
 *     and those of playoffs over it
 * @param names where the name of each seat stands, in the same order; empty if there is no room
 * @param corner the corner that is kept free; empty if none can be
 * @param said where something is said of a card; empty if nothing is, or if there is no room
 */
public record TrickPlaces(
    double card,
    List<Area> cards,
    List<Optional<Area>> names,
    Optional<Area> corner,
    Optional<Area> said) {
  private static final double APART = 1.12;

  /** The share of a card that the next one in a playoff leaves visible. */
  public static final double PLAYOFF_STEP = 0.3;

  /** The width of the largest cards, and what share of a large felt it is. */
  private static final double MOST = 96;

  private static final double MOST_OF_FELT = 0.24;

  /** The width of a card at which it gives up names rather than become smaller. */
  private static final double LEGIBLE = 24;

  private static final double LEAST = 8;

  /** How near to the edge anything is written. */
  public static final double EDGE = 6;

  /** How far from the edge cards stay, at most, and what share of the felt that is. */
  private static final double MOST_MARGIN = 14;

  private static final double MARGIN = 0.05;
  private static final double BESIDE = 7;
  private static final double NEAR = 2;

  /** How far apart names in one line are, if there is room. */
  private static final double BETWEEN_NAMES = 9;

  /** How far above or below its card a name stands. */
  private static final double OVER = 2.5;

  /** How far a card may be from the middle and still count as above or below it. */
  private static final double MIDDLE = 0.3;

  public TrickPlaces {
    cards = List.copyOf(cards);
    names = List.copyOf(names);
  }

  /** The size of something written; nothing if it has no width. */
  public record Written(double width, double height) {
    public static final Written NOTHING = new Written(0, 0);

    /** Returns room for either of two. */
    public Written or(Written other) {
      return new Written(Math.max(width, other.width), Math.max(height, other.height));
    }
  }

  /**
   * What is to be placed.
   *
   * @param names by seat, clockwise from the own one
   * @param playoffs how many more cards than one a seat has played at most
   * @param pointed the seat of whose card something is said; -1 for none
   * @param said what is said of it, beside it if there is room, or else near by
   * @param corner what lies in a corner
   */
  public record Contents(
      List<Written> names, int playoffs, int pointed, Written said, Written corner) {
    public Contents {
      names = List.copyOf(names);
    }
  }

  /** Returns the places on a table of this size. */
  public static TrickPlaces of(double width, double height, Contents contents) {
    Area felt = new Area(0, 0, width, height);
    return largest(felt, contents, LEGIBLE, BETWEEN_NAMES, Attempt::hasAll)
        .or(() -> largest(felt, contents, LEGIBLE, NEAR, Attempt::hasAll))
        .or(() -> largest(felt, contents, LEGIBLE, NEAR, Attempt::hasSaid))
        .or(() -> largest(felt, contents, LEAST, NEAR, Attempt::hasCards))
        .orElseGet(() -> new Attempt(felt, contents, LEAST, Rows.CLOSE, NEAR))
        .places();
  }

  private static Optional<Attempt> largest(
      Area felt, Contents contents, double least, double betweenNames, Predicate<Attempt> wanted) {
    double most = Math.max(MOST, MOST_OF_FELT * Math.min(felt.width(), felt.height()));
    return Stream.iterate(Math.floor(most), card -> card >= least, card -> card - 1)
        .flatMap(
            card ->
                Stream.of(Rows.values())
                    .map(rows -> new Attempt(felt, contents, card, rows, betweenNames)))
        .filter(wanted)
        .findFirst();
  }

  /** How far apart the rows of cards are. */
  private enum Rows {
    CLOSE,
    /** So that a name fits between two. */
    APART
  }

  /** Cards of some width, and the names that find a place beside them. */
  private static final class Attempt {
    private final Area inside;
    private final Contents contents;
    private final double width;
    private final double betweenNames;
    private final List<SeatPattern.Offset> offsets;
    private final List<Area> cards;
    private final List<Optional<Area>> names = new ArrayList<>();
    private final boolean hasCards;
    private final Optional<Area> said;
    private boolean hasNames = true;

    Attempt(Area felt, Contents contents, double width, Rows rows, double betweenNames) {
      this.betweenNames = betweenNames;
      this.contents = contents;
      this.width = width;
      inside = felt.grown(-EDGE);
      offsets = SeatPattern.of(contents.names().size(), false).trick();
      double line =
          contents.names().stream().mapToDouble(Written::height).max().orElse(0) + 2 * OVER;
      double height = width * TableGeometry.CARD_RATIO;
      double down = height * APART + (rows == Rows.APART ? line : 0);
      double laid = PLAYOFF_STEP * contents.playoffs();
      double across = width * (APART + laid);
      double right = middle(offsets.stream().map(SeatPattern.Offset::right).toList()) * across;
      double below = middle(offsets.stream().map(SeatPattern.Offset::down).toList()) * down;
      cards =
          offsets.stream()
              .map(
                  offset ->
                      Area.around(
                          felt.centerX() + offset.right() * across - right,
                          felt.centerY() + offset.down() * down - below,
                          width * (1 + laid),
                          height))
              .toList();
      double margin = MARGIN * Math.min(felt.width(), felt.height());
      Area free = felt.grown(-Math.clamp(margin, EDGE, MOST_MARGIN));
      hasCards = cards.stream().allMatch(free::contains);
      said = contents.pointed() < 0 ? Optional.empty() : said(contents.pointed());
      IntStream.range(0, cards.size()).forEach(step -> names.add(name(step)));
    }

    private static double middle(List<Double> numbers) {
      double least = numbers.stream().mapToDouble(Double::doubleValue).min().orElse(0);
      double most = numbers.stream().mapToDouble(Double::doubleValue).max().orElse(0);
      return (least + most) / 2;
    }

    boolean hasCards() {
      return hasCards;
    }

    boolean hasSaid() {
      return hasCards && (contents.pointed() < 0 || said.isPresent());
    }

    boolean hasAll() {
      return hasSaid() && hasNames && (contents.corner().width() == 0 || corner().isPresent());
    }

    TrickPlaces places() {
      return new TrickPlaces(width, cards, names, corner(), said);
    }

    private Optional<Area> name(int step) {
      Written name = contents.names().get(step);
      Optional<Area> free = name.width() == 0 ? Optional.empty() : free(beside(step, name));
      hasNames &= free.isPresent() || name.width() == 0;
      return free;
    }

    private Optional<Area> free(List<Area> wanted) {
      return wanted.stream().filter(inside::contains).filter(this::isFree).findFirst();
    }

    private boolean isFree(Area place) {
      Area near = place.grown(NEAR);
      Area apart = place.grown(betweenNames);
      Area inLine = new Area(apart.x(), place.y(), apart.width(), place.height());
      return Stream.concat(cards.stream(), said.stream()).noneMatch(near::overlaps)
          && names.stream()
              .flatMap(Optional::stream)
              .noneMatch(name -> near.overlaps(name) || inLine.overlaps(name));
    }

    /**
     * Returns where a name may stand: away from the other cards, or else above or below its own.
     */
    private List<Area> beside(int step, Written name) {
      Area card = cards.get(step);
      SeatPattern.Offset offset = offsets.get(step);
      boolean isMiddle = Math.abs(offset.right()) < MIDDLE;
      boolean isUpper = offset.down() <= 0;
      double level =
          !isMiddle
              ? card.centerY() - name.height() / 2
              : isUpper ? card.y() : card.bottom() - name.height();
      Area left = at(card.x() - BESIDE - name.width(), level, name);
      Area right = at(card.right() + BESIDE, level, name);
      boolean isLeft = isMiddle || offset.right() < 0;
      double outer = inside(isLeft ? card.right() - name.width() : card.x(), name);
      double upper = card.y() - OVER - name.height();
      double lower = card.bottom() + OVER;
      List<Area> sides = isMiddle ? List.of(left, right) : List.of(isLeft ? left : right);
      Stream<Area> outside =
          DoubleStream.of(isUpper ? upper : lower, isUpper ? lower : upper)
              .boxed()
              .flatMap(y -> Stream.of(at(centred(card, name), y, name), at(outer, y, name)));
      return Stream.concat(sides.stream(), outside).toList();
    }

    private double centred(Area card, Written written) {
      return inside(card.centerX() - written.width() / 2, written);
    }

    /** Returns a place as near to one as the edges allow. */
    private double inside(double x, Written written) {
      return Math.clamp(x, inside.x(), Math.max(inside.x(), inside.right() - written.width()));
    }

    /** Returns where there is room for what is said: on the side away from the other cards. */
    private Optional<Area> said(int pointed) {
      Written said = contents.said();
      Area card = cards.get(pointed);
      SeatPattern.Offset offset = offsets.get(pointed);
      double gap = width / 4;
      double level = offset.down() <= 0 ? card.y() : card.bottom() - said.height();
      Area left = at(card.x() - gap - said.width(), level, said);
      Area right = at(card.right() + gap, level, said);
      boolean isLeft = offset.right() < -MIDDLE;
      double centred = centred(card, said);
      Area above = at(centred, card.y() - BESIDE - said.height(), said);
      Area below = at(centred, card.bottom() + BESIDE, said);
      return Stream.of(
              isLeft ? left : right,
              isLeft ? right : left,
              above,
              below,
              at(centred, inside.y(), said),
              at(centred, inside.bottom() - said.height(), said))
          .filter(inside::contains)
          .filter(place -> cards.stream().noneMatch(place::overlaps))
          .findFirst();
    }

    private static Area at(double x, double y, Written name) {
      return new Area(x, y, name.width(), name.height());
    }

    private Optional<Area> corner() {
      Written corner = contents.corner();
      if (corner.width() == 0) {
        return Optional.empty();
      }
      double right = inside.right() - corner.width() - EDGE;
      double bottom = inside.bottom() - corner.height() - EDGE;
      double left = inside.x() + EDGE;
      double top = inside.y() + EDGE;
      return free(
          List.of(
              at(left, top, corner),
              at(left, bottom, corner),
              at(right, top, corner),
              at(right, bottom, corner)));
    }
  }
}
