package tricksmith.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.cards.Card;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.program.value.Values;
import tricksmith.record.MatchFileReader;
import tricksmith.record.RecordedMatch;
import tricksmith.record.Replay;
import tricksmith.record.ReplayResult;
import tricksmith.script.Game;
import tricksmith.script.SetupResult;

/** Más-Menos, clause by clause: in moments of arranged matches, and over matches at random. */
class MasMenosTest {

  private static final List<String> RANKS = List.of("7", "8", "9", "10", "J", "Q", "K", "A");
  private static final String CLUBS_AND_HEARTS =
      "7C 8C 9C 10C JC QC KC AC 7H 8H 9H 10H JH QH KH AH";
  private static final String DIAMONDS_AND_SPADES =
      "7D 8D 9D 10D JD QD KD AD 7S 8S 9S 10S JS QS KS AS";

  private static final Path EXAMPLE = Path.of("../games/examples/mas-menos.match.jsonl");
  private static final Game GAME = GameFiles.game("mas-menos", 2, Map.of());
  private static final List<List<Moment>> PLAYED = played(GAME, 40);

  private static List<List<Moment>> played(Game game, int matches) {
    return LongStream.range(0, matches).mapToObj(seed -> Moment.play(game, seed)).toList();
  }

  private static Stream<Moment> decisions(String name) {
    return PLAYED.stream().flatMap(List::stream).filter(moment -> moment.asks(name));
  }

  private static List<Moment> ends() {
    return PLAYED.stream().map(List::getLast).toList();
  }

  /** Seat 1 is first and holds clubs and hearts, seat 2 diamonds and spades. */
  private static Moment start() {
    return Arranged.game("mas-menos", 2)
        .chance("dealer", 2)
        .chance("race", 1)
        .dealtFrom(1, 4)
        .dealt(CLUBS_AND_HEARTS, DIAMONDS_AND_SPADES);
  }

  /** The same, before the first trick. The tens and a jack each are discarded. */
  private static Moment called(String first, String second) {
    return start().choose("10C 10H JC", first, "10D 10S JD", second);
  }

  private static int dealer(Moment moment) {
    return Values.index(moment.events(Event.Chance.class).getFirst().value()) + 1;
  }

  private static int first(Moment moment) {
    return Values.index(moment.events(Event.Chance.class).get(1).value()) + 1;
  }

  private static int other(int seat) {
    return 3 - seat;
  }

  @Test
  @DisplayName("MM-1: two players, 32 cards, the 7 the lowest and the ace the highest")
  void mm1() {
    assertThat(GAME.script().numbersOfPlayers()).containsExactly(2);
    assertThat(GAME.script().setUp(3, Map.of())).isInstanceOf(SetupResult.Refused.class);
    assertThat(GAME.rules().cards().ranks()).isEqualTo(RANKS);
    assertThat(GAME.rules().cards().cards())
        .extracting(Card::label)
        .containsExactlyInAnyOrderElementsOf(
            Stream.of("S", "H", "D", "C")
                .flatMap(suit -> RANKS.stream().map(rank -> rank + suit))
                .toList());
  }

  @Test
  @DisplayName("MM-2: a random dealer deals 16 cards to each, four at a time, the other first")
  void mm2() {
    assertThat(ends()).extracting(MasMenosTest::dealer).contains(1, 2);
    for (List<Moment> match : PLAYED) {
      Moment start = match.getFirst();
      assertThat(start.chances().getFirst()).startsWith("dealer ");
      List<Integer> order = start.events(Event.Shuffled.class).getFirst().order();
      List<String> nonDealers =
          IntStream.range(0, 32)
              .filter(place -> place / 4 % 2 == 0)
              .mapToObj(place -> start.label(order.get(place)))
              .toList();
      assertThat(start.hand(other(dealer(start)))).containsExactlyInAnyOrderElementsOf(nonDealers);
      assertThat(start.hand(dealer(start))).hasSize(16).doesNotContainAnyElementsOf(nonDealers);
      assertThat(start.events(Event.Shuffled.class)).hasSize(1);
    }
  }

