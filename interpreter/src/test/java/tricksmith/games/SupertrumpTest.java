package tricksmith.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tricksmith.engine.report.Event;
import tricksmith.program.value.Values;
import tricksmith.script.Game;

/** Supertrump, clause by clause, over many matches played at random. */
class SupertrumpTest {

  private static final int MATCHES = 40;
  private static final List<String> SUITS = List.of("C", "D", "H", "S");
  private static final List<String> RANKS =
      List.of("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A");

  private static final Game GAME = GameFiles.game("supertrump", 2, Map.of());
  private static final List<List<Moment>> PLAYED = played(GAME);

  private static List<List<Moment>> played(Game game) {
    return LongStream.range(0, MATCHES).mapToObj(seed -> Moment.play(game, seed)).toList();
  }

  private static Stream<Moment> decisions(String name) {
    return PLAYED.stream().flatMap(List::stream).filter(moment -> moment.asks(name));
  }

  private static Stream<Moment> ends() {
    return PLAYED.stream().map(List::getLast);
  }

  private static int dealer(Moment moment) {
    Event.Chance chance = moment.events(Event.Chance.class).getFirst();
    assertThat(chance.name()).isEqualTo("dealer");
    return Values.index(chance.value()) + 1;
  }

  private static int other(int seat) {
    return 3 - seat;
  }

  @Test
  @DisplayName("ST-1: two players, 52 cards without jokers, the ranks from 2 to ace")
  void st1() {
    assertThat(GAME.script().defaults().players()).isEqualTo(2);
    assertThat(GAME.script().setUp(3, Map.of()))
        .isInstanceOf(tricksmith.script.SetupResult.Refused.class);
    assertThat(GAME.rules().cards().ranks()).isEqualTo(RANKS);
    assertThat(GAME.rules().cards().cards())
        .extracting(tricksmith.cards.Card::label)
        .containsExactlyInAnyOrderElementsOf(
            SUITS.stream().flatMap(suit -> RANKS.stream().map(rank -> rank + suit)).toList());
  }

  @Test
  @DisplayName(
      "ST-2: 13 cards to each, one at a time from the non-dealer; 26 form a face-down stock")
  void st2() {
    for (List<Moment> match : PLAYED) {
      Moment start = match.getFirst();
      List<Integer> order = start.events(Event.Shuffled.class).getFirst().order();
      List<String> nonDealers = new ArrayList<>();
      List<String> dealers = new ArrayList<>();
      for (int i = 0; i < 26; i += 2) {
        nonDealers.add(start.label(order.get(i)));
        dealers.add(start.label(order.get(i + 1)));
      }
      assertThat(start.hand(other(dealer(start)))).containsExactlyInAnyOrderElementsOf(nonDealers);
      assertThat(start.hand(dealer(start))).containsExactlyInAnyOrderElementsOf(dealers);
      assertThat(start.zone("stock"))
          .isEqualTo(order.subList(26, 52).stream().map(start::label).toList());
      assertThat(start.view("stock", null).cards()).noneMatch(lying -> lying.faceUp());
      assertThat(start.match().view(1).table().zone(stockNumber(start)).unseen()).isEqualTo(26);
    }
  }

  private static int stockNumber(Moment moment) {
    return moment.match().table().zones().indexOf(moment.view("stock", null));
  }

  @Test
  @DisplayName("ST-3: the non-dealer names one of the four suits")
  void st3() {
    for (List<Moment> match : PLAYED) {
      Moment first = match.getFirst();
      assertThat(first.asks("trump")).isTrue();
      assertThat(first.decision().seat()).isEqualTo(other(dealer(first)));
      assertThat(first.labels()).isEqualTo(SUITS);
    }
  }

  @Test
  @DisplayName("ST-4: then the dealer, knowing the trump suit, names one of the thirteen ranks")
  void st4() {
    for (List<Moment> match : PLAYED) {
      Moment second = match.get(1);
      assertThat(second.asks("supertrump")).isTrue();
      assertThat(second.decision().seat()).isEqualTo(dealer(second));
      assertThat(second.labels()).isEqualTo(RANKS);
      assertThat(SUITS).contains(second.variable("trump"));
    }
  }

