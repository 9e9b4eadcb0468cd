package tricksmith.editor.table.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** On a small table with one trick, every name can be read and every card be seen. */
class TrickPlacesTest {
  private static final TrickPlaces.Written NAME = new TrickPlaces.Written(46, 17);
  private static final TrickPlaces.Written WINNER = new TrickPlaces.Written(82, 17);
  private static final TrickPlaces.Written SAID = new TrickPlaces.Written(170, 28);
  private static final TrickPlaces.Written TRUMP = new TrickPlaces.Written(70, 24);

  /**
   * The felts of a change in windows of 700 × 500, 1280 × 800 and 1600 × 1000, and those of a card
   * pointed at: above proposals, beside them, and in one column with them.
   */
  static Stream<Arguments> felts() {
    return IntStream.rangeClosed(2, 10)
        .boxed()
        .flatMap(
            players ->
                Stream.of(
                    Arguments.of(players, 315, 143, false),
                    Arguments.of(players, 366, 246, false),
                    Arguments.of(players, 480, 300, false),
                    Arguments.of(players, 750, 226, true),
                    Arguments.of(players, 228, 300, true),
                    Arguments.of(players, 540, 200, true)));
  }

  @ParameterizedTest
  @MethodSource("felts")
  void noNameLiesUnderACard(int players, double width, double height, boolean hasPointed) {
    List<String> faults = new ArrayList<>();
    for (int winner = 0; winner < players; winner++) {
      for (int pointed : hasPointed ? List.of(-1, winner) : List.of(-1)) {
        TrickPlaces places = places(players, width, height, winner, pointed);
        String at = "winner " + winner + ", card " + places.card() + ": ";
        faults(places, new Area(0, 0, width, height), pointed >= 0)
            .map(at::concat)
            .forEach(faults::add);
      }
    }
    assertThat(faults).isEmpty();
  }

  private static Stream<String> faults(TrickPlaces places, Area felt, boolean isPointed) {
    int players = places.cards().size();
    boolean isTooSmall = isTooSmall(players, felt.width(), felt.height());
    List<Area> names =
        Stream.concat(places.names().stream(), Stream.of(places.said(), places.corner()))
            .flatMap(Optional::stream)
            .toList();
    List<Area> all = Stream.concat(places.cards().stream(), names.stream()).toList();
    double apart = felt.width() < 300 || isTooSmall ? 1 : 8;
    return Stream.of(
            unless(places.cards().stream().allMatch(felt::contains), "a card is cut off"),
            unless(
                isTooSmall || places.names().stream().allMatch(Optional::isPresent),
                "a card has no name"),
            unless(places.said().isPresent() == isPointed, "something said or not"),
            unless(isTooSmall || places.corner().isPresent(), "the trump has no place"),
            unless(names.stream().allMatch(felt::contains), "a name is cut off"),
            unless(
                names.stream().allMatch(name -> touching(wider(name, apart), names) == 1),
                "a name is not told from the next"),
            unless(
                names.stream().allMatch(name -> touching(name, all) == 1),
                "a name lies on something"))
        .flatMap(Optional::stream);
  }

  private static Optional<String> unless(boolean holds, String fault) {
    return holds ? Optional.empty() : Optional.of(fault);
  }

  private static Area wider(Area name, double apart) {
    return new Area(name.x() - apart, name.y(), name.width() + 2 * apart, name.height());
  }

  /** Returns how many of these places a place overlaps, itself included. */
  private static long touching(Area place, List<Area> others) {
    return others.stream().filter(place::overlaps).count();
  }

  /** Whether names make way for cards that can be read. */
  private static boolean isTooSmall(int players, double width, double height) {
    return (players > 6 && (height < 246 || width < 300)) || (players == 10 && height < 300);
  }

  private static TrickPlaces places(
      int players, double width, double height, int winner, int pointed) {
    List<TrickPlaces.Written> names = new ArrayList<>();
    for (int step = 0; step < players; step++) {
      names.add(step == winner ? WINNER : NAME);
    }
    return TrickPlaces.of(width, height, new TrickPlaces.Contents(names, 0, pointed, SAID, TRUMP));
  }

  @ParameterizedTest
  @MethodSource("felts")
  void cardsStayAwayFromTheEdge(int players, double width, double height, boolean hasPointed) {
    TrickPlaces places = places(players, width, height, 0, hasPointed ? 0 : -1);
    double margin = Math.clamp(0.05 * Math.min(width, height), 6, 14);
    Area inside = new Area(0, 0, width, height).grown(0.01 - margin);

    assertThat(places.cards()).allMatch(inside::contains);
  }

  @ParameterizedTest
  @CsvSource({"3, 366, 246", "6, 366, 246", "6, 710, 800"})
  void cardsOfPlayoffsLieOverTheFirstAndNoOther(int players, double width, double height) {
    List<TrickPlaces.Written> names = Collections.nCopies(players, NAME);
    TrickPlaces places =
        TrickPlaces.of(width, height, new TrickPlaces.Contents(names, 2, -1, SAID, TRUMP));
    double wide = places.card() * (1 + 2 * TrickPlaces.PLAYOFF_STEP);

    for (Area cards : places.cards()) {
      assertThat(cards.width()).isGreaterThanOrEqualTo(wide - 0.01);
      assertThat(new Area(0, 0, width, height).contains(cards)).isTrue();
      assertThat(places.cards().stream().filter(cards::overlaps)).hasSize(1);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "4, 315, 143, 36",
    "4, 366, 246, 60",
    "3, 366, 246, 60",
    "6, 366, 246, 55",
    "10, 315, 143, 22",
    "4, 710, 800, 150",
    "6, 710, 800, 130"
  })
  void cardsAreAsLargeAsTheyCanBe(int players, double width, double height, double least) {
    assertThat(places(players, width, height, 1, -1).card()).isGreaterThanOrEqualTo(least);
  }
}