  @Test
  @DisplayName("MM-3: each chooses 3 of 16 cards, which are out of play")
  void mm3() {
    assertThat(decisions("discard"))
        .hasSize(2 * PLAYED.size())
        .allSatisfy(
            moment -> {
              Decision.Several several = (Decision.Several) moment.decision().options();
              assertThat(several.least()).isEqualTo(3);
              assertThat(several.most()).isEqualTo(3);
              assertThat(several.pass()).isFalse();
              assertThat(moment.labels()).hasSize(16).isEqualTo(moment.hand(moment.turn()));
            });
    for (Moment end : ends()) {
      List<String> discarded = new ArrayList<>();
      end.events(Event.ChosenSeveral.class)
          .forEach(chosen -> discarded.addAll(end.names(Objects.requireNonNull(chosen.members()))));
      assertThat(discarded).hasSize(6);
      assertThat(plays(end)).hasSize(26).doesNotContainAnyElementsOf(discarded);
    }
  }

  private static List<String> plays(Moment end) {
    return end.tricks().stream().flatMap(trick -> trick.plays().stream()).map(end::cardOf).toList();
  }

  @Test
  @DisplayName("MM-4: who has discarded first calls at once, one of four")
  void mm4() {
    Moment discarding = start();
    assertThat(discarding.asks("discard")).isTrue();
    assertThat(discarding.turn()).isEqualTo(1);

    Moment calling = discarding.choose("7C 8C 9C");

    assertThat(calling.asks("call")).isTrue();
    assertThat(calling.turn()).isEqualTo(1);
    assertThat(calling.labels()).containsExactly("mas", "menos", "antes", "despues");
    assertThat(calling.hand(1)).hasSize(13).doesNotContain("7C", "8C", "9C");
    assertThat(calling.hand(2)).hasSize(16);
  }

  @ParameterizedTest(name = "{0}, {1}")
  @CsvSource({
    "mas, antes, more, high, 2", "mas, despues, more, high, 1",
    "menos, antes, fewer, low, 2", "menos, despues, fewer, low, 1",
    "antes, mas, more, high, 1", "antes, menos, fewer, low, 1",
    "despues, mas, more, high, 2", "despues, menos, fewer, low, 2"
  })
  @DisplayName("MM-4: what each call says, whoever makes it (MM-R3)")
  void mm4(String first, String second, String gameTo, String trickTo, int leader) {
    Moment playing = called(first, second);

    assertThat(playing.asks("play")).isTrue();
    assertThat(playing.turn()).isEqualTo(leader);
    assertThat(playing.variable("trick-to")).isEqualTo(trickTo);
    assertThat(playing.variable("game-to")).isEqualTo(gameTo);
    String led = leader == 1 ? "8C" : "8S";
    String higher = leader == 1 ? "9S" : "9C";
    assertThat(playing.choose(led, higher).winner())
        .isEqualTo(trickTo.equals("high") ? other(leader) : leader);
  }

  @ParameterizedTest(name = "after {0}")
  @CsvSource({
    "mas, antes despues",
    "menos, antes despues",
    "antes, mas menos",
    "despues, mas menos"
  })
  @DisplayName("MM-5, MM-R5: the other then discards, and calls among what is still undecided")
  void mm5(String first, String open) {
    Moment discarding = start().choose("7C 8C 9C", first);
    assertThat(discarding.asks("discard")).isTrue();
    assertThat(discarding.turn()).isEqualTo(2);

    Moment calling = discarding.choose("7D 8D 9D");

    assertThat(calling.asks("call")).isTrue();
    assertThat(calling.turn()).isEqualTo(2);
    assertThat(String.join(" ", calling.labels())).isEqualTo(open);
    assertThat(discarding.match().view(2).heard()).contains(calls(discarding).getFirst());
  }