  @Test
  @DisplayName("ST-5: of two supertrumps the first wins, whatever their suits")
  void st5() {
    List<Event.TrickFinished> ofTwoSupertrumps = new ArrayList<>();
    for (Moment end : ends().toList()) {
      String supertrump = end.variable("supertrump");
      end.tricks().stream()
          .filter(
              trick ->
                  trick.plays().stream()
                      .allMatch(play -> end.rank(end.cardOf(play)).equals(supertrump)))
          .forEach(ofTwoSupertrumps::add);
    }
    assertThat(ofTwoSupertrumps).isNotEmpty();
    assertThat(ofTwoSupertrumps)
        .allMatch(trick -> trick.winner() == trick.plays().getFirst().seat());
    assertThat(ofTwoSupertrumps).allMatch(trick -> trick.reason().label().equals("played first"));
  }

  @Test
  @DisplayName("ST-6: the top card of the stock lies face up, and the non-dealer leads first")
  void st6() {
    for (List<Moment> match : PLAYED) {
      Moment firstPlay = match.get(2);
      assertThat(firstPlay.asks("play")).isTrue();
      assertThat(firstPlay.decision().seat()).isEqualTo(other(dealer(firstPlay)));
    }
    assertThat(decisions("play").filter(moment -> !moment.zone("stock").isEmpty()))
        .allSatisfy(
            moment -> {
              assertThat(moment.view("stock", null).cards().getFirst().faceUp()).isTrue();
              assertThat(moment.view("stock", null).cards().stream().skip(1))
                  .noneMatch(lying -> lying.faceUp());
            });
  }

  @Test
  @DisplayName("ST-7: the second player follows the suit led, or plays any card")
  void st7() {
    assertThat(decisions("play"))
        .allSatisfy(moment -> assertThat(moment.labels()).isEqualTo(legal(moment)));
  }

  private static List<String> legal(Moment moment) {
    List<String> hand = moment.hand(moment.decision().seat());
    if (moment.table().isEmpty()) {
      return hand;
    }
    String led = moment.suit(moment.table().getFirst());
    List<String> following = hand.stream().filter(card -> moment.suit(card).equals(led)).toList();
    return following.isEmpty() ? hand : following;
  }

  @Test
  @DisplayName("ST-8: a supertrump, else the higher trump, else the higher card of the suit led")
  void st8() {
    for (Moment end : ends().toList()) {
      assertThat(end.tricks())
          .allSatisfy(trick -> assertThat(trick.winner()).isEqualTo(winner(end, trick)));
    }
  }

  private static int winner(Moment end, Event.TrickFinished trick) {
    Event.Play first = trick.plays().getFirst();
    Event.Play second = trick.plays().getLast();
    return beats(end, end.cardOf(second), end.cardOf(first)) ? second.seat() : first.seat();
  }

  private static boolean beats(Moment end, String second, String first) {
    String trump = end.variable("trump");
    String supertrump = end.variable("supertrump");
    if (end.rank(first).equals(supertrump) || end.rank(second).equals(supertrump)) {
      return !end.rank(first).equals(supertrump);
    }
    if (end.suit(first).equals(end.suit(second))) {
      return end.strength(second) > end.strength(first);
    }
    return end.suit(second).equals(trump);
  }

  @Test
  @DisplayName(
      "ST-9: the winner takes the card face up, the loser the next one, unseen by the winner")
  void st9() {
    for (List<Moment> match : PLAYED) {
      for (int i = 2; i + 2 < match.size(); i += 2) {
        Moment before = match.get(i);
        Moment after = match.get(i + 2);
        if (before.zone("stock").size() <= 2) {
          continue; // after the last draw everybody knows what the other holds: what is left
        }
        int winner = after.tricks().getLast().winner();
        String faceUp = before.zone("stock").get(0);
        String faceDown = before.zone("stock").get(1);
        assertThat(after.hand(winner)).contains(faceUp);
        assertThat(after.hand(other(winner))).contains(faceDown);
        assertThat(after.match().view(winner).knows(after.card(faceDown).index())).isFalse();
        assertThat(after.match().view(other(winner)).knows(after.card(faceUp).index())).isTrue();
        assertThat(after.decision().seat()).isEqualTo(winner);
      }
    }
  }

