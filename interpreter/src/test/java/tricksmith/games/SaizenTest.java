package tricksmith.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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
import tricksmith.engine.report.Event;
import tricksmith.program.Program;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;

/**
 * Saizen, clause by clause, in moments of matches with few cards: seat 1 starts, and everybody
 * passes instead of moving a chip unless the test says otherwise.
 */
class SaizenTest {

  private static final List<String> SUITS = List.of("S", "H", "D", "C");
  private static final List<String> SWITCHES =
      List.of("strength", "order", "match", "follow", "win");
  private static final List<String> CHIPS =
      SUITS.stream().flatMap(suit -> SWITCHES.stream().map(name -> suit + "." + name)).toList();
  private static final GameScript SCRIPT = GameFiles.script("saizen");

  private static Arranged saizen(int players) {
    return Arranged.game("saizen", players).chance("start", 1);
  }

  /** Spades say playoff, may follow and must win. */
  private static Arranged playoffs(int players) {
    return saizen(players).option("match", "S").option("follow", "S");
  }

  /** Spades say playoff, may follow and free play. */
  private static Arranged freePlayoffs(int players) {
    return playoffs(players).option("win", "S");
  }

  /** Before the first trick. */
  private static Moment playing(Arranged arranged, String... hands) {
    return arranged.hands(hands).repeat(hands.length, "pass");
  }

  /** After these cards have been played by as many players. A joker led is a spade. */
  private static Moment played(Arranged arranged, String... cards) {
    return table(playing(arranged, cards), cards);
  }

  private static Moment table(Moment moment, String... cards) {
    Moment now = moment;
    for (String card : cards) {
      now = now.choose(card);
      now = now.asks("suit") ? now.choose("S") : now;
    }
    return now;
  }

  /** What the last player may play from a hand, after these cards of the others. */
  private static List<String> allowed(Arranged arranged, String hand, String... cards) {
    int size = hand.split(" ", -1).length;
    List<String> hands = new ArrayList<>();
    for (int i = 0; i < cards.length; i++) {
      hands.add(cards[i] + besides(List.of("C", "D", "H", "C").get(i), i / 3, size - 1));
    }
    hands.add(hand);
    return table(playing(arranged, hands.toArray(String[]::new)), cards).labels();
  }

  /** Cards that neither win nor match. */
  private static String besides(String suit, int from, int number) {
    return Stream.of("A", "3", "4", "6")
        .skip(2L * from)
        .limit(number)
        .map(rank -> " " + rank + suit)
        .reduce("", String::concat);
  }

  private static List<String> words(String text) {
    return List.of(text.split(" ", -1));
  }

  private static String[] cards(String text) {
    return text.split(" ", -1);
  }

  private static List<String> withoutChip(String... chips) {
    List<String> left = new ArrayList<>(CHIPS);
    left.removeAll(List.of(chips));
    left.add("pass");
    return left;
  }

  // The cards.

