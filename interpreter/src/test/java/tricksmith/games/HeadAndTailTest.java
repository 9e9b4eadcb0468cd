package tricksmith.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.cards.Card;
import tricksmith.engine.report.Event;
import tricksmith.program.value.Values;
import tricksmith.script.Game;
import tricksmith.script.SetupResult;

/**
 * Head &amp; Tail, clause by clause: in deals of three players with three ordinary cards each, and
 * over matches at random.
 */
class HeadAndTailTest {

  private static final List<String> BETS = List.of("AS", "AH", "AD", "AC", "JK1", "JK2");
  private static final Map<Integer, List<List<Moment>>> PLAYED = new HashMap<>();

  private static Game game(int players) {
    return GameFiles.game("head-and-tail", players, Map.of());
  }

  private static List<List<Moment>> played(Game game) {
    return LongStream.range(0, 8).mapToObj(seed -> Moment.play(game, seed)).toList();
  }

  private static List<List<Moment>> played(int players) {
    return PLAYED.computeIfAbsent(players, number -> played(game(number)));
  }

  private static Stream<Moment> plays(int players) {
    return played(players).stream().flatMap(List::stream).filter(moment -> !moment.isOver());
  }

  private static List<Moment> ends(int players) {
    return played(players).stream().map(List::getLast).toList();
  }

  /** How many tricks a deal has. */
  private static int tricks(int players) {
    return players <= 4 ? 13 : 9;
  }

  private static int dealer(Moment moment) {
    return Values.index(moment.events(Event.Chance.class).getFirst().value()) + 1;
  }

  private static int left(int seat, int players) {
    return seat % players + 1;
  }

  /** Three players with these ordinary cards; this one deals, and the next leads. */
  private static Arranged dealtBy(int dealer) {
    return Arranged.game("head-and-tail", 3).chance("dealer", dealer).dealtFrom(left(dealer, 3), 1);
  }

  private static Moment hands(String first, String second, String third) {
    return dealtBy(3).hands(first, second, third);
  }

  // The cards.

  @ParameterizedTest
  @CsvSource({"3, 5, 36", "4, 2, 48", "5, 4, 40", "6, 2, 48"})
  @DisplayName("HT-1, HT-3: the ordinary deck, from the lowest rank of so many players to the king")
  void ht1(int players, int lowest, int size) {
    List<Card> deck = deck(players);
    assertThat(deck).hasSize(size);
    assertThat(deck).allSatisfy(card -> assertThat(card.kind()).isNull());
    List<String> ranks = new ArrayList<>();
    IntStream.rangeClosed(lowest, 10).mapToObj(String::valueOf).forEach(ranks::add);
    Collections.addAll(ranks, "J", "Q", "K");
    assertThat(deck)
        .extracting(Card::label)
        .containsExactlyInAnyOrderElementsOf(
            Stream.of("S", "H", "D", "C")
                .flatMap(suit -> ranks.stream().map(rank -> rank + suit))
                .toList());
    assertThat(deck)
        .extracting(Card::number)
        .hasSameElementsAs(LongStream.rangeClosed(lowest, 13).boxed().toList());
    assertThat(deck)
        .filteredOn(card -> card.label().equals("JS"))
        .allMatch(HeadAndTailTest::isEleven);
  }

  private static boolean isEleven(Card card) {
    return Long.valueOf(11).equals(card.number());
  }