  private static List<Event.Chosen> calls(Moment moment) {
    return moment.events(Event.Chosen.class).stream()
        .filter(chosen -> chosen.name().equals("call"))
        .toList();
  }

  @Test
  @DisplayName("MM-6: 13 tricks, and any card may be played")
  void mm6() {
    assertThat(ends()).allSatisfy(end -> assertThat(end.tricks()).hasSize(13));
    assertThat(decisions("play"))
        .hasSize(26 * PLAYED.size())
        .allSatisfy(moment -> assertThat(moment.labels()).isEqualTo(moment.hand(moment.turn())));
  }

  @ParameterizedTest(name = "{0} led, {1}")
  @CsvSource({"8C, 9S", "8C, 9D", "KH, AS", "8C, AD", "8H, QD"})
  @DisplayName("MM-7: the higher rank wins under high, the lower under low, whatever the suits")
  void mm7(String led, String higher) {
    assertThat(called("mas", "despues").choose(led, higher).winner()).isEqualTo(2);
    assertThat(called("menos", "despues").choose(led, higher).winner()).isEqualTo(1);
    assertThat(called("mas", "antes").choose(higher, led).winner()).isEqualTo(2);
    assertThat(called("menos", "antes").choose(higher, led).winner()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"7", "9", "K", "A"})
  @DisplayName("MM-8: of two equal ranks the card led wins under high, and loses under low")
  void mm8(String rank) {
    assertThat(called("mas", "despues").choose(rank + "C", rank + "D").winner()).isEqualTo(1);
    assertThat(called("mas", "antes").choose(rank + "D", rank + "C").winner()).isEqualTo(2);
    assertThat(called("menos", "despues").choose(rank + "C", rank + "D").winner()).isEqualTo(2);
    assertThat(called("menos", "antes").choose(rank + "D", rank + "C").winner()).isEqualTo(1);
  }

  @Test
  @DisplayName("MM-9: a trick won by a diamond makes low win tricks, one by a heart high")
  void mm9Tricks() {
    Moment afterDiamond = called("mas", "despues").choose("7C", "AD");
    assertThat(afterDiamond.winner()).as("that trick itself is still for the high").isEqualTo(2);
    Moment afterHeart = afterDiamond.choose("8D", "7H");
    assertThat(afterHeart.winner()).as("the lower").isEqualTo(1);
    Moment afterSpade = afterHeart.choose("8H", "9S");
    assertThat(afterSpade.winner()).as("the higher").isEqualTo(2);
    assertThat(afterSpade.choose("8S", "9C").winner()).as("spades leave it").isEqualTo(1);
    assertThat(afterSpade.choose("8S", "9C", "8C", "9D").winner()).as("so do clubs").isEqualTo(2);
    assertThat(afterHeart.variable("game-to"))
        .as("neither red suit touches the game")
        .isEqualTo("more");
  }

  @Test
  @DisplayName("MM-9: a trick won by a club makes fewer tricks win the game, one by a spade more")
  void mm9Game() {
    Moment afterClub = called("mas", "despues").choose("9C", "8D");
    assertThat(afterClub.variable("game-to")).isEqualTo("fewer");
    assertThat(afterClub.variable("trick-to")).isEqualTo("high");
    Moment afterSpade = afterClub.choose("7C", "8S");
    assertThat(afterSpade.variable("game-to")).isEqualTo("more");
    assertThat(afterSpade.variable("trick-to")).isEqualTo("high");
    assertThat(called("menos", "despues").choose("9C", "8S").variable("game-to")).isEqualTo("more");
    assertThat(called("menos", "despues").choose("9C", "8S").variable("trick-to")).isEqualTo("low");
  }

  @Test
  @DisplayName("MM-9: it is the suit of the winning card that counts, not of the other")
  void mm9OfTheWinningCard() {
    Moment moment = called("mas", "despues").choose("AH", "KD");
    assertThat(moment.variable("trick-to")).isEqualTo("high");
    assertThat(called("menos", "despues").choose("7C", "8S").variable("game-to"))
        .isEqualTo("fewer");
  }