  @Test
  @DisplayName("SZ-1: two to six players, 52 cards, ace 1, jack 11, queen 12, king 13")
  void sz1() {
    assertThat(SCRIPT.numbersOfPlayers()).containsExactly(2, 3, 4, 5, 6);
    List<Card> cards = GameFiles.game("saizen", 4, Map.of()).rules().cards().cards();
    assertThat(cards).hasSize(52);
    List<String> ranks = List.of("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K");
    for (int i = 0; i < 13; i++) {
      String rank = ranks.get(i);
      for (String suit : SUITS) {
        assertThat(cards)
            .filteredOn(card -> card.label().equals(rank + suit))
            .extracting(Card::number)
            .containsExactly(i + 1L);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  @DisplayName("SZ-2: all cards are dealt singly from the start player on; hands may be unequal")
  void sz2(int players) {
    Moment start = Arranged.game("saizen", players).chance("start", 2).dealt("", "");
    List<Integer> order = start.events(Event.Shuffled.class).getFirst().order();
    for (int i = 0; i < 52; i++) {
      assertThat(start.hand((i + 1) % players + 1)).contains(start.label(order.get(i)));
    }
    assertThat(start.zone("deck")).isEmpty();
  }

  @Test
  @DisplayName(
      "SZ-2, SZ-R2: there is one shuffle and one chance event, the start player's, in a match")
  void sz2Once() {
    Moment end = Moment.play(GameFiles.game("saizen", 3, Map.of()), 1).getLast();
    assertThat(end.events(Event.Shuffled.class)).hasSize(1);
    assertThat(end.chances()).hasSize(1);
    assertThat(
            LongStream.range(0, 30)
                .mapToObj(seed -> new Moment(Match.start(end.match().rules(), seed)))
                .flatMap(start -> start.chances().stream())
                .distinct())
        .containsExactlyInAnyOrder("start 1", "start 2", "start 3");
  }

  // The rule cards and their chips.

  @ParameterizedTest
  @ValueSource(strings = {"S", "H", "D", "C"})
  @DisplayName("SZ-3, SZ-R1: at the start high, ignore, must follow and must win, in every suit")
  void sz3AtTheStart(String suit) {
    String other = suit.equals("S") ? "H" : "S";
    Moment moment =
        playing(
                saizen(3),
                "5" + suit + " 2" + other,
                "9" + suit + " 3" + suit,
                "9" + other + " 4" + other)
            .choose("5" + suit);
    assertThat(moment.labels()).as("follow and win").containsExactly("9" + suit);
    Moment next = moment.choose("9" + suit, "9" + other);
    assertThat(next.winner()).as("no playoff, and the higher wins").isEqualTo(2);
  }

  @Test
  @DisplayName("SZ-3: strength: the large number is strong, or the small number")
  void sz3Strength() {
    assertThat(played(saizen(3).option("win", "S"), "5S", "KS", "AS").winner()).isEqualTo(2);
    Arranged low = saizen(3).option("win", "S").option("strength", "S");
    assertThat(played(low, "5S", "KS", "AS").winner()).isEqualTo(3);
  }

  @Test
  @DisplayName("SZ-3: order: of equally strong cards the one played later wins, or the earlier")
  void sz3Order() {
    assertThat(played(saizen(3).option("jokers", "2"), "5S", "JK1", "JK2").winner()).isEqualTo(3);
    Arranged earlier = saizen(3).option("jokers", "2").option("order", "S");
    assertThat(played(earlier, "5S", "JK1", "JK2").winner()).isEqualTo(2);
  }

  @Test
  @DisplayName("SZ-3: the rule card of the suit led is in force, whatever else is played")
  void sz3SuitLed() {
    Arranged lowSpades = saizen(3).option("strength", "S");
    assertThat(played(lowSpades, "5H", "9H", "AS").winner()).isEqualTo(2);
    Arranged lowHearts = saizen(3).option("strength", "H").option("win", "S");
    assertThat(played(lowHearts, "5S", "9S", "AH").winner()).isEqualTo(2);
  }

  @Test
  @DisplayName("SZ-4: twenty chips, each of which may be moved once")
  void sz4() {
    Moment start = saizen(3).hands("5S 2H", "9S 3D", "7S 4C");
    assertThat(start.asks("chip")).isTrue();
    assertThat(start.labels()).isEqualTo(withoutChip());
    Moment next = start.choose("H.win");
    assertThat(next.labels()).isEqualTo(withoutChip("H.win"));
    Moment secondRound = next.choose("D.order", "pass", "5S", "9S", "7S").choose("3D", "4C", "2H");
    assertThat(secondRound.asks("chip")).isTrue();
    assertThat(secondRound.labels()).isEqualTo(withoutChip("H.win", "D.order"));
  }

  @ParameterizedTest(name = "{0}: {2}, then {3}")
  @CsvSource({
    "S.strength, 9S 3S 4H, 9S, 3S",
    "S.follow, 3S KH 4H, 3S, 3S 4H KH",
    "S.win, 9S 3S 4H, 9S, 3S 9S",
    "S.match, 9H 3D 4H, 4H 9H 3D, 4H 9H 3D",
    "S.order, 9S 3S 4H, 9S, 9S"
  })
  @DisplayName("SZ-4: a chip that is moved puts the other setting in force, for its suit alone")
  void sz4Settings(String chip, String hand, String before, String after) {
    Arranged two = saizen(2);
    Moment unmoved = two.hands("5S 2C 6C", hand).choose("pass", "pass", "5S");
    assertThat(unmoved.labels()).isEqualTo(words(before));
    Moment moved = saizen(2).hands("5S 2C 6C", hand).choose(chip, "pass", "5S");
    assertThat(moved.labels()).isEqualTo(words(after));
    String elsewhere = chip.replace("S.", "H.");
    assertThat(saizen(2).hands("5S 2C 6C", hand).choose(elsewhere, "pass", "5S").labels())
        .isEqualTo(words(before));
  }

  @Test
  @DisplayName("SZ-4: the chip of match brings playoffs, that of order the earlier of two jokers")
  void sz4MatchAndOrder() {
    Moment matched = saizen(2).hands("9S 5S", "9H 4H").choose("S.match", "pass", "9S", "9H");
    assertThat(matched.match().standing().stage()).isEqualTo(2);
    Moment jokers =
        saizen(2)
            .option("jokers", "2")
            .hands("JK1 5S", "JK2 7S")
            .choose("S.order", "pass", "JK1", "S", "JK2");
    assertThat(jokers.winner()).isEqualTo(1);
  }

  @Test
  @DisplayName(
      "SZ-5: from the one who is to lead, clockwise, each may move one chip before a round")
  void sz5() {
    Moment start = saizen(4).option("rounds", "2").chance("start", 1).hands("5S", "9S", "2H", "KS");
    assertThat(asked(start, 4)).containsExactly(1, 2, 3, 4);
    Moment secondRound = start.choose("S.win", "pass", "H.win", "pass", "5S", "9S", "2H", "KS");
    assertThat(secondRound.winner()).isEqualTo(4);
    assertThat(asked(secondRound, 4)).containsExactly(4, 1, 2, 3);
    assertThat(secondRound.repeat(4, "pass").asks("play")).isTrue();
  }

  /** Who is asked for a chip. */
  private static List<Integer> asked(Moment from, int times) {
    return IntStream.range(0, times)
        .mapToObj(passes -> from.repeat(passes, "pass"))
        .peek(moment -> assertThat(moment.asks("chip")).isTrue())
        .map(Moment::turn)
        .toList();
  }

  @Test
  @DisplayName("SZ-5: asked also when only passing is left")
  void sz5OnlyPassing() {
    Moment moment = saizen(6).option("rounds", "6").hands("5S", "7H", "8D", "9C", "10S", "JS");
    int onlyPassing = 0;
    int asked = 0;
    while (!moment.isOver()) {
      if (moment.asks("chip")) {
        asked++;
        onlyPassing += moment.labels().equals(List.of("pass")) ? 1 : 0;
      }
      moment = moment.choose(moment.labels().getFirst());
    }
    assertThat(asked).isEqualTo(36);
    assertThat(onlyPassing).as("twenty chips are moved").isEqualTo(16);
  }

  @Test
  @DisplayName("SZ-R1: options start a switch the other way round; it still has one move")
  void szr1() {
    Arranged low = saizen(2).option("strength", "S H");
    assertThat(low.hands("5S 2C 6C", "9S 3S 4H").choose("pass", "pass", "5S").labels())
        .containsExactly("3S");
    Arranged lowThenHigh = saizen(2).option("strength", "S H");
    Moment moved = lowThenHigh.hands("5S 2C 6C", "9S 3S 4H").choose("S.strength", "pass", "5S");
    assertThat(moved.labels()).containsExactly("9S");
    for (String name : SWITCHES) {
      assertThat(options().get(name).set()).isTrue();
      assertThat(options().get(name).labels()).isEmpty();
    }
  }

  private static Map<String, Program.OptionSetting> options() {
    return GameFiles.game("saizen", 4, Map.of()).rules().options();
  }

  // Tricks and rounds.

  @Test
  @DisplayName("SZ-6: clockwise, one card each; of those that follow the strongest wins, no trumps")
  void sz6() {
    Moment start = playing(saizen(3), "5S 2C", "KH 2H", "9S 2D");
    assertThat(start.turn()).isEqualTo(1);
    assertThat(start.choose("5S").turn()).isEqualTo(2);
    assertThat(start.choose("5S", "KH").turn()).isEqualTo(3);
    assertThat(start.choose("5S", "KH", "9S").winner()).isEqualTo(3);
  }

  @Test
  @DisplayName(
      "SZ-7: the start player leads first, then the winner of the latest trick, in all rounds")
  void sz7() {
    Arranged fromTwo = Arranged.game("saizen", 3).chance("start", 2).dealtFrom(2, 1);
    Moment first = fromTwo.hands("7S", "5S 3S", "9S 4S").repeat(3, "pass");
    assertThat(first.turn()).isEqualTo(2);
    Moment round = first.choose("5S", "9S", "7S");
    assertThat(round.asks("chip")).isTrue();
    assertThat(round.repeat(3, "pass").turn()).isEqualTo(3);
    Moment inARound = playing(saizen(2), "5S 2C", "9S 3C").choose("5S", "9S");
    assertThat(inARound.asks("play")).isTrue();
    assertThat(inARound.turn()).isEqualTo(2);
  }

  @Test
  @DisplayName("SZ-8: a round ends when after a trick somebody's hand is empty; there are 3 rounds")
  void sz8() {
    Moment start = playing(saizen(3), "5S 2H", "9S 3H", "7S");
    Moment secondRound = start.choose("5S", "9S", "7S");
    assertThat(secondRound.asks("chip")).as("though two hold another card").isTrue();
    Moment end = threeRounds("3");
    assertThat(end.isOver()).isTrue();
    assertThat(end.chosen("chip")).hasSize(9);
    assertThat(end.tricks()).hasSize(3);
  }

  /** Each round has one trick. */
  private static Moment threeRounds(String rounds) {
    return saizen(3)
        .option("rounds", rounds)
        .hands("5S 2H", "9S 3H", "7S")
        .choose("pass", "pass", "pass", "5S", "9S", "7S")
        .choose("pass", "pass", "pass", "7S", "5S", "9S")
        .choose("pass", "pass", "pass", "7S", "5S", "9S");
  }

  @Test
  @DisplayName("SZ-9: played cards lie before their players, face up if they won the trick")
  void sz9() {
    Moment moment = playing(saizen(3), "5S 2H", "9S 3H", "7H 4H").choose("5S", "9S", "7H");
    assertThat(moment.seen(3, "front", 1)).containsExactly("?");
    assertThat(moment.seen(3, "front", 2)).containsExactly("9S");
    assertThat(moment.seen(1, "front", 3)).containsExactly("?");
    assertThat(moment.view("front", 1).cards()).hasSize(1);
    Moment playoff =
        playing(freePlayoffs(3), "9S 5S 2H", "9H 7S 3H", "4H 4D 6D")
            .choose("9S", "9H", "4H", "5S", "7S");
    assertThat(playoff.seen(3, "front", 1)).containsExactly("?", "?");
    assertThat(playoff.seen(3, "front", 2)).containsExactlyInAnyOrder("9H", "7S");
  }

  @Test
  @DisplayName(
      "SZ-10: each set, played or in hand, goes to the right; after three times round it is back")
  void sz10() {
    Moment first = playing(saizen(3), "5S 2H", "9S 3H", "7S").choose("5S", "9S", "7S");
    assertThat(first.hand(1)).containsExactly("9S", "3H");
    assertThat(first.hand(2)).containsExactly("7S");
    assertThat(first.hand(3)).containsExactly("5S", "2H");
    Moment second = first.choose("pass", "pass", "pass", "7S", "5S", "9S");
    assertThat(second.hand(1)).containsExactly("7S");
    assertThat(second.hand(2)).containsExactly("5S", "2H");
    assertThat(second.hand(3)).containsExactly("9S", "3H");
    Moment third = threeRounds("4");
    assertThat(third.asks("chip")).isTrue();
    assertThat(third.hand(1)).containsExactly("5S", "2H");
    assertThat(third.hand(2)).containsExactly("9S", "3H");
    assertThat(third.hand(3)).containsExactly("7S");
    assertThat(third.view("front", 1).cards()).isEmpty();
  }

  @Test
  @DisplayName("SZ-11: each trick is a point, and the highest total wins")
  void sz11() {
    Moment end =
        playing(saizen(2), "KS QS", "2S 3S")
            .choose("KS", "2S", "QS", "3S")
            .choose("pass", "pass", "2S", "KS", "QS", "3S")
            .choose("pass", "pass", "2S", "KS", "QS", "3S");
    assertThat(end.scores()).containsExactly(4L, 2L);
    assertThat(end.winners()).containsExactly(1);
  }

  @Test
  @DisplayName("SZ-R8: equal totals share the win")
  void szr8() {
    Moment end = threeRounds("3");
    assertThat(end.scores()).containsExactly(1L, 1L, 1L);
    assertThat(end.winners()).containsExactly(1, 2, 3);
  }

  @Test
  @DisplayName("SZ-R9: options and their defaults")
  void szr9() {
    assertThat(options().get("jokers").labels()).containsExactly("0");
    assertThat(options().get("rounds").labels()).containsExactly("3");
    assertThat(options().get("playoff-compare").labels()).containsExactly("suit");
    assertThat(setUp("rounds", "1")).isInstanceOf(SetupResult.Ready.class);
    assertThat(setUp("rounds", "6")).isInstanceOf(SetupResult.Ready.class);
    assertThat(setUp("rounds", "0")).isInstanceOf(SetupResult.Refused.class);
    assertThat(setUp("rounds", "7")).isInstanceOf(SetupResult.Refused.class);
    assertThat(setUp("jokers", "3")).isInstanceOf(SetupResult.Refused.class);
    assertThat(jokersWith("0")).isEmpty();
    assertThat(jokersWith("1")).containsExactly("JK1");
    assertThat(jokersWith("2")).containsExactly("JK1", "JK2");
  }

  private static SetupResult setUp(String option, String value) {
    return SCRIPT.setUp(4, Map.of(option, List.of(value)));
  }

  private static List<String> jokersWith(String number) {
    return GameFiles.game("saizen", 4, Map.of("jokers", List.of(number)))
        .rules()
        .cards()
        .cards()
        .stream()
        .map(Card::label)
        .filter(label -> label.startsWith("JK"))
        .toList();
  }

  @Test
  @DisplayName("SZ-R11: the chips of order are offered without jokers, and change nothing")
  void szr11() {
    Moment start = saizen(2).hands("9S 5H", "9H 4H");
    assertThat(start.labels()).contains("S.order", "H.order");
    assertThat(start.choose("S.order", "pass", "9S", "9H").winner()).isEqualTo(1);
    assertThat(start.choose("pass", "pass", "9S", "9H").winner()).isEqualTo(1);
  }

  @Test
  @DisplayName(
      "SZ-R13: players see their hands before chips are moved; chips stay from round to round")
  void szr13() {
    Moment start = saizen(3).hands("5S 2H", "9S 3H", "7S");
    assertThat(start.asks("chip")).isTrue();
    assertThat(start.seen(1, "hand", 1)).containsExactlyInAnyOrder("5S", "2H");
    Moment low = start.choose("S.strength", "pass", "pass", "5S", "9S", "7S");
    assertThat(low.winner()).isEqualTo(1);
    assertThat(low.asks("chip")).isTrue();
    assertThat(low.seen(1, "hand", 1)).containsExactlyInAnyOrder("9S", "3H");
    assertThat(low.choose("pass", "pass", "pass", "9S", "7S", "5S").winner()).isEqualTo(3);
  }

  // What may be played.

  @ParameterizedTest(name = "{0}, with {1}: {2}")
  @CsvSource({"9S, 2S 3S KH, 2S 3S", "9S, 2H KH, 2H KH", "9S, 2S QH KH, 2S"})
  @DisplayName("SZ-12: who holds a card that follows must play one that does")
  void sz12(String table, String hand, String allowed) {
    assertThat(allowed(saizen(2), hand, cards(table))).isEqualTo(words(allowed));
    assertThat(allowed(saizen(2).option("follow", "S").option("win", "S"), hand, cards(table)))
        .as("or, with the other setting, anything")
        .isEqualTo(words(hand));
  }

  @ParameterizedTest(name = "{0}, with {1}: {2}")
  @CsvSource({
    "5S, 3S 7S KS 2H, 7S KS",
    "5S, 3S 4S 2H, 3S 4S",
    "5S 9S, 7S JS 2H, JS",
    "5S 9S, 7S 8S, 7S 8S",
    "5S 9H, 7S 3S, 7S",
    "5S, KH AH, AH KH"
  })
  @DisplayName("SZ-13: who can win the trick as it stands must; else anything that follows")
  void sz13(String table, String hand, String allowed) {
    int players = cards(table).length + 1;
    assertThat(allowed(saizen(players), hand, cards(table))).isEqualTo(words(allowed));
  }

  @ParameterizedTest(name = "{0}, with {1}: {2}")
  @CsvSource({"5S, 3S 7S KH, 7S", "5S, 3S KH, 3S KH", "5S 9S, JS 7S KH, JS", "5S 9S, 7S KH, 7S KH"})
  @DisplayName("SZ-13: must-win binds with may-follow too; only a card that follows can win")
  void sz13MayFollow(String table, String hand, String allowed) {
    Arranged mayFollow = saizen(cards(table).length + 1).option("follow", "S");
    assertThat(allowed(mayFollow, hand, cards(table))).isEqualTo(words(allowed));
  }

  @Test
  @DisplayName("SZ-R12: a must-win cannot be overlooked: only cards that may be played are offered")
  void szr12() {
    Moment second = playing(saizen(2), "5S 2H 2C", "3S 7S KS").choose("5S");
    assertThat(second.labels()).containsExactly("7S", "KS");
    assertThatIllegalArgumentException().isThrownBy(() -> second.choose("3S"));
  }

  @Test
  @DisplayName(
      "SZ-13: the small numbers win under low, must-win does not bind under free, nor the leader")
  void sz13Otherwise() {
    assertThat(allowed(saizen(2).option("strength", "S"), "3S 9S 2H", "5S")).containsExactly("3S");
    assertThat(allowed(saizen(2).option("win", "S"), "3S 9S 2H", "5S")).containsExactly("3S", "9S");
    assertThat(playing(saizen(2), "3S 9S 2H", "KS QS JS").labels())
        .containsExactly("3S", "9S", "2H");
  }

  @ParameterizedTest(name = "{0}, with {1}: {2}")
  @CsvSource({
    // Nothing matches yet: a card that wins and matches none.
    "5S, 9S 5H KD, 9S",
    "5S 9H, 7S 9S 2H, 7S",
    "5S 9H, JS 9D 2H, JS",
    // Failing that, any card that matches, of a weaker number too.
    "5S 9H, 9S 2H, 9S",
    "9S 5S, 5H 9D 2C, 5H 9D",
    "9S 5S, 5H 2C, 5H",
    "9S, 9H 3S 2H, 9H",
    // Failing that, anything.
    "9S, 3S 2H 7D, 3S 2H 7D",
    "9S 5S, KH 2D, KH 2D",
    // Something matches: a stronger match.
    "5S 9S 5H, 5D 9D 2C, 9D",
    "5S 9S 5H, KS 9D 2C, 9D",
    // Failing that, one that joins.
    "5S 9S 5H, KS 5D 2C, 5D",
    "9S 5S 9H, 5D 9D 2C, 9D",
    "5S 9S 5H 9H, 5D 9D, 9D",
    // Failing that, anything: a weaker match is neither wanted nor forbidden.
    "9S 5S 9H, KS 5D 2C, KS 5D 2C",
    "5S 9S 5H 9H, KS 5D, KS 5D"
  })
  @DisplayName(
      "SZ-18: win without a match, else match; once cards match raise, else join; else be free")
  void sz18(String table, String hand, String allowed) {
    Arranged arranged = playoffs(cards(table).length + 1);
    assertThat(allowed(arranged, hand, cards(table))).isEqualTo(words(allowed));
  }

  @ParameterizedTest(name = "{0}, with {1}: {2}")
  @CsvSource({
    "9S, 5S 9D KS, 5S",
    "9S 5S, 7S 9D 2C, 9D",
    "9S 5S 9H, 5D 2C, 5D",
    "5S 9S 5H, 9D 2C, 9D 2C"
  })
  @DisplayName("SZ-18: under low the stronger match is that of the smaller number")
  void sz18Low(String table, String hand, String allowed) {
    Arranged arranged = playoffs(cards(table).length + 1).option("strength", "S");
    assertThat(allowed(arranged, hand, cards(table))).isEqualTo(words(allowed));
  }

  @ParameterizedTest(name = "{0}, with {1}: {2}")
  @CsvSource({"5S 9H, 7S 9D, 7S", "9S, 3S 9D, 3S", "9S 5S, 3S 5H 9D, 3S", "9S 5S, 5H 9D 2C, 5H 9D"})
  @DisplayName("SZ-18: all of it among the cards that may be played under must-follow")
  void sz18MustFollow(String table, String hand, String allowed) {
    Arranged arranged = saizen(cards(table).length + 1).option("match", "S");
    assertThat(allowed(arranged, hand, cards(table))).isEqualTo(words(allowed));
  }

  @Test
  @DisplayName("SZ-18: with free play matches oblige to nothing")
  void sz18Free() {
    assertThat(allowed(freePlayoffs(2), "9S 5H 2C", "5S")).containsExactly("9S", "5H", "2C");
    assertThat(allowed(freePlayoffs(4), "9D 5D 2C", "5S", "9S", "5H"))
        .containsExactly("5D", "9D", "2C");
  }

  // Playoffs.

  @Test
  @DisplayName("SZ-14: the players of equal numbers, of whatever suits, play on; the king has lost")
  void sz14() {
    Moment playoff = playing(freePlayoffs(3), "KS 2C", "4H 7S", "4D 9S").choose("KS", "4H", "4D");
    assertThat(playoff.turn()).isEqualTo(2);
    assertThat(playoff.match().standing().stage()).isEqualTo(2);
    assertThat(playoff.choose("7S").turn()).isEqualTo(3);
    Moment over = playoff.choose("7S", "9S");
    assertThat(over.winner()).isEqualTo(3);
    assertThat(over.scores()).containsExactly(0L, 0L, 1L);
    assertThat(over.tricks()).hasSize(1);
    assertThat(over.tricks().getFirst().plays())
        .extracting(over::cardOf)
        .containsExactly("KS", "4H", "4D", "7S", "9S");
  }

  @Test
  @DisplayName("SZ-14: with match = ignore nothing happens")
  void sz14Ignore() {
    Arranged ignore = saizen(3).option("follow", "S").option("win", "S");
    assertThat(played(ignore, "KS", "4H", "4D").winner()).isEqualTo(1);
  }

  @Test
  @DisplayName("SZ-14: of several matches in one trick only the strongest counts")
  void sz14TheStrongest() {
    String[] hands = {"4S 2C", "9H 3S", "4C 5S", "9D 6S"};
    Moment high = table(playing(freePlayoffs(4), hands), "4S", "9H", "4C", "9D");
    assertThat(high.turn()).isEqualTo(2);
    assertThat(high.choose("3S").turn()).isEqualTo(4);
    assertThat(high.choose("3S", "6S").winner()).isEqualTo(4);
    Arranged strength = freePlayoffs(4).option("strength", "S");
    Moment low = table(playing(strength, hands), "4S", "9H", "4C", "9D");
    assertThat(low.turn()).isEqualTo(1);
    assertThat(low.choose("2C").turn()).isEqualTo(3);
  }

  @Test
  @DisplayName("SZ-15: matches in a playoff lead to another, between the players of those cards")
  void sz15() {
    Moment second =
        playing(freePlayoffs(3), "9S 5S KS", "9H 5H 7S", "9D 8S 2S").choose("9S", "9H", "9D");
    assertThat(second.turn()).isEqualTo(1);
    Moment third = second.choose("5S", "5H", "8S");
    assertThat(third.match().standing().stage()).isEqualTo(3);
    assertThat(third.turn()).as("not seat 3 with its eight").isEqualTo(1);
    Moment over = third.choose("KS", "7S");
    assertThat(over.winner()).isEqualTo(1);
    assertThat(over.tricks().getFirst().plays()).hasSize(8);
    assertThat(over.scores()).as("SZ-R8: one point").containsExactly(1L, 0L, 0L);
  }

  @Test
  @DisplayName("SZ-16: who must play on with an empty hand is out of it; the others play on")
  void sz16() {
    Moment playoff = playing(freePlayoffs(3), "9S 5S", "9H 7S", "9D").choose("9S", "9H", "9D");
    assertThat(playoff.turn()).isEqualTo(1);
    assertThat(playoff.choose("5S").turn()).isEqualTo(2);
    assertThat(playoff.choose("5S", "7S").winner()).isEqualTo(2);
  }

  @Test
  @DisplayName("SZ-16: if all their hands are empty at once the trick has no winner")
  void sz16NoWinner() {
    Moment over = played(freePlayoffs(2), "9S", "9H");
    assertThat(over.winner()).isNull();
    assertThat(over.scores()).containsExactly(0L, 0L);
    Moment later = playing(freePlayoffs(2), "9S 5S", "9H 5H").choose("9S", "9H", "5S", "5H");
    assertThat(later.winner()).as("nor when hands run out in the playoff").isNull();
    assertThat(later.tricks().getFirst().plays()).hasSize(4);
  }

  @Test
  @DisplayName("SZ-R4: if just one player is left, that player wins at once without another card")
  void szr4() {
    Moment over = playing(freePlayoffs(2), "9S 5S", "9H").choose("9S", "9H");
    assertThat(over.winner()).isEqualTo(1);
    assertThat(over.tricks().getFirst().plays()).hasSize(2);
    Moment later =
        playing(freePlayoffs(3), "9S 5S 2S", "9H 5H", "9D 6H")
            .choose("9S", "9H", "9D", "5S", "5H", "6H");
    assertThat(later.winner()).as("in the third stage").isEqualTo(1);
    assertThat(later.tricks().getFirst().plays()).hasSize(6);
  }

  @Test
  @DisplayName("SZ-R4: whoever wins a stage with their last card does win")
  void szr4LastCard() {
    Moment over = playing(freePlayoffs(3), "9S 7S 2S", "9H KS", "2H 3H");
    assertThat(over.choose("9S", "9H", "2H", "7S", "KS").winner()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"H", "S"})
  @DisplayName("SZ-17: with playoffs, order has no meaning")
  void sz17(String earlier) {
    Arranged jokers = freePlayoffs(2).option("jokers", "2").option("order", earlier);
    Moment playoff = table(playing(jokers, "JK1 5S", "JK2 7S"), "JK1", "JK2");
    assertThat(playoff.tricks()).isEmpty();
    assertThat(playoff.turn()).isEqualTo(1);
    assertThat(playoff.choose("5S", "7S").winner()).isEqualTo(2);
  }

  @Test
  @DisplayName("SZ-R3: the players of a playoff play in the order in which they played before")
  void szr3Order() {
    Arranged fromTwo =
        Arranged.game("saizen", 3)
            .chance("start", 2)
            .dealtFrom(2, 1)
            .option("match", "S")
            .option("follow", "S")
            .option("win", "S");
    Moment playoff = playing(fromTwo, "9H 5S", "KS 2S", "9D 7S").choose("KS", "9D", "9H");
    assertThat(playoff.turn()).isEqualTo(3);
    assertThat(playoff.choose("7S").turn()).isEqualTo(1);
  }

  @Test
  @DisplayName(
      "SZ-R3: in a playoff the suit led stays, and who holds it must follow; the first too")
  void szr3Follow() {
    Arranged mustFollow = saizen(2).option("match", "S").option("win", "S");
    Moment playoff = playing(mustFollow, "9S 3S KH", "9H 2D 4D").choose("9S", "9H");
    assertThat(playoff.labels()).containsExactly("3S");
    assertThat(playoff.choose("3S").labels()).containsExactly("2D", "4D");
    assertThat(playoff.choose("3S", "4D").winner()).as("what follows beats the rest").isEqualTo(1);
    Arranged number =
        saizen(2).option("match", "S").option("win", "S").option("playoff-compare", "number");
    Moment byNumber = playing(number, "9S 3S KH", "9H 2D 4D").choose("9S", "9H");
    assertThat(byNumber.labels()).as("or nobody need follow").containsExactly("3S", "KH");
    assertThat(byNumber.choose("3S", "4D").winner()).isEqualTo(2);
    assertThat(byNumber.choose("3S", "2D").winner()).isEqualTo(1);
  }

  @Test
  @DisplayName("SZ-R3: while no card of a stage follows, the strongest number of them wins")
  void szr3Number() {
    String[] hands = {"9S KH 2S", "9H QD 4D"};
    assertThat(table(playing(freePlayoffs(2), hands), "9S", "9H", "KH", "QD").winner())
        .isEqualTo(1);
    assertThat(table(playing(freePlayoffs(2), hands), "9S", "9H", "2S", "QD").winner())
        .isEqualTo(1);
    Arranged low = freePlayoffs(2).option("strength", "S");
    assertThat(table(playing(low, hands), "9S", "9H", "KH", "QD").winner()).isEqualTo(2);
    Arranged lowNumber =
        freePlayoffs(2).option("strength", "S").option("playoff-compare", "number");
    assertThat(table(playing(lowNumber, hands), "9S", "9H", "KH", "4D").winner()).isEqualTo(2);
  }

  @Test
  @DisplayName("SZ-R3: must-win in a playoff looks at its own cards, and does not bind its first")
  void szr3MustWin() {
    Moment playoff = playing(playoffs(2), "9S 3S QS", "9H 5S 7S").choose("9S", "9H");
    assertThat(playoff.labels()).containsExactly("3S", "QS");
    assertThat(playoff.choose("3S").labels()).containsExactly("5S", "7S");
    Moment another = playing(playoffs(2), "9S 6S QS", "9H 5S 7S").choose("9S", "9H");
    assertThat(another.choose("6S").labels()).containsExactly("7S");
    assertThat(another.choose("QS").labels()).as("none wins").containsExactly("5S", "7S");
  }

  @ParameterizedTest(name = "{0}: {1}, with {2}: {3}")
  @CsvSource({
    "suit, 3S, 5S KH, 5S", "number, 3S, 5S KH, 5S KH",
    "suit, 7S, 5S KH, 5S KH", "number, 7S, 5S KH, KH",
    "suit, KH, KD 2S, 2S", "number, KH, 2S KD, KD",
    "suit, QH, KD JD, KD", "number, QH, KD JD, KD"
  })
  @DisplayName("SZ-R3: must-win in a playoff goes by suit and number, or by number alone")
  void szr3MustWinByNumber(String compare, String led, String hand, String allowed) {
    Arranged arranged = playoffs(2).option("playoff-compare", compare);
    Moment playoff = playing(arranged, "9S AC " + led, "9H " + hand).choose("9S", "9H", led);
    assertThat(playoff.labels()).isEqualTo(words(allowed));
  }

  @Test
  @DisplayName("SZ-R3: SZ-18 in a playoff looks at the cards of its stage only")
  void szr3Stage() {
    Moment playoff =
        playing(playoffs(3), "9S KH 4H", "9H 5H 8H", "9D 9C 5D")
            .choose("9S", "9H", "9D", "KH", "5H");
    assertThat(playoff.labels()).as("to match the five, not the nines").containsExactly("5D");
  }

  @Test
  @DisplayName("SZ-R5: after a trick without winner its leader leads again")
  void szr5() {
    Moment over = played(freePlayoffs(2), "9S", "9H");
    assertThat(over.asks("chip")).isTrue();
    assertThat(over.turn()).as("the start player, in the very first trick").isEqualTo(1);
    assertThat(over.repeat(2, "pass").turn()).isEqualTo(1);
    Moment later = playing(freePlayoffs(2), "3S 9H", "5S 9S").choose("3S", "5S", "9S", "9H");
    assertThat(later.winner()).isNull();
    assertThat(later.turn()).as("the winner of the latest trick that had one").isEqualTo(2);
    assertThat(later.repeat(2, "pass").turn()).isEqualTo(2);
  }

  // Jokers.

  @Test
  @DisplayName("SZ-19: a joker follows every suit, and is the strongest under high and under low")
  void sz19() {
    Arranged free = saizen(3).option("jokers", "1").option("win", "S");
    assertThat(played(free, "KS", "JK1", "2S").winner()).isEqualTo(2);
    Arranged low = saizen(3).option("jokers", "1").option("win", "S").option("strength", "S");
    assertThat(played(low, "AS", "JK1", "2S").winner()).isEqualTo(2);
    Arranged follow = saizen(2).option("jokers", "1").option("win", "S");
    assertThat(allowed(follow, "3S KH JK1", "9S")).containsExactly("3S", "JK1");
    assertThat(allowed(saizen(2).option("jokers", "1"), "3S KS JK1", "9S"))
        .as("it wins")
        .containsExactly("KS", "JK1");
  }

  @Test
  @DisplayName("SZ-19: a joker does not beat a playoff of numbers, led or not")
  void sz19Playoff() {
    Arranged jokers = freePlayoffs(3).option("jokers", "1");
    Moment led = table(playing(jokers, "JK1 2C", "5S 7S", "5H 8S"), "JK1", "5S", "5H");
    assertThat(led.turn()).isEqualTo(2);
    assertThat(led.choose("7S").turn()).isEqualTo(3);
    Arranged again = freePlayoffs(3).option("jokers", "1");
    assertThat(table(playing(again, "5S 7S", "JK1 2C", "5H 8S"), "5S", "JK1", "5H", "7S").turn())
        .isEqualTo(3);
    Arranged alone = freePlayoffs(3).option("jokers", "1");
    assertThat(played(alone, "5S", "JK1", "6H").winner()).isEqualTo(2);
  }

  @ParameterizedTest(name = "{0}, with {1}: {2}")
  @CsvSource({
    "5S, 9S 5D JK1, 9S JK1",
    "5S, 5D 2C JK1, JK1",
    "5S 5H, 5D 2C JK1, 5D",
    "JK1, KS 2C JK2, JK2",
    "JK1 4S, KS 4H JK2, 4H JK2",
    "JK1 5S 5H, 5D 2C JK2, JK2",
    "5S 5H JK1, 5D 2C JK2, JK2",
    "JK1 5S, KS 2C, KS 2C"
  })
  @DisplayName(
      "SZ-18 to SZ-20: a joker wins or matches a joker, and does not raise or join numbers")
  void sz18Jokers(String table, String hand, String allowed) {
    Arranged arranged = playoffs(cards(table).length + 1).option("jokers", "2");
    assertThat(allowed(arranged, hand, cards(table))).isEqualTo(words(allowed));
  }

  @Test
  @DisplayName("SZ-20: of two jokers the later wins, or the earlier, as order says")
  void sz20() {
    Arranged later = saizen(3).option("jokers", "2");
    assertThat(played(later, "JK1", "5S", "JK2").winner()).isEqualTo(3);
    Arranged earlier = saizen(3).option("jokers", "2").option("order", "S");
    assertThat(played(earlier, "JK1", "5S", "JK2").winner()).isEqualTo(1);
    Arranged hand = saizen(2).option("jokers", "2");
    assertThat(allowed(hand, "KS 2C JK2", "JK1")).as("it wins, and so must").containsExactly("JK2");
    Arranged earlierHand = saizen(2).option("jokers", "2").option("order", "S");
    assertThat(allowed(earlierHand, "KS 2C JK2", "JK1")).containsExactly("KS", "JK2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"H", "S"})
  @DisplayName("SZ-20: with playoffs two jokers match, as the strongest number of all")
  void sz20Playoff(String low) {
    Arranged jokers = freePlayoffs(4).option("jokers", "2").option("strength", low);
    Moment playoff =
        table(playing(jokers, "JK1 2C", "KS 7S", "KH 8S", "JK2 AH"), "JK1", "KS", "KH", "JK2");
    assertThat(playoff.turn()).isEqualTo(1);
    assertThat(playoff.choose("2C").turn()).isEqualTo(4);
    Arranged aces = freePlayoffs(4).option("jokers", "2").option("strength", low);
    assertThat(
            table(playing(aces, "AS 7C", "JK1 2C", "AH 8S", "JK2 2H"), "AS", "JK1", "AH", "JK2")
                .turn())
        .isEqualTo(2);
  }

  @Test
  @DisplayName("SZ-R6: whoever leads a joker names the suit that counts as led")
  void szr6() {
    Moment naming =
        playing(saizen(2).option("jokers", "2").option("strength", "H"), "5S 2D JK1", "9S 3H 4C")
            .choose("JK1");
    assertThat(naming.asks("suit")).isTrue();
    assertThat(naming.turn()).isEqualTo(1);
    assertThat(naming.labels()).containsExactly("S", "H", "D", "C");
    assertThat(naming.hand(1)).containsExactly("5S", "2D");
    assertThat(naming.choose("H").labels()).containsExactly("3H");
    assertThat(naming.choose("S").labels()).containsExactly("9S");
    assertThat(naming.choose("D").labels()).containsExactly("9S", "3H", "4C");
  }

  @Test
  @DisplayName("SZ-R6: it is asked of a joker led only, and names the rule card too")
  void szr6OnlyLed() {
    Arranged follows = saizen(2).option("jokers", "1");
    assertThat(playing(follows, "5S 2H", "3H JK1").choose("5S", "JK1").asks("play")).isTrue();
    Arranged hearts =
        saizen(3)
            .option("jokers", "1")
            .option("match", "H")
            .option("win", "H")
            .option("follow", "H");
    Moment playoff = playing(hearts, "JK1 2C", "5S 7S", "5H 8S").choose("JK1", "H", "5S", "5H");
    assertThat(playoff.turn()).as("hearts say playoff").isEqualTo(2);
    Arranged spades =
        saizen(3)
            .option("jokers", "1")
            .option("match", "H")
            .option("win", "S")
            .option("follow", "S");
    Moment none = playing(spades, "JK1 2C", "5S 7S", "5H 8S").choose("JK1", "S", "5S", "5H");
    assertThat(none.winner()).as("spades do not").isEqualTo(1);
  }

  @Test
  @DisplayName("SZ-R6: the suit named counts for this trick alone")
  void szr6ForOneTrick() {
    Moment next =
        playing(saizen(2).option("jokers", "1"), "JK1 5C 6D", "9S 3C 4H").choose("JK1", "S", "9S");
    assertThat(next.turn()).isEqualTo(1);
    assertThat(next.choose("5C").labels()).containsExactly("3C");
  }

  @Test
  @DisplayName(
      "SZ-R7: who must follow, and has a joker but no card of the suit, must play the joker")
  void szr7() {
    Arranged jokers = saizen(2).option("jokers", "2").option("win", "S");
    assertThat(allowed(jokers, "KH 2C JK1", "9S")).containsExactly("JK1");
    assertThat(allowed(jokers, "KH JK1 JK2", "9S")).containsExactly("JK1", "JK2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"suit", "number"})
  @DisplayName("SZ-R10: a joker inside a playoff is the strongest of its stage, and names no suit")
  void szr10(String compare) {
    Arranged high = freePlayoffs(2).option("jokers", "1").option("playoff-compare", compare);
    Moment over = playing(high, "9S JK1 2C", "9H KS 4C").choose("9S", "9H", "JK1", "KS");
    assertThat(over.winner()).isEqualTo(1);
    Arranged low =
        freePlayoffs(2)
            .option("jokers", "1")
            .option("playoff-compare", compare)
            .option("strength", "S");
    Moment under = playing(low, "9S AS 2C", "9H JK1 4C").choose("9S", "9H", "AS", "JK1");
    assertThat(under.winner()).isEqualTo(2);
    Arranged both = freePlayoffs(2).option("jokers", "2").option("playoff-compare", compare);
    Moment matched = playing(both, "9S JK1 2S", "9H JK2 4S").choose("9S", "9H", "JK1", "JK2");
    assertThat(matched.match().standing().stage()).as("two of them match again").isEqualTo(3);
    assertThat(matched.choose("2S", "4S").winner()).isEqualTo(2);
  }
}