  private static List<Card> deck(int players) {
    var rules = game(players).rules();
    return rules.zones().getFirst().cards().stream().map(rules.cards()::card).toList();
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6})
  @DisplayName("HT-2, HT-R3: seat 1 holds AS, then AH, AD, AC, JK1, JK2, the same in every deal")
  void ht2(int players) {
    List<Moment> starts = plays(players).filter(moment -> begins(moment, players)).toList();
    assertThat(starts).hasSizeGreaterThan(8);
    for (Moment start : starts) {
      for (int seat = 1; seat <= players; seat++) {
        assertThat(bets(start.hand(seat))).containsExactly(BETS.get(seat - 1));
      }
      assertThat(start.zone("betting-cards")).as("those of nobody are out of the game").isEmpty();
    }
    assertThat(GameFiles.script("head-and-tail").numbersOfPlayers()).containsExactly(3, 4, 5, 6);
  }

  private static boolean begins(Moment moment, int players) {
    return moment.table().isEmpty() && moment.hand(1).size() == tricks(players);
  }

  private static List<String> bets(List<String> cards) {
    return cards.stream().filter(BETS::contains).toList();
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6})
  @DisplayName("HT-4: the ordinary deck is dealt out, one card at a time from the dealer's left")
  void ht4(int players) {
    for (List<Moment> match : played(players)) {
      Moment start = match.getFirst();
      List<String> order =
          start.events(Event.Shuffled.class).getFirst().order().stream().map(start::label).toList();
      assertThat(order)
          .containsExactlyInAnyOrderElementsOf(deck(players).stream().map(Card::label).toList());
      for (int i = 0; i < order.size(); i++) {
        int seat = (dealer(start) + i) % players + 1;
        assertThat(start.hand(seat)).contains(order.get(i)).hasSize(tricks(players));
      }
      assertThat(start.zone("deck")).isEmpty();
    }
  }

  // Tricks.

  @Test
  @DisplayName("HT-5: who holds an ordinary card of the suit led plays one, or the betting card")
  void ht5() {
    Moment moment = hands("5S 6H 7D", "8S 9S KH", "8H 9D QD").choose("5S");
    assertThat(moment.labels()).containsExactly("8S", "9S", "AH");
    assertThat(moment.choose("8S").labels())
        .as("void: any card")
        .containsExactly("8H", "9D", "QD", "AD");
  }

  @Test
  @DisplayName("HT-5: a betting card led leads no suit")
  void ht5BettingCardLed() {
    Moment moment = hands("5S 6H 7D", "8S 9S KH", "8H 9D QD").choose("AS");
    assertThat(moment.labels()).containsExactly("8S", "9S", "KH", "AH");
    assertThat(moment.choose("9S").labels()).containsExactly("8H", "9D", "QD", "AD");
  }

  @Test
  @DisplayName(
      "HT-6: the strongest of the suit led wins, its winner leads; the dealer's left first")
  void ht6() {
    Moment start = hands("5S 6H 7D", "8S 9H KH", "KC 9D QD");
    assertThat(start.turn()).isEqualTo(1);
    Moment next = start.choose("5S", "8S", "KC");
    assertThat(next.winner()).as("not the king of another suit").isEqualTo(2);
    assertThat(next.turn()).isEqualTo(2);
    assertThat(next.choose("9H", "QD", "6H").winner()).isEqualTo(2);
    assertThat(dealtBy(1).hands("5S 6H 7D", "8S 9H KH", "KC 9D QD").turn()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6})
  @DisplayName(
      "HT-6, HT-7: every trick of matches at random has the right winner, and the next leader")
  void ht6AtRandom(int players) {
    for (Moment end : ends(players)) {
      for (int i = 0; i < end.tricks().size(); i++) {
        Event.TrickFinished trick = end.tricks().get(i);
        assertThat(trick.winner()).isEqualTo(winner(end, trick));
        if (i % tricks(players) > 0) {
          assertThat(leader(trick)).isEqualTo(end.tricks().get(i - 1).winner());
        }
      }
    }
  }

  private static int leader(Event.TrickFinished trick) {
    return trick.plays().getFirst().seat();
  }

  private static int winner(Moment end, Event.TrickFinished trick) {
    Event.Play best = trick.plays().getFirst();
    if (BETS.contains(end.cardOf(best))) {
      return best.seat();
    }
    for (Event.Play play : trick.plays()) {
      boolean follows = end.suit(end.cardOf(play)).equals(end.suit(end.cardOf(best)));
      if (follows && number(end, play) > number(end, best)) {
        best = play;
      }
    }
    return best.seat();
  }

  private static long number(Moment end, Event.Play play) {
    Long number = end.card(play.card()).number();
    assertThat(number).isNotNull();
    return number == null ? 0 : number;
  }

  @Test
  @DisplayName("HT-7: a betting card led always wins; played otherwise it always loses")
  void ht7() {
    Moment start = hands("5S 6H 7D", "8S 9S KH", "8H 9D QD");
    assertThat(start.choose("AS", "KH", "QD").winner()).isEqualTo(1);
    assertThat(start.choose("AS", "AH", "AD").winner()).as("against others too").isEqualTo(1);
    assertThat(start.choose("5S", "AH", "AD").winner()).isEqualTo(1);
    assertThat(start.choose("5S", "8S", "AD").winner()).isEqualTo(2);
    assertThat(start.choose("5S", "8S", "8H", "AH", "AD", "AS").winner()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6})
  @DisplayName("HT-7: betting cards count 1, whatever they look like")
  void ht7Rank(int players) {
    assertThat(game(players).rules().cards().cards())
        .filteredOn(card -> BETS.contains(card.label()))
        .hasSize(players)
        .allSatisfy(
            card -> {
              assertThat(card.number()).isEqualTo(1);
              assertThat(card.suit()).as("HT-R2: of no suit").isNegative();
            });
  }

  @Test
  @DisplayName("HT-8: won tricks lie in order, of each the highest and the lowest card showing")
  void ht8() {
    Moment moment =
        hands("KS 6H 7D", "8S QH 6D", "5S KC JC").choose("KS", "8S", "5S", "AS", "QH", "AD");
    List<String> pile =
        moment.view("won", 1).cards().stream().map(lying -> moment.label(lying.card())).toList();
    assertThat(pile.subList(0, 3)).containsExactlyInAnyOrder("AS", "QH", "AD");
    assertThat(pile.subList(3, 6)).containsExactlyInAnyOrder("KS", "8S", "5S");
    assertThat(moment.seen(2, "won", 1))
        .containsExactlyInAnyOrder("KS", "?", "5S", "AS", "QH", "?");
    assertThat(moment.seen(3, "won", 1)).isEqualTo(moment.seen(1, "won", 1));
  }

  @ParameterizedTest
  @CsvSource({"3, 13", "4, 13", "5, 9", "6, 9"})
  @DisplayName("HT-9: a deal is 13 tricks with three and four players, 9 with five and six")
  void ht9(int players, int tricks) {
    for (Moment end : ends(players)) {
      int finished = 0;
      for (Event event : end.match().events()) {
        switch (event) {
          case Event.TrickFinished _ -> finished++;
          case Event.Scored _ -> {
            assertThat(finished).isEqualTo(tricks);
            finished = 0;
          }
          default -> {}
        }
      }
    }
  }

  // What a deal scores.

  @Test
  @DisplayName("HT-10: who has the most tricks and who has the fewest lose 3 points each")
  void ht10() {
    Moment moment =
        hands("KS 6H 9D 9C", "8S 9H 6D 8C", "5S 5H 5D 5C")
            .choose("KS", "8S", "5S", "6H", "9H", "5H", "AH", "AD", "AS")
            .choose("6D", "5D", "9D", "9C", "8C", "5C");
    assertThat(moment.scores())
        .as("tricks 3, 2, 0; all bets on the two")
        .containsExactly(-3L, 0L, -3L);
  }

  @Test
  @DisplayName("HT-11: of those tied for the most the larger sum of highest ranks loses 3")
  void ht11() {
    Moment moment =
        hands("KS 6H 7D", "8S 9H 6D", "5S 5H 5D")
            .choose("KS", "8S", "5S", "6H", "9H", "5H", "AH", "AD", "AS", "6D", "5D", "7D");
    assertThat(moment.scores()).as("13 + 7 against 9 + 1").containsExactly(-3L, 0L, -3L);
  }

  @Test
  @DisplayName("HT-11: still tied for the most, all of those lose 3")
  void ht11StillTied() {
    Moment moment =
        hands("KS 6H 9D", "8S 9H 6D", "5S 5H KD")
            .choose("KS", "8S", "5S", "6H", "9H", "5H", "AH", "KD", "AS", "6D", "AD", "9D");
    assertThat(moment.scores())
        .as("13 + 9 against 9 + 13; a bet each on these")
        .containsExactly(-2L, -2L, -2L);
  }

  @Test
  @DisplayName("HT-12: of those tied for the fewest the smaller sum of lowest ranks loses 3")
  void ht12() {
    Moment moment =
        hands("KS 6H 9S", "8S 9H 6D", "5S 5H KD")
            .choose("KS", "8S", "AD", "6H", "9H", "5H", "6D", "KD", "AS", "5S", "9S", "AH");
    assertThat(moment.scores())
        .as("seat 2's lowest is 5, seat 3's 1; a bet on the fewest and two on the most")
        .containsExactly(-3 + 2L, 1L, -3 + 1L);
  }

  @Test
  @DisplayName("HT-12: still tied for the fewest, all of those lose 3")
  void ht12StillTied() {
    Moment moment =
        hands("6H 5D 9S", "8S 9H 6D", "5S 5H KD")
            .choose("AS", "8S", "AD", "6H", "9H", "5H", "6D", "KD", "5D", "5S", "9S", "AH");
    assertThat(moment.scores()).containsExactly(-2L, -2L, -2L);
  }

  @Test
  @DisplayName("HT-12: several players without any trick all lose 3")
  void ht12WithoutTricks() {
    Moment moment =
        hands("KS KH KD", "8S 9H 9D", "7S 5H 5D")
            .choose("KS", "8S", "7S", "KH", "9H", "5H", "KD", "9D", "5D", "AS", "AH", "AD");
    assertThat(moment.scores()).containsExactly(-2L, -2L, -2L);
  }

  @Test
  @DisplayName("HT-13: a bet among the tricks of the player with the most gains 1, of the own too")
  void ht13() {
    Moment moment =
        hands("KS 6H 9D", "8S 9H 6D", "5S 5H 5D")
            .choose("KS", "8S", "5S", "6H", "9H", "AD", "6D", "5D", "9D", "AS", "AH", "5H");
    assertThat(moment.scores()).as("tricks 3, 1, 0").containsExactly(-3 + 1L, 1L, -3L);
  }

  @Test
  @DisplayName(
      "HT-14: a bet among the tricks of the player with the fewest gains 2, of the own too")
  void ht14() {
    assertThat(allBetsOnTheFewest("12").scores()).containsExactly(-3 + 2L, 2L, -3 + 2L);
  }

  /** Seat 3 leads its betting card, and wins no other trick. */
  private static Moment allBetsOnTheFewest(String limit) {
    return dealtBy(2)
        .option("limit", limit)
        .hands("9S 6H KD", "8S 9H 6D", "5S 5H 5D")
        .choose("AD", "AS", "AH", "5S", "9S", "8S", "6H", "9H", "5H", "6D", "5D", "KD");
  }

  @Test
  @DisplayName(
      "HT-R1: with bets = tied everyone who ties for the most counts, beaten by sums or not")
  void htr1() {
    Arranged tied = dealtBy(3).option("bets", "tied");
    Moment moment =
        tied.hands("KS 6H 7D", "8S 9H 6D", "5S 5H 5D")
            .choose("KS", "8S", "5S", "6H", "9H", "5H", "AH", "AD", "AS", "6D", "5D", "7D");
    assertThat(moment.scores()).containsExactly(-3 + 1L, 1L, -3 + 1L);
    assertThat(game(3).rules().options().get("bets").labels()).containsExactly("losers");
  }

  /** What the rules say of a deal, from its tricks. */
  private record Deal(
      Moment end, int players, boolean betsOnAllTied, List<Event.TrickFinished> tricks) {

    List<Event.TrickFinished> of(int seat) {
      return tricks.stream().filter(trick -> trick.winner() == seat).toList();
    }

    private List<Integer> extreme(List<Integer> seats, ToLongFunction<Integer> value, int sign) {
      long best =
          seats.stream().mapToLong(seat -> sign * value.applyAsLong(seat)).max().orElseThrow();
      return seats.stream().filter(seat -> sign * value.applyAsLong(seat) == best).toList();
    }

    List<Integer> leading() {
      return extreme(seats(), seat -> of(seat).size(), 1);
    }

    List<Integer> trailing() {
      return extreme(seats(), seat -> of(seat).size(), -1);
    }

    private List<Integer> seats() {
      return IntStream.rangeClosed(1, players).boxed().toList();
    }

    List<Integer> heads() {
      return extreme(leading(), seat -> sum(seat, Collections::max), 1);
    }

    List<Integer> tails() {
      return extreme(trailing(), seat -> sum(seat, Collections::min), -1);
    }

    private long sum(int seat, Function<List<Long>, Long> ofTrick) {
      return of(seat).stream()
          .map(trick -> trick.plays().stream().map(play -> number(end, play)).toList())
          .mapToLong(ofTrick::apply)
          .sum();
    }

    private boolean betIsAmong(int player, List<Integer> takers) {
      return takers.stream()
          .flatMap(taker -> of(taker).stream())
          .flatMap(trick -> trick.plays().stream())
          .anyMatch(play -> end.cardOf(play).equals(BETS.get(player - 1)));
    }

    List<Long> gains() {
      return seats().stream()
          .map(
              seat ->
                  (heads().contains(seat) ? -3L : 0)
                      + (tails().contains(seat) ? -3L : 0)
                      + (betIsAmong(seat, betsOnAllTied ? leading() : heads()) ? 1 : 0)
                      + (betIsAmong(seat, betsOnAllTied ? trailing() : tails()) ? 2 : 0))
          .toList();
    }
  }

  private static List<Deal> deals(Moment end, boolean betsOnAllTied) {
    int players = end.scores().size();
    List<Deal> deals = new ArrayList<>();
    for (int from = 0; from < end.tricks().size(); from += tricks(players)) {
      deals.add(
          new Deal(
              end, players, betsOnAllTied, end.tricks().subList(from, from + tricks(players))));
    }
    return deals;
  }

  @ParameterizedTest
  @CsvSource({
    "3, losers",
    "4, losers",
    "5, losers",
    "6, losers",
    "3, tied",
    "4, tied",
    "5, tied",
    "6, tied"
  })
  @DisplayName("HT-10 to HT-14, HT-R1, HT-R4: what each deal of matches at random scores")
  void scores(int players, String bets) {
    boolean tied = bets.equals("tied");
    List<Moment> ends =
        tied
            ? played(GameFiles.game("head-and-tail", players, Map.of("bets", List.of(bets))))
                .stream()
                .map(List::getLast)
                .toList()
            : ends(players);
    for (Moment end : ends) {
      List<Long> total = new ArrayList<>(Collections.nCopies(players, 0L));
      List<List<Long>> totals = new ArrayList<>();
      for (Deal deal : deals(end, tied)) {
        for (int i = 0; i < players; i++) {
          total.set(i, total.get(i) + deal.gains().get(i));
        }
        totals.add(List.copyOf(total));
      }
      assertThat(totals(end)).isEqualTo(totals);
    }
    List<Deal> all = ends.stream().flatMap(end -> deals(end, tied).stream()).toList();
    assertThat(all).anyMatch(deal -> deal.leading().size() > deal.heads().size());
    assertThat(all).anyMatch(deal -> deal.trailing().size() > deal.tails().size());
    assertThat(all)
        .as("where the option matters")
        .anyMatch(
            deal -> !deal.gains().equals(new Deal(deal.end, players, !tied, deal.tricks).gains()));
  }

  /** The totals after each deal. */
  private static List<List<Long>> totals(Moment end) {
    return end.events(Event.Scored.class).stream()
        .map(scored -> scored.scores().stream().map(Values::numerator).toList())
        .toList();
  }

  // The match.

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6})
  @DisplayName("HT-15: the deal moves to the left; until somebody stands at -12 or 12, or beyond")
  void ht15(int players) {
    for (Moment end : ends(players)) {
      for (int deal = 0; deal < deals(end, false).size(); deal++) {
        assertThat(leader(end.tricks().get(deal * tricks(players))))
            .isEqualTo((dealer(end) + deal) % players + 1);
      }
      List<List<Long>> totals = totals(end);
      assertThat(totals.subList(0, totals.size() - 1))
          .allSatisfy(scores -> assertThat(scores).allMatch(score -> Math.abs(score) < 12));
      assertThat(totals.getLast()).anyMatch(score -> Math.abs(score) >= 12);
    }
  }

  @Test
  @DisplayName("HT-15, HT-R5: the limit is an option, and holds for gains as for losses")
  void ht15Limit() {
    Moment gained = allBetsOnTheFewest("2");
    assertThat(gained.isOver()).isTrue();
    assertThat(gained.winners()).as("the highest total").containsExactly(2);
    assertThat(allBetsOnTheFewest("3").isOver()).isFalse();
    assertThat(game(3).rules().options().get("limit").labels()).containsExactly("12");
    Arranged limited = dealtBy(3).option("limit", "3");
    Moment lost =
        limited
            .hands("KS 6H 7D", "8S 9H 6D", "5S 5H 5D")
            .choose("KS", "8S", "5S", "6H", "9H", "5H", "AH", "AD", "AS", "6D", "5D", "7D");
    assertThat(lost.isOver()).as("-3, 0, -3").isTrue();
    assertThat(lost.winners()).containsExactly(2);
  }

  @Test
  @DisplayName("HT-R2: void of the suit led but for the betting card, anything may be played")
  void htr2() {
    Moment moment = hands("5S 6H 7D", "8H 9H KH", "8S 9D QD").choose("5S");
    assertThat(moment.labels()).containsExactly("8H", "9H", "KH", "AH");
    assertThat(moment.choose("AH").labels()).as("it obliges nobody").containsExactly("8S", "AD");
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6})
  @DisplayName("HT-R3: the first dealer is drawn at random, once")
  void htr3(int players) {
    assertThat(ends(players))
        .allSatisfy(end -> assertThat(end.chances()).containsExactly("dealer " + dealer(end)));
    assertThat(ends(players).stream().map(HeadAndTailTest::dealer).distinct().count())
        .isGreaterThan(1);
  }

  @Test
  @DisplayName("HT-R5: equal totals share the win")
  void htr5() {
    Arranged limited = dealtBy(3).option("limit", "2");
    Moment over =
        limited
            .hands("KS KH KD", "8S 9H 9D", "7S 5H 5D")
            .choose("KS", "8S", "7S", "KH", "9H", "5H", "KD", "9D", "5D", "AS", "AH", "AD");
    assertThat(over.winners()).containsExactly(1, 2, 3);
    assertThat(GameFiles.script("head-and-tail").setUp(3, Map.of("limit", List.of("0"))))
        .isInstanceOf(SetupResult.Refused.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6})
  @DisplayName("Decision names: nothing but plays is ever asked")
  void decisions(int players) {
    assertThat(plays(players)).allMatch(moment -> moment.asks("play"));
  }
}
