package tricksmith.editor.table.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds of the places on every table. */
class TableGeometryTest {
  private static final List<double[]> SIZES =
      List.of(
          new double[] {700, 346},
          new double[] {700, 464},
          new double[] {742, 657},
          new double[] {928, 857},
          new double[] {1280, 740},
          new double[] {1500, 1340},
          new double[] {1600, 960},
          new double[] {1920, 1000},
          new double[] {2560, 1400});

  static Stream<TableShape> shapes() {
    return IntStream.rangeClosed(TableShape.FEWEST, TableShape.MOST)
        .boxed()
        .flatMap(
            players ->
                Stream.of(5, 13)
                    .flatMap(
                        hand ->
                            Stream.of(0, 4)
                                .flatMap(
                                    board ->
                                        Stream.of(false, true)
                                            .map(
                                                dummy ->
                                                    new TableShape(players, hand, board, dummy)))));
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void nothingOverlapsOrIsCutOff(TableShape shape) {
    tables(shape).forEach(table -> nothingOverlapsOrIsCutOff(shape, table));
  }

  private static void nothingOverlapsOrIsCutOff(TableShape shape, TableGeometry table) {
    List<Named> all = slots(table, shape);
    Area inside = table.area().grown(-5);
    for (Named one : all) {
      assertThat(inside.contains(one.place())).as("%s is inside %s", one, inside).isTrue();
    }
    for (int i = 0; i < all.size(); i++) {
      for (int j = i + 1; j < all.size(); j++) {
        assertThat(all.get(i).place().overlaps(all.get(j).place()))
            .as("%s and %s", all.get(i), all.get(j))
            .isFalse();
      }
    }
  }

  private static Stream<TableGeometry> tables(TableShape shape) {
    return SIZES.stream().map(size -> TableGeometry.of(shape, size[0], size[1], 1));
  }

  private record Named(String name, Area place) {}

  /** All slots that may be in use at the same time. */
  private static List<Named> slots(TableGeometry table, TableShape shape) {
    List<Named> all = new ArrayList<>();
    all.add(new Named("question", table.question()));
    all.add(new Named("variables", table.variables()));
    all.add(new Named("piles", table.piles()));
    table.board().ifPresent(board -> all.add(new Named("board", board)));
    for (int step = 0; step < table.seats().size(); step++) {
      SeatSlots seat = table.seats().get(step);
      all.add(new Named("plaque " + step, seat.plaque()));
      all.add(new Named("pile " + step, seat.pile()));
      all.add(new Named("trick " + step, seat.trick()));
      all.add(
          new Named("hand " + step, step == 0 ? own(table, shape) : inSight(table, step, shape)));
    }
    return all;
  }

  private static Area own(TableGeometry table, TableShape shape) {
    return union(table.ownHand(shape.largestHand()));
  }

  /** Of a fan that stands behind the plaque only what is above it. */
  private static Area inSight(TableGeometry table, int step, TableShape shape) {
    SeatSlots seat = table.seats().get(step);
    Area fan = union(table.hand(step, shape.largestHand()));
    return seat.isHandBehindPlaque()
        ? new Area(fan.x(), fan.y(), fan.width(), seat.plaque().y() - fan.y())
        : fan;
  }

  private static Area union(List<CardPlace> cards) {
    double left = cards.stream().mapToDouble(card -> card.place().x()).min().orElseThrow();
    double right = cards.stream().mapToDouble(card -> card.place().right()).max().orElseThrow();
    double top = cards.stream().mapToDouble(card -> card.place().y()).min().orElseThrow();
    double bottom = cards.stream().mapToDouble(card -> card.place().bottom()).max().orElseThrow();
    return new Area(left, top, right - left, bottom - top);
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void aRaisedCardStaysBelowTheOwnPlaque(TableShape shape) {
    tables(shape).forEach(table -> aRaisedCardStaysBelowTheOwnPlaque(shape, table));
  }

  private static void aRaisedCardStaysBelowTheOwnPlaque(TableShape shape, TableGeometry table) {
    double raised = TableGeometry.HIGHEST_RAISED * table.cardHeight();
    for (CardPlace held : table.ownHand(shape.largestHand())) {
      double turned = Math.abs(Math.toRadians(held.degrees())) * table.card() / 2;
      assertThat(held.place().y() - turned - raised)
          .as("%s", table.area())
          .isGreaterThan(table.seats().getFirst().plaque().bottom());
    }
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void cardsOfTheTrickAreAsLargeAsThoseOfTheHand(TableShape shape) {
    tables(shape).forEach(table -> cardsOfTheTrickAreAsLargeAsThoseOfTheHand(shape, table));
  }

  private static void cardsOfTheTrickAreAsLargeAsThoseOfTheHand(
      TableShape shape, TableGeometry table) {
    for (SeatSlots seat : table.seats()) {
      assertThat(seat.trick().width())
          .as("%s", table.area())
          .isGreaterThanOrEqualTo(table.card() - 1e-6);
    }
    for (CardPlace held : table.ownHand(shape.largestHand())) {
      assertThat(held.place().width()).isCloseTo(table.card(), within(1e-6));
    }
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void theTrickLiesOnTheMat(TableShape shape) {
    tables(shape).forEach(TableGeometryTest::theTrickLiesOnTheMat);
  }

  private static void theTrickLiesOnTheMat(TableGeometry table) {
    for (SeatSlots seat : table.seats()) {
      assertThat(table.mat().contains(seat.trick())).as("%s on %s", seat, table.mat()).isTrue();
    }
  }

  @ParameterizedTest
  @MethodSource("shapes")
  void severalCardsOfOnePlayerCoverNoOthers(TableShape shape) {
    tables(shape).forEach(table -> severalCardsOfOnePlayerCoverNoOthers(shape, table));
  }

  private static void severalCardsOfOnePlayerCoverNoOthers(TableShape shape, TableGeometry table) {
    for (int step = 0; step < shape.players(); step++) {
      assertThat(table.played(step, 1)).allMatch(table.mat()::contains);
      Area three =
          union(table.played(step, 3).stream().map(card -> new CardPlace(card, 0)).toList());
      assertThat(table.mat().contains(three)).as("%s on %s", three, table.mat()).isTrue();
      assertThat(table.board().filter(three::overlaps)).isEmpty();
      for (int other = 0; other < shape.players(); other++) {
        int number = other == step ? 0 : 3;
        assertThat(table.played(other, number)).noneMatch(three::overlaps);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"742, 657", "928, 857", "1600, 960"})
  void threeCardsOfOnePlayerStayLegible(double width, double height) {
    for (int players : List.of(2, 3, 4, 5, 6)) {
      TableGeometry table =
          TableGeometry.of(new TableShape(players, 9, 4, false), width, height, 1);
      for (int step = 0; step < players; step++) {
        assertThat(table.played(step, 3).getFirst().width() / table.card()).isGreaterThan(0.65);
      }
    }
  }

  /** However large the window, cards grow with it, and the trick is not lost on the felt. */
  @ParameterizedTest
  @CsvSource({"742, 657", "928, 857", "1600, 960", "1475, 1290", "2560, 1400"})
  void theTrickFillsTheMat(double width, double height) {
    for (int players : List.of(2, 4, 5, 6)) {
      TableGeometry table =
          TableGeometry.of(new TableShape(players, 13, 0, false), width, height, 1);
      Area trick =
          union(table.seats().stream().map(seat -> new CardPlace(seat.trick(), 0)).toList());
      assertThat(trick.height() / table.mat().height())
          .as("%s players", players)
          .isGreaterThan(0.9);
    }
  }

  /** Of a closing hand only the cards that are left move: their size and row stay. */
  @ParameterizedTest
  @MethodSource("shapes")
  void aSmallerHandStaysInTheSameRow(TableShape shape) {
    tables(shape).forEach(table -> aSmallerHandStaysInTheSameRow(shape, table));
  }

  private static void aSmallerHandStaysInTheSameRow(TableShape shape, TableGeometry table) {
    double top = union(table.ownHand(shape.largestHand())).y();
    for (int cards = 1; cards <= shape.largestHand(); cards++) {
      List<CardPlace> hand = table.ownHand(cards);
      Area whole = union(hand);
      assertThat(hand).hasSize(cards);
      assertThat(whole.y()).isBetween(top - 1, top + 0.08 * table.cardHeight() + 1);
      assertThat(whole.centerX()).isCloseTo(table.area().centerX(), within(1e-6));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "700, 464, 2, 0, false, 69",
    "700, 464, 3, 0, false, 81",
    "700, 464, 4, 0, false, 69",
    "700, 464, 6, 0, false, 68",
    "700, 464, 9, 0, false, 52",
    "700, 464, 4, 0, true, 57",
    "742, 657, 2, 0, false, 101",
    "742, 657, 3, 0, false, 110",
    "742, 657, 4, 0, false, 101",
    "742, 657, 5, 0, false, 100",
    "742, 657, 7, 0, false, 78",
    "742, 657, 10, 0, false, 76",
    "742, 657, 4, 0, true, 83",
    "742, 657, 6, 4, false, 72",
    "928, 857, 4, 0, false, 136",
    "928, 857, 6, 4, false, 106",
    "1600, 960, 4, 0, false, 153"
  })
  void cardsAreAsWideAsTheMockupsSay(
      double width, double height, int players, int board, boolean dummy, double card) {
    TableShape shape = new TableShape(players, 13, board, dummy);
    assertThat(TableGeometry.of(shape, width, height, 1).card()).isCloseTo(card, within(0.7));
  }

  @Test
  void slotsLieWhereTheMockupOfWhistHasThem() {
    TableGeometry table = TableGeometry.of(new TableShape(4, 13, 0, false), 742, 657, 1);
    assertThat(table.seats().get(0).plaque().y()).isCloseTo(424.5, within(1.0));
    assertThat(table.seats().get(1).plaque().y()).isCloseTo(209, within(1.0));
    assertThat(table.seats().get(2).plaque().x()).isCloseTo(43, within(1.0));
    assertThat(table.seats().get(2).plaque().y()).isCloseTo(29.3, within(1.0));
    assertThat(table.seats().get(3).plaque().x()).isCloseTo(564.3, within(1.0));
    assertThat(table.seats().get(2).trick().y()).isCloseTo(112.4, within(1.0));
    CardPlace first = table.ownHand(13).getFirst();
    assertThat(first.place().x()).isCloseTo(24.6, within(1.0));
    assertThat(first.place().y()).isCloseTo(496.2, within(1.0));
    assertThat(first.degrees()).isCloseTo(-6.5, within(0.01));
  }

  @ParameterizedTest
  @CsvSource({"350, 300", "560, 500", "300, 700"})
  void smallerThanTheSmallestTheWholeTableShrinks(double width, double height) {
    for (int players = TableShape.FEWEST; players <= TableShape.MOST; players++) {
      nothingOverlapsOrIsCutOff(
          new TableShape(players, 13, 0, false),
          width,
          height,
          Math.min(width / 700, height / 464));
    }
  }

  /** A plaque of usual size says two lines; its least height is that of the least decoration. */
  @ParameterizedTest
  @CsvSource({"700, 346, 2", "700, 346, 4", "700, 346, 6", "560, 464, 4"})
  void onASmallTableCardsBecomeNarrowerBeforeWordsBecomeIllegible(
      double width, double height, int players) {
    TableGeometry table = TableGeometry.of(new TableShape(players, 13, 0, false), width, height, 1);
    assertThat(table.seats().getFirst().plaque().height()).isGreaterThan(35);
    assertThat(table.card()).isGreaterThan(40);
  }

  private static void nothingOverlapsOrIsCutOff(
      TableShape shape, double width, double height, double factor) {
    TableGeometry table = TableGeometry.of(shape, width, height, 1);
    Area inside = new Area(5 * factor, 5 * factor, width - 10 * factor, height - 10 * factor);
    for (Named one : slots(table, shape)) {
      assertThat(inside.contains(one.place())).as("%s", one).isTrue();
    }
  }

  @Test
  void zoomMakesDecorationLargerWhereThereIsRoom() {
    TableShape shape = new TableShape(4, 13, 0, false);
    double usual = TableGeometry.of(shape, 1600, 960, 1).seats().getFirst().plaque().height();
    double zoomed = TableGeometry.of(shape, 1600, 960, 1.5).seats().getFirst().plaque().height();
    assertThat(zoomed).isGreaterThan(usual * 1.2);
  }

  @Test
  void seatsFollowEachOtherClockwise() {
    for (int players = TableShape.FEWEST; players <= TableShape.MOST; players++) {
      TableGeometry table = TableGeometry.of(new TableShape(players, 13, 0, false), 1600, 960, 1);
      double before = -1;
      for (SeatSlots seat : table.seats()) {
        double way = clockwise(seat.trick(), table.mat());
        assertThat(way).as("%s of %s players", seat, players).isGreaterThan(before);
        before = way;
      }
    }
  }

  /** The way from the own seat, clockwise, in turns. */
  private static double clockwise(Area card, Area mat) {
    double angle =
        Math.atan2(card.centerY() - mat.centerY(), card.centerX() - mat.centerX()) - Math.PI / 2;
    double turns = angle / (2 * Math.PI);
    return turns < -1e-9 ? turns + 1 : turns;
  }

  @ParameterizedTest
  @CsvSource({"742, 657", "700, 464", "1600, 960"})
  void aDummyLiesInColumnsThatStayApart(double width, double height) {
    TableGeometry table = TableGeometry.of(new TableShape(4, 13, 0, true), width, height, 1);
    List<List<CardPlace>> columns = table.dummy(2, List.of(5, 0, 4, 4));
    assertThat(columns.stream().map(List::size)).containsExactly(5, 0, 4, 4);
    Area slot = table.seats().get(2).hand();
    for (List<CardPlace> column : columns) {
      for (CardPlace card : column) {
        assertThat(slot.contains(card.place())).as("%s in %s", card, slot).isTrue();
      }
    }
    assertThat(union(columns.get(0)).overlaps(union(columns.get(2)))).isFalse();
    Area side = union(table.dummy(1, List.of(3, 4, 2, 4)).stream().flatMap(List::stream).toList());
    assertThat(side.y()).isPositive();
    assertThat(side.overlaps(table.seats().get(2).plaque())).isFalse();
  }

  /** Beside a row of spades nothing else says that they are spades. */
  @ParameterizedTest
  @CsvSource({"742, 657", "928, 857", "1600, 960", "2560, 1400"})
  void aDummyAtASideShowsRankAndSuitInEveryRow(double width, double height) {
    TableGeometry table = TableGeometry.of(new TableShape(4, 13, 0, true), width, height, 1);
    for (int step : List.of(1, 3)) {
      List<List<CardPlace>> rows = table.dummy(step, List.of(4, 4, 3, 2));
      Area whole = union(rows.stream().flatMap(List::stream).toList());
      assertThat(whole.overlaps(table.seats().get(2).plaque())).isFalse();
      assertThat(whole.overlaps(table.seats().get(2).pile())).isFalse();
      assertThat(whole.bottom()).isLessThan(table.seats().get(step).plaque().y());
      for (int row = 0; row + 1 < rows.size(); row++) {
        Area card = rows.get(row).getFirst().place();
        double inSight = rows.get(row + 1).getFirst().place().y() - card.y();
        assertThat(inSight / card.height()).isGreaterThan(0.55);
        assertThat(card.width()).isGreaterThan(35);
      }
    }
  }
}