  @Test
  @DisplayName("MM-9: tricks are kept apart by winner, the winning card on top")
  void mm9Piles() {
    for (Moment moment : betweenTricks()) {
      for (int seat = 1; seat <= 2; seat++) {
        assertThat(moment.view("won", seat).cards())
            .extracting(lying -> moment.label(lying.card()))
            .isEqualTo(pile(moment, seat));
      }
    }
    Moment moment = called("mas", "despues").choose("7C", "AD", "8D", "8C");
    assertThat(moment.seen(1, "won", 2)).as("two piles, red and then red").startsWith("AD", "7C");
    assertThat(moment.seen(1, "won", 1)).containsExactly("8C", "8D");
  }

  private static List<Moment> betweenTricks() {
    return decisions("play").filter(moment -> moment.table().isEmpty()).toList();
  }

  private static List<String> pile(Moment moment, int seat) {
    List<String> pile = new ArrayList<>();
    for (Event.TrickFinished trick : moment.tricks().reversed()) {
      if (trick.winner() == seat) {
        pile.addAll(cards(moment, trick));
      }
    }
    return pile;
  }

  /** The winning card, and the other. */
  private static List<String> cards(Moment moment, Event.TrickFinished trick) {
    List<String> cards = new ArrayList<>(trick.plays().stream().map(moment::cardOf).toList());
    if (trick.plays().getFirst().seat() != trick.winner()) {
      Collections.reverse(cards);
    }
    return cards;
  }

  @Test
  @DisplayName("MM-10: the last red pile and the last black pile show, all others lie face down")
  void mm10() {
    for (Moment moment : betweenTricks()) {
      List<String> showing = new ArrayList<>();
      showing.addAll(lastPile(moment, List.of("D", "H")));
      showing.addAll(lastPile(moment, List.of("C", "S")));
      for (int viewer = 1; viewer <= 2; viewer++) {
        List<String> seen = new ArrayList<>(moment.seen(viewer, "won", 1));
        seen.addAll(moment.seen(viewer, "won", 2));
        seen.removeIf("?"::equals);
        assertThat(seen).containsExactlyInAnyOrderElementsOf(showing);
      }
    }
  }

  private static List<String> lastPile(Moment moment, List<String> suits) {
    return moment.tricks().reversed().stream()
        .map(trick -> cards(moment, trick))
        .filter(cards -> suits.contains(moment.suit(cards.getFirst())))
        .findFirst()
        .orElse(List.of());
  }

  @Test
  @DisplayName("MM-11: the winner of a trick leads to the next")
  void mm11() {
    for (Moment moment : betweenTricks()) {
      if (!moment.tricks().isEmpty()) {
        assertThat(moment.turn()).isEqualTo(moment.winner());
      }
    }
  }

  @Test
  @DisplayName(
      "MM-12, MM-7 to MM-9: the final condition decides; the difference in tricks is scored")
  void mm12() {
    int changedByTheLastCard = 0;
    for (Moment end : ends()) {
      Course course = new Course(end, 0);
      assertThat(end.scores()).isEqualTo(course.scores());
      assertThat(end.winners()).containsExactly(end.scores().getFirst() > 0 ? 1 : 2);
      changedByTheLastCard += course.changedByTheLastCard ? 1 : 0;
    }
    assertThat(changedByTheLastCard).as("the 13th trick's own card included").isPositive();
  }

  /** A game, followed by the rules as the page has them. */
  private static final class Course {

    private final Moment end;
    private final int game;
    private boolean high;
    private boolean more;
    private boolean changedByTheLastCard;
    private final int[] tricks = new int[2];

    Course(Moment end, int game) {
      this.end = end;
      this.game = game;
      end.chosen("call").subList(2 * game, 2 * game + 2).forEach(this::call);
      end.tricks().subList(13 * game, 13 * game + 13).forEach(this::trick);
    }