  @Test
  @DisplayName("ST-10: stage 1 ends after 13 tricks, when the stock is empty")
  void st10() {
    assertThat(decisions("play").filter(moment -> moment.zone("stock").isEmpty()))
        .allSatisfy(moment -> assertThat(moment.tricks()).hasSizeGreaterThanOrEqualTo(13));
    assertThat(decisions("play").filter(moment -> !moment.zone("stock").isEmpty()))
        .allSatisfy(moment -> assertThat(moment.tricks()).hasSizeLessThan(13));
  }

  @Test
  @DisplayName("ST-11, ST-R3: stage 2 has 13 tricks, the first led by the winner of stage 1's last")
  void st11() {
    for (Moment end : ends().toList()) {
      assertThat(end.tricks()).hasSize(26);
      assertThat(end.tricks().get(13).plays().getFirst().seat())
          .isEqualTo(end.tricks().get(12).winner());
    }
  }

  @Test
  @DisplayName(
      "ST-12: one point a trick in stage 1, two in stage 2, 39 in all; the higher total wins")
  void st12() {
    for (Moment end : ends().toList()) {
      long[] points = new long[2];
      for (int i = 0; i < 26; i++) {
        points[end.tricks().get(i).winner() - 1] += i < 13 ? 1 : 2;
      }
      assertThat(end.scores()).containsExactly(points[0], points[1]);
      assertThat(points[0] + points[1]).isEqualTo(39);
      assertThat(end.events(Event.MatchEnded.class).getFirst().winners())
          .containsExactly(points[0] > points[1] ? 1 : 2);
    }
  }

  @Test
  @DisplayName("ST-R1: with supertrump-suit = trump a supertrump leads and follows as a trump")
  void str1() {
    Game game = GameFiles.game("supertrump", 2, Map.of("supertrump-suit", List.of("trump")));
    List<Moment> moments = played(game).stream().flatMap(List::stream).toList();
    assertThat(moments.stream().filter(moment -> moment.asks("play")))
        .allSatisfy(
            moment -> assertThat(moment.labels()).isEqualTo(legalWithSupertrumpsAsTrumps(moment)));
  }

  private static List<String> legalWithSupertrumpsAsTrumps(Moment moment) {
    List<String> hand = moment.hand(moment.decision().seat());
    if (moment.table().isEmpty()) {
      return hand;
    }
    String led = suitOf(moment, moment.table().getFirst());
    List<String> following =
        hand.stream().filter(card -> suitOf(moment, card).equals(led)).toList();
    return following.isEmpty() ? hand : following;
  }

  private static String suitOf(Moment moment, String card) {
    return moment.rank(card).equals(moment.variable("supertrump"))
        ? moment.variable("trump")
        : moment.suit(card);
  }

  @Test
  @DisplayName("ST-R2: with several deals the deal alternates, points add up, equal totals share")
  void str2() {
    List<List<Moment>> matches =
        played(GameFiles.game("supertrump", 2, Map.of("deals", List.of("2"))));
    boolean shared = false;
    for (List<Moment> match : matches) {
      Moment end = match.getLast();
      List<Integer> namers =
          match.stream()
              .filter(moment -> moment.asks("trump"))
              .map(moment -> moment.decision().seat())
              .toList();
      assertThat(namers).containsExactly(other(dealer(end)), dealer(end));
      assertThat(end.events(Event.Chance.class)).hasSize(1);
      assertThat(end.scores().get(0) + end.scores().get(1)).isEqualTo(78);
      assertThat(end.events(Event.Scored.class).size()).isGreaterThanOrEqualTo(2);
      List<Integer> winners = end.events(Event.MatchEnded.class).getFirst().winners();
      if (end.scores().get(0).equals(end.scores().get(1))) {
        assertThat(winners).containsExactly(1, 2);
        shared = true;
      } else {
        assertThat(winners).hasSize(1);
      }
    }
    assertThat(shared).as("some of these matches are drawn").isTrue();
  }
}
