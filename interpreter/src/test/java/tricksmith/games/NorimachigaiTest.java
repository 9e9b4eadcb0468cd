package tricksmith.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.cards.Card;
import tricksmith.engine.report.Event;
import tricksmith.program.value.Values;
import tricksmith.script.Game;
import tricksmith.script.SetupResult;

/** Norimachigai, clause by clause, over many matches played at random. */
class NorimachigaiTest {

  private static final int MATCHES = 12;
  private static final Map<Integer, List<List<Moment>>> PLAYED =
      Map.of(3, played(game(3, "better")), 4, played(game(4, "better")));

  private static Game game(int players, String ties) {
    return GameFiles.game("norimachigai", players, Map.of("ties", List.of(ties)));
  }

  private static List<List<Moment>> played(Game game) {
    return LongStream.range(0, MATCHES).mapToObj(seed -> Moment.play(game, seed)).toList();
  }

  private static Stream<Moment> decisions(int players, String name) {
    return PLAYED.get(players).stream().flatMap(List::stream).filter(moment -> moment.asks(name));
  }

  private static List<Moment> ends(int players) {
    return PLAYED.get(players).stream().map(List::getLast).toList();
  }

  /** A round of a finished match, as its events tell it. */
  private record Round(
      int players, List<Integer> deck, List<Event> events, List<Long> gained, Moment end) {

    static List<Round> of(Moment end) {
      List<Round> rounds = new ArrayList<>();
      List<Event> events = new ArrayList<>();
      List<Integer> deck = List.of();
      List<Long> before = null;
      for (Event event : end.match().events()) {
        switch (event) {
          case Event.Shuffled shuffled when isDeck(end, shuffled) -> deck = shuffled.order();
          case Event.Scored scored -> {
            List<Long> totals = scored.scores().stream().map(Values::numerator).toList();
            if (!events.isEmpty()) {
              rounds.add(
                  new Round(totals.size(), deck, List.copyOf(events), gain(before, totals), end));
              before = totals;
              events.clear();
            }
          }
          default -> events.add(event);
        }
      }
      return rounds;
    }

    private static boolean isDeck(Moment end, Event.Shuffled shuffled) {
      return end.match().rules().zones().get(shuffled.zone()).name().equals("deck");
    }

    private static List<Long> gain(List<Long> before, List<Long> after) {
      return IntStream.range(0, after.size())
          .mapToObj(i -> after.get(i) - (before == null ? 0 : before.get(i)))
          .toList();
    }

    <E extends Event> List<E> events(Class<E> sort) {
      return events.stream().filter(sort::isInstance).map(sort::cast).toList();
    }

    List<Event.TrickFinished> tricks() {
      return events(Event.TrickFinished.class);
    }

    int firstLeader() {
      return tricks().getFirst().plays().getFirst().seat();
    }

    List<Integer> pile() {
      return events(Event.Shuffled.class).getFirst().order();
    }

    boolean isPlus() {
      long sum = pile().stream().mapToLong(card -> end.card(card).number()).sum();
      return sum >= (players == 3 ? 14 : 24);
    }

    /** Tricks by seat after so many tricks. */
    List<Integer> tricks(int after) {
      int[] won = new int[players];
      tricks().subList(0, after).forEach(trick -> won[trick.winner() - 1]++);
      return IntStream.of(won).boxed().toList();
    }

    /** The trump colour when a trick, from 1, is played. */
    String trump(int trick) {
      String trump = "R";
      int finished = 0;
      for (Event event : events) {
        switch (event) {
          case Event.TrickFinished _ -> finished++;
          case Event.Chosen chosen -> {
            if (chosen.name().equals("trump") && finished < trick) {
              trump = end.match().rules().cards().suits().get(Values.index(chosen.value()));
            }
          }
          default -> {}
        }
      }
      return trump;
    }
  }

  private static List<Round> rounds(int players) {
    return ends(players).stream().flatMap(end -> Round.of(end).stream()).toList();
  }