    private void call(String call) {
      if (call.endsWith("mas") || call.endsWith("menos")) {
        high = call.endsWith("mas");
        more = high;
      }
    }

    private void trick(Event.TrickFinished trick) {
      String led = end.cardOf(trick.plays().getFirst());
      String other = end.cardOf(trick.plays().getLast());
      int ledRank = RANKS.indexOf(end.rank(led));
      int otherRank = RANKS.indexOf(end.rank(other));
      boolean ledWins = high ? ledRank >= otherRank : ledRank < otherRank;
      int winner = trick.plays().get(ledWins ? 0 : 1).seat();
      assertThat(trick.winner()).isEqualTo(winner);
      tricks[winner - 1]++;
      boolean before = more;
      condition(end.suit(ledWins ? led : other));
      changedByTheLastCard = before != more;
    }

    private void condition(String suit) {
      switch (suit) {
        case "D" -> high = false;
        case "H" -> high = true;
        case "C" -> more = false;
        case "S" -> more = true;
        default -> throw new AssertionError(suit + " in game " + game);
      }
    }

    List<Long> scores() {
      long difference = Math.abs(tricks[0] - tricks[1]);
      boolean firstWins = more == (tricks[0] > tricks[1]);
      return List.of(firstWins ? difference : 0, firstWins ? 0 : difference);
    }
  }

  @Test
  @DisplayName("MM-R1: only their owner has seen discarded cards")
  void mmr1() {
    Moment playing = called("mas", "antes");
    assertThat(playing.places(1, "10C")).containsExactly("laid-aside 1");
    assertThat(playing.places(2, "10C")).containsExactly("hand 1", "laid-aside 1");
    assertThat(playing.seen(1, "laid-aside", 2)).containsExactly("?", "?", "?");
    assertThat(playing.seen(2, "laid-aside", 2)).containsExactlyInAnyOrder("10D", "10S", "JD");
    assertThat(playing.match().view(2).heard())
        .filteredOn(Event.ChosenSeveral.class::isInstance)
        .extracting(event -> ((Event.ChosenSeveral) event).seat())
        .containsExactly(2);
  }

  @Test
  @DisplayName("MM-R2: the race is a chance event that names who finishes first, and asks in order")
  void mmr2() {
    assertThat(ends()).extracting(MasMenosTest::first).contains(1, 2);
    for (List<Moment> match : PLAYED) {
      assertThat(match.getLast().chances()).hasSize(2);
      assertThat(match.getLast().chances().get(1)).startsWith("race ");
      int first = first(match.getFirst());
      assertThat(match.subList(0, 4))
          .extracting(moment -> moment.decision().name() + " " + moment.turn())
          .containsExactly(
              "discard " + first,
              "call " + first,
              "discard " + other(first),
              "call " + other(first));
    }
  }

  @ParameterizedTest(name = "{0}, {1}")
  @CsvSource({"menos, despues", "antes, menos"})
  @DisplayName("MM-R3: until a red card wins a trick the call decides tricks, by whomever it was")
  void mmr3Tricks(String first, String second) {
    Moment moment = called(first, second).choose("8C", "9S");
    assertThat(moment.winner()).isEqualTo(1);
    moment = moment.choose("9C", "8S", "QS", "KC", "AS", "7C");
    assertThat(moment.tricks()).extracting(Event.TrickFinished::winner).containsExactly(1, 2, 2, 1);
  }

  @Test
  @DisplayName("MM-R3: until a black card wins a trick the call decides the game")
  void mmr3Game() {
    assertThat(gameOfHearts("mas").scores()).containsExactly(13L, 0L);
    assertThat(gameOfHearts("menos").scores()).containsExactly(0L, 13L);
  }

  /** Seat 1 has hearts and diamonds and wins all tricks. */
  private static Moment gameOfHearts(String call) {
    Moment moment =
        Arranged.game("mas-menos", 2)
            .chance("dealer", 2)
            .chance("race", 1)
            .dealtFrom(1, 4)
            .dealt(
                "7D 8D 9D 10D JD QD KD AD 7H 8H 9H 10H JH QH KH AH",
                "7C 8C 9C 10C JC QC KC AC 7S 8S 9S 10S JS QS KS AS")
            .choose("QD KD AD", call, "AC AS JC", "despues");
    if (call.equals("mas")) {
      return moment
          .choose("AH", "8C", "KH", "JS", "QH", "10C", "JH", "10S", "10H", "9C", "9H", "9S")
          .choose("8H", "8S", "7H", "7C", "7D", "7S")
          .choose("8D", "QC", "9D", "KC", "10D", "QS", "JD", "KS");
    }
    return moment
        .choose("7D", "QC", "8D", "KC", "9D", "QS", "10D", "KS", "7H", "8C")
        .choose("AH", "JS", "KH", "10C", "QH", "10S", "JH", "9C", "10H", "9S", "9H", "8S")
        .choose("8H", "7C", "JD", "7S");
  }

  @Test
  @DisplayName(
      "MM-R4: with several games the dealer alternates, scores add up, equals share the win")
  void mmr4() {
    List<List<Moment>> matches =
        played(GameFiles.game("mas-menos", 2, Map.of("games", List.of("2"))), 60);
    boolean shared = false;
    for (List<Moment> match : matches) {
      Moment end = match.getLast();
      List<Long> one = new Course(end, 0).scores();
      List<Long> two = new Course(end, 1).scores();
      assertThat(end.scores()).containsExactly(one.get(0) + two.get(0), one.get(1) + two.get(1));
      assertThat(end.events(Event.Scored.class).getFirst().scores())
          .extracting(Values::numerator)
          .isEqualTo(one);
      assertThat(end.tricks()).hasSize(26);
      assertThat(end.chances())
          .extracting(chance -> chance.split(" ", 2)[0])
          .containsExactly("dealer", "race", "race");
      assertThatTheOtherDeals(match, dealer(end));
      boolean equal = end.scores().get(0).equals(end.scores().get(1));
      assertThat(end.winners()).hasSize(equal ? 2 : 1);
      shared |= equal;
    }
    assertThat(shared).as("some of these matches are drawn").isTrue();
    assertThat(GAME.script().setUp(2, Map.of("games", List.of("10"))))
        .isInstanceOf(SetupResult.Ready.class);
    assertThat(GAME.script().setUp(2, Map.of("games", List.of("11"))))
        .isInstanceOf(SetupResult.Refused.class);
    assertThat(GAME.rules().options().get("games").labels()).containsExactly("1");
  }

  private static void assertThatTheOtherDeals(List<Moment> match, int firstDealer) {
    Moment secondGame =
        match.stream()
            .filter(moment -> moment.asks("discard") && moment.tricks().size() == 13)
            .findFirst()
            .orElseThrow();
    List<Integer> order = secondGame.events(Event.Shuffled.class).get(1).order();
    assertThat(secondGame.hand(firstDealer))
        .contains(secondGame.label(order.get(0)), secondGame.label(order.get(8)))
        .doesNotContain(secondGame.label(order.get(4)));
  }

  @Test
  @DisplayName("The worked example: 5 tricks to 8, and 3 points for the fewer")
  void workedExample() throws IOException {
    try (MatchFileReader reader = new MatchFileReader(Files.newBufferedReader(EXAMPLE))) {
      RecordedMatch recorded = ((MatchFileReader.Found) reader.next()).match();
      Match match = ((ReplayResult.Done) Replay.of(recorded, GAME.rules(), true)).match();
      Moment end = new Moment(match);
      assertThat(end.tricks())
          .extracting(Event.TrickFinished::winner)
          .containsExactly(2, 2, 2, 2, 2, 2, 2, 1, 1, 2, 1, 1, 1);
      assertThat(end.scores()).containsExactly(3L, 0L);
      assertThat(end.winners()).containsExactly(1);
      assertThat(reader.next()).isNull();
    }
  }
}