  @Test
  @DisplayName("NM-1: three or four players; 0 to 12 in four colours, three players use 0 to 9")
  void nm1() {
    assertThat(GameFiles.script("norimachigai").setUp(2, Map.of()))
        .isInstanceOf(SetupResult.Refused.class);
    assertThat(GameFiles.script("norimachigai").setUp(5, Map.of()))
        .isInstanceOf(SetupResult.Refused.class);
    assertThat(labels(4)).isEqualTo(labels(12, "R", "B", "G", "Y"));
    assertThat(labels(3)).isEqualTo(labels(9, "R", "B", "G", "Y"));
  }

  private static Set<String> labels(int players) {
    return Set.copyOf(
        game(players, "better").rules().cards().cards().stream().map(Card::label).toList());
  }

  private static Set<String> labels(int highest, String... colours) {
    Set<String> labels = new HashSet<>();
    for (String colour : colours) {
      IntStream.rangeClosed(0, highest).forEach(number -> labels.add(number + colour));
    }
    return labels;
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  @DisplayName("NM-2: 13 cards to each; with three players one card stays out, unseen")
  void nm2(int players) {
    assertThat(decisions(players, "stake"))
        .allSatisfy(
            moment -> {
              IntStream.rangeClosed(1, players)
                  .forEach(seat -> assertThat(moment.hand(seat)).hasSize(13));
              assertThat(moment.zone("deck")).hasSize(players == 3 ? 1 : 0);
              assertThat(moment.view("deck", null).cards()).noneMatch(lying -> lying.faceUp());
            });
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  @DisplayName("NM-3: at the start of every round red is trump")
  void nm3(int players) {
    assertThat(decisions(players, "stake"))
        .allSatisfy(moment -> assertThat(moment.variable("trump")).isEqualTo("R"));
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  @DisplayName("NM-4: everybody lays a card into a shuffled pile, at the same time and unseen")
  void nm4(int players) {
    for (Moment moment : decisions(players, "stake").toList()) {
      int seat = moment.decision().seat();
      assertThat(moment.labels()).isEqualTo(moment.hand(seat));
      IntStream.rangeClosed(1, players)
          .filter(other -> other != seat)
          .forEach(
              other -> {
                assertThat(moment.match().view(other).table().zones())
                    .as("nothing shows of a choice, not even the size of a hand")
                    .filteredOn(zone -> zone.name().equals("hand"))
                    .allSatisfy(zone -> assertThat(zone.cards()).hasSize(13));
              });
    }
    for (Round round : rounds(players)) {
      List<Integer> stakes =
          round.events(Event.Chosen.class).stream()
              .filter(chosen -> chosen.name().equals("stake"))
              .map(chosen -> Values.index(chosen.value()))
              .toList();
      assertThat(stakes).hasSize(players);
      assertThat(round.pile()).containsExactlyInAnyOrderElementsOf(stakes);
    }
    for (List<Moment> match : PLAYED.get(players)) {
      for (int i = 1; i < match.size(); i++) {
        Moment moment = match.get(i);
        if (match.get(i - 1).asks("stake") && moment.asks("play")) {
          assertThat(moment.zone("pile")).hasSize(players);
          IntStream.rangeClosed(1, players)
              .forEach(seat -> assertThat(moment.hand(seat)).hasSize(12));
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  @DisplayName("NM-5: the player to the dealer's left leads first, play goes clockwise")
  void nm5(int players) {
    for (Moment end : ends(players)) {
      int dealer = Values.index(end.events(Event.Chance.class).getFirst().value()) + 1;
      assertThat(Round.of(end).getFirst().firstLeader()).isEqualTo(dealer % players + 1);
      assertThat(end.tricks())
          .allSatisfy(
              trick -> {
                for (int i = 1; i < players; i++) {
                  assertThat(trick.plays().get(i).seat())
                      .isEqualTo(trick.plays().get(i - 1).seat() % players + 1);
                }
              });
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  @DisplayName("NM-6: follow the colour led, or play any card")
  void nm6(int players) {
    assertThat(decisions(players, "play"))
        .allSatisfy(
            moment -> {
              List<String> hand = moment.hand(moment.decision().seat());
              List<String> following =
                  moment.table().isEmpty()
                      ? List.of()
                      : hand.stream()
                          .filter(
                              card ->
                                  moment.suit(card).equals(moment.suit(moment.table().getFirst())))
                          .toList();
              assertThat(moment.labels()).isEqualTo(following.isEmpty() ? hand : following);
            });
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  @DisplayName("NM-7: the highest trump wins, else the highest of the colour led; the winner leads")
  void nm7(int players) {
    for (Round round : rounds(players)) {
      for (int i = 0; i < round.tricks().size(); i++) {
        Event.TrickFinished trick = round.tricks().get(i);
        assertThat(trick.winner()).isEqualTo(winner(round, trick, round.trump(i + 1)));
        if (i > 0) {
          assertThat(trick.plays().getFirst().seat()).isEqualTo(round.tricks().get(i - 1).winner());
        }
      }
    }
  }

  private static int winner(Round round, Event.TrickFinished trick, String trump) {
    Moment end = round.end();
    String led = end.suit(end.cardOf(trick.plays().getFirst()));
    Event.Play best = trick.plays().getFirst();
    for (Event.Play play : trick.plays()) {
      if (worth(end, play, led, trump) > worth(end, best, led, trump)) {
        best = play;
      }
    }
    return best.seat();
  }

  private static long worth(Moment end, Event.Play play, String led, String trump) {
    Card card = end.card(play.card());
    String suit = end.suit(card.label());
    return card.number() + (suit.equals(trump) ? 200 : suit.equals(led) ? 100 : 0);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  @DisplayName("NM-8: a card of the pile is turned up after tricks 3, 4, 5, or 2, 3, 4, 5")
  void nm8(int players) {
    for (List<Moment> match : PLAYED.get(players)) {
      for (Moment moment : match) {
        if (!moment.asks("play") || !moment.table().isEmpty()) {
          continue;
        }
        int finished = tricksOfTheRound(moment);
        int up = Math.max(0, Math.min(players, finished - (5 - players)));
        List<Integer> pile = Round.of(match.getLast()).get(roundOf(moment)).pile();
        assertThat(moment.zone("turned"))
            .containsExactlyInAnyOrderElementsOf(
                pile.subList(0, up).stream().map(moment::label).toList());
        assertThat(moment.zone("pile")).hasSize(players - up);
        assertThat(moment.view("turned", null).cards()).allMatch(lying -> lying.faceUp());
      }
    }
  }

  private static int tricksOfTheRound(Moment moment) {
    return 12 - moment.hand(moment.decision().seat()).size();
  }

  private static int roundOf(Moment moment) {
    return (int)
            moment.events(Event.Shuffled.class).stream()
                .filter(shuffled -> Round.isDeck(moment, shuffled))
                .count()
        - 1;
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  @DisplayName(
      "NM-9: from 14 (three players) or 24 (four) on it is a plus round, else a minus round")
  void nm9(int players) {
    List<Round> rounds = rounds(players);
    assertThat(rounds).anyMatch(Round::isPlus).anyMatch(round -> !round.isPlus());
    for (Round round : rounds) {
      List<Integer> won = round.tricks(12);
      int most = won.indexOf(won.stream().max(Integer::compare).orElseThrow());
      int fewest = won.indexOf(won.stream().min(Integer::compare).orElseThrow());
      if (!won.get(most).equals(won.get(fewest))) {
        int first = round.isPlus() ? most : fewest;
        int last = round.isPlus() ? fewest : most;
        assertThat(round.gained().get(first)).isGreaterThan(round.gained().get(last));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  @DisplayName(
      "NM-10: before trick 9 who is alone furthest from winning may change the trump colour")
  void nm10(int players) {
    int asked = 0;
    int nobody = 0;
    for (Round round : rounds(players)) {
      List<Integer> won = round.tricks(8);
      int extreme =
          round.isPlus()
              ? won.stream().min(Integer::compare).orElseThrow()
              : won.stream().max(Integer::compare).orElseThrow();
      List<Integer> furthest =
          IntStream.range(0, players)
              .filter(i -> won.get(i) == extreme)
              .mapToObj(i -> i + 1)
              .toList();
      List<Event.Chosen> changes =
          round.events(Event.Chosen.class).stream()
              .filter(chosen -> chosen.name().equals("trump"))
              .toList();
      if (furthest.size() == 1) {
        asked++;
        assertThat(changes).extracting(Event.Chosen::seat).isEqualTo(furthest);
      } else {
        nobody++;
        assertThat(changes).isEmpty();
      }
    }
    assertThat(asked).isPositive();
    assertThat(nobody).isPositive();
    assertThat(decisions(players, "trump"))
        .allSatisfy(
            moment ->
                IntStream.rangeClosed(1, players)
                    .forEach(seat -> assertThat(moment.hand(seat)).hasSize(4)));
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  @DisplayName("NM-11: a round has 12 tricks")
  void nm11(int players) {
    assertThat(rounds(players)).allSatisfy(round -> assertThat(round.tricks()).hasSize(12));
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  @DisplayName("NM-12, NM-R1: points by place 4, 3, 2, 0 or 3, 2, 0; equals share the better place")
  void nm12(int players) {
    for (Round round : rounds(players)) {
      assertThat(round.gained()).isEqualTo(points(round, false));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  @DisplayName("NM-R1: with ties = worse, equals take the points of the worst place they share")
  void nmr1(int players) {
    List<Round> rounds =
        played(game(players, "worse")).stream()
            .flatMap(match -> Round.of(match.getLast()).stream())
            .toList();
    assertThat(rounds).anyMatch(round -> !points(round, true).equals(points(round, false)));
    for (Round round : rounds) {
      assertThat(round.gained()).isEqualTo(points(round, true));
    }
  }

  private static List<Long> points(Round round, boolean worse) {
    List<Integer> won = round.tricks(12);
    List<Long> byPlace = round.players() == 3 ? List.of(3L, 2L, 0L) : List.of(4L, 3L, 2L, 0L);
    return won.stream()
        .map(
            own -> {
              long ahead =
                  won.stream().filter(other -> round.isPlus() ? other > own : other < own).count();
              long equal = won.stream().filter(own::equals).count();
              return byPlace.get((int) (worse ? ahead + equal - 1 : ahead));
            })
        .toList();
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  @DisplayName(
      "NM-13: twice as many rounds as players, the start player moves on, the highest total wins")
  void nm13(int players) {
    for (Moment end : ends(players)) {
      List<Round> rounds = Round.of(end);
      assertThat(rounds).hasSize(2 * players);
      for (int i = 1; i < rounds.size(); i++) {
        assertThat(rounds.get(i).firstLeader())
            .isEqualTo(rounds.get(i - 1).firstLeader() % players + 1);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  @DisplayName("NM-R2: the first dealer is drawn at random; all four colours are offered for trump")
  void nmr2(int players) {
    assertThat(ends(players))
        .extracting(end -> end.events(Event.Chance.class).getFirst().value())
        .as("not always the same dealer")
        .anySatisfy(
            value ->
                assertThat(value)
                    .isNotEqualTo(
                        ends(players).getFirst().events(Event.Chance.class).getFirst().value()));
    assertThat(ends(players))
        .allSatisfy(end -> assertThat(end.events(Event.Chance.class)).hasSize(1));
    assertThat(decisions(players, "trump"))
        .isNotEmpty()
        .allSatisfy(moment -> assertThat(moment.labels()).containsExactly("R", "B", "G", "Y"));
  }

  @Test
  @DisplayName("NM-R3: no jokers")
  void nmr3() {
    assertThat(game(4, "better").rules().cards().cards())
        .noneMatch(card -> card.kind() != null || card.suit() < 0);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  @DisplayName("NM-R4: equal totals at the end share the win")
  void nmr4(int players) {
    for (Moment end : ends(players)) {
      long highest = end.scores().stream().max(Long::compare).orElseThrow();
      List<Integer> best =
          IntStream.rangeClosed(1, players)
              .filter(seat -> end.scores().get(seat - 1) == highest)
              .boxed()
              .toList();
      assertThat(end.events(Event.MatchEnded.class).getFirst().winners()).isEqualTo(best);
    }
  }
}
