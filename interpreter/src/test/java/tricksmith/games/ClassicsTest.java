package tricksmith.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.MatchView.Lying;

/** What is peculiar to the classics, where their own tests cannot say it: choices and sequences. */
class ClassicsTest {

  private static Stream<List<Moment>> played(
      String name, int players, String option, String value) {
    var game = GameFiles.game("classics/" + name, players, Map.of(option, List.of(value)));
    return LongStream.range(0, 20).mapToObj(seed -> Moment.play(game, seed));
  }

  private static Arranged arranged(String name, int players, int dealer) {
    return Arranged.game("classics/" + name, players).chance("dealer", dealer);
  }

  @ParameterizedTest
  @CsvSource({"yes, 1 2", "no, 0 1 2"})
  void ohHellsDealerMayNotMakeTheBidsAddUpUnlessTheHookIsOff(String hook, String bids) {
    Moment dealersTurn =
        arranged("oh-hell", 3, 3)
            .option("largest", "2")
            .option("hook", hook)
            .dealt("", "", "")
            .choose("1", "1");
    assertThat(dealersTurn.turn()).isEqualTo(3);
    assertThat(String.join(" ", dealersTurn.labels())).isEqualTo(bids);
  }

  @Test
  void ohHellsHandsShrinkToOneCardAndGrowAgain() {
    played("oh-hell", 5, "largest", "3")
        .forEach(
            match -> {
              List<Integer> sizes = new ArrayList<>();
              match.stream()
                  .filter(moment -> moment.asks("bid"))
                  .forEach(moment -> sizes.add(moment.hand(1).size()));
              assertThat(IntStream.range(0, 5).mapToObj(deal -> sizes.get(5 * deal)))
                  .containsExactly(3, 2, 1, 2, 3);
            });
  }

  /** All else that is scored is tens. With bids of one there are many bags. */
  @Test
  void inSpadesTheLastDigitOfAScoreIsTheNumberOfBags() {
    Moment moment = arranged("spades", 4, 4).option("play-to", "200").dealt("", "", "", "");
    while (!moment.isOver()) {
      moment = moment.choose(moment.asks("bid") ? "1" : moment.labels().getFirst());
      assertThat(moment.scores().subList(0, 2))
          .extracting(score -> String.valueOf(Math.floorMod(score, 10)))
          .isEqualTo(moment.entries("bags").subList(0, 2));
    }
    assertThat(moment.scores()).as("bags have cost hundreds").anyMatch(score -> score <= -200);
  }

  @Test
  void inGermanWhistTheWinnerTakesTheCardThatLiesUpAndTheLoserTheNextUnseen() {
    Moment start = arranged("german-whist", 2, 2).dealt("AH KH", "2H 3H");
    String up = start.zone("deck").get(0);
    String next = start.zone("deck").get(1);
    Moment after = start.choose("AH", "2H");
    assertThat(after.hand(1)).contains(up);
    assertThat(after.hand(2)).contains(next);
    assertThat(after.places(2, up)).containsExactly("hand 1");
    assertThat(after.places(1, next)).contains("deck");
    assertThat(after.scores()).containsExactly(0L, 0L);
  }

  @Test
  void inNinetyNineTheNumberOfThoseWhoMadeTheirBidIsTheNextTrump() {
    List<String> trumps = List.of("D", "S", "H", "C");
    played("ninety-nine", 3, "deals", "6")
        .forEach(
            match -> {
              assertThat(match.getFirst().variable("trump")).isEmpty();
              for (int i = 0; i + 1 < match.size(); i++) {
                Moment after = match.get(i + 1);
                int tricks = after.tricks().size();
                if (tricks % 9 == 0 && tricks > match.get(i).tricks().size()) {
                  assertThat(after.variable("trump"))
                      .isEqualTo(trumps.get(successes(match.get(i), after)));
                }
              }
            });
  }

  private static int successes(Moment lastPlay, Moment after) {
    List<Event.TrickFinished> all = after.tricks();
    List<Event.TrickFinished> deal = all.subList(all.size() - 9, all.size());
    return (int)
        IntStream.rangeClosed(1, 3)
            .filter(
                seat ->
                    bid(lastPlay, seat)
                        == deal.stream().filter(trick -> trick.winner() == seat).count())
            .count();
  }

  private static int bid(Moment moment, int seat) {
    return moment.view("laid-aside", seat).cards().stream()
        .map(Lying::card)
        .mapToInt(card -> List.of("D", "S", "H", "C").indexOf(moment.suit(moment.label(card))))
        .sum();
  }

  @Test
  void inNinetyNineARevelationOutbidsADeclarationAndShowsTheHand() {
    Moment start = arranged("ninety-nine", 3, 3).dealt("6C 7C 8C", "6D 7D 8D", "6H 7H 8H");
    Moment bids = start.choose("6C 7C 8C", "6D 7D 8D", "6H 7H 8H", "declaration");
    assertThat(bids.turn()).isEqualTo(2);
    assertThat(bids.labels()).containsExactly("revelation", "pass");
    Moment shown = bids.choose("revelation");
    assertThat(shown.labels()).containsExactly("pass");
    Moment play = shown.choose("pass");
    assertThat(play.seen(1, "laid-aside", 2)).doesNotContain("?");
    assertThat(play.seen(1, "hand", 2)).doesNotContain("?");
    assertThat(play.seen(2, "laid-aside", 1)).containsOnly("?");
  }

  @Test
  void inPinochleWhoHasPassedIsOutOfTheAuction() {
    Moment auction =
        arranged("pinochle", 4, 4).dealt("", "", "", "").choose("20", "pass", "25", "pass");
    assertThat(auction.turn()).isEqualTo(1);
    assertThat(auction.labels().getFirst()).isEqualTo("26");
    auction = auction.choose("26");
    assertThat(auction.turn()).isEqualTo(3);
    auction = auction.choose("pass");
    assertThat(auction.asks("trump")).isTrue();
    assertThat(auction.turn()).isEqualTo(1);
  }

  @Test
  void inPinochleTheDealerMustBidTheLeastIfAllOthersPass() {
    Moment auction =
        arranged("pinochle", 4, 4).dealt("", "", "", "").choose("pass", "pass", "pass");
    assertThat(auction.asks("trump")).isTrue();
    assertThat(auction.turn()).isEqualTo(4);
    assertThat(auction.variable("bid")).isEqualTo("20");
  }

  @Test
  void inPinochleMeldsAreShownAndNothingElse() {
    Moment shown =
        arranged("pinochle", 4, 4)
            .dealtFrom(1, 3)
            .dealt("AS 10S KS QS JS 9S JD 9H 9H 9C 9C 10H", "AH 10H KD QD 9D 9D", "9S", "")
            .choose("20", "pass", "pass", "pass", "S");
    assertThat(known(shown, 1))
        .containsExactlyInAnyOrder("AS", "10S", "KS", "QS", "JS", "9S", "JD");
    assertThat(known(shown, 2)).contains("KD", "QD").doesNotContain("9D", "AH");
  }

  /** The cards in the hand of a seat that seat 3 knows to be there. */
  private static List<String> known(Moment moment, int seat) {
    return moment.view("hand", seat).cards().stream()
        .map(Lying::card)
        .filter(moment.match().view(3)::knows)
        .map(moment::label)
        .toList();
  }

  /** The hands of the seats 1, 4, 3, 2: Jass is dealt and played anticlockwise. */
  private static Moment jass(String... hands) {
    return arranged("jass", 4, 2).dealtFrom(1, 3).dealt(hands[0], hands[3], hands[2], hands[1]);
  }

  @Test
  void inJassTheSideWithTheBestMeldScoresAllOfItsOwn() {
    Moment trick =
        jass(
                "6S 7S 8S 9H 10H JH QH 6C 8C",
                "10S JS QS KS AS 6H 8H 7C 9C",
                "9S 6D 7D 8D KH AH 10C JC QC",
                "7H 9D 10D JD QD KD AD KC AC")
            .choose("H", "6C", "KC", "10C");
    assertThat(trick.scores()).containsOnly(0L);
    Moment after = trick.choose("7C");
    assertThat(after.scores()).containsExactly(0L, 250L, 0L, 250L);
    assertThat(after.places(1, "AD")).containsExactly("hand 4");
    assertThat(after.places(2, "8D")).contains("hand 1", "hand 3");
  }

  @Test
  void inJassACardOfFourOfAKindStandsInNoSequence() {
    Moment after =
        jass(
                "JS JH JD JC 10S QS KS 6H 6D",
                "6S 7S 9S 7H 8H 10H 7D 8D 10D",
                "8S 9H QH KH 9D QD KD 6C 7C",
                "AS AH AD 8C 9C 10C QC KC AC")
            .choose("pass", "C", "6H", "AH", "9H", "7H");
    assertThat(after.scores()).containsExactly(200L, 0L, 200L, 0L);
  }

  @ParameterizedTest
  @CsvSource({"H, 4", "C, 1"})
  void ofEqualMeldsInJassTheOneInTrumpsIsBetterAndThenTheEarlier(String trump, int better) {
    Moment after =
        jass(
                "6S 7S 8S QD AD 6C 8C 10C QC",
                "10S QS AS 10H QH AH 6D 8D 10D",
                "9S JS KS 9H JH KH 7D 9D JD",
                "6H 7H 8H KD 7C 9C JC KC AC")
            .choose(trump, "QD", "KD", "7D", "6D");
    assertThat(after.scores().get(better - 1)).isEqualTo(20);
    assertThat(after.scores().get(4 - better)).isZero();
  }

  @Test
  void inDoppelkopfThoseWhoHoldTheQueensOfClubsScoreTogether() {
    List<Integer> sizes = new ArrayList<>();
    played("doppelkopf", 4, "deals", "1")
        .forEach(
            match -> {
              List<Integer> re = re(match.getFirst(), match.getLast());
              sizes.add(re.size());
              List<Long> scores = match.getLast().scores();
              long contra = scores.get(seatOutside(re) - 1);
              for (int seat = 1; seat <= 4; seat++) {
                long expected = re.contains(seat) ? -contra * (4 - re.size()) / re.size() : contra;
                assertThat(scores.get(seat - 1)).isEqualTo(expected);
              }
            });
    assertThat(sizes).contains(1, 2);
  }

  private static int seatOutside(List<Integer> seats) {
    return IntStream.rangeClosed(1, 4).filter(seat -> !seats.contains(seat)).findFirst().getAsInt();
  }

  private static List<Integer> re(Moment start, Moment end) {
    List<Integer> re =
        new ArrayList<>(
            IntStream.rangeClosed(1, 4)
                .filter(seat -> start.hand(seat).contains("QC"))
                .boxed()
                .toList());
    if (!end.variable("bride").isEmpty()) {
      end.tricks().stream()
          .limit(3)
          .map(Event.TrickFinished::winner)
          .filter(winner -> !re.contains(winner))
          .findFirst()
          .ifPresent(re::add);
    }
    return re;
  }

  @Test
  void inDoppelkopfOnlyWhoHasBothQueensOfClubsMayAnnounceAMarriage() {
    Moment start = arranged("doppelkopf", 4, 4).dealtFrom(1, 3).dealt("AS", "QC QC AD", "AH", "");
    assertThat(start.labels()).containsExactly("pass");
    Moment second = start.choose("pass");
    assertThat(second.labels()).hasSize(2).endsWith("pass");
    Moment married = second.choose(second.labels().getFirst());
    assertThat(married.asks("play")).as("nobody may speak before the groom is found").isTrue();
    assertThat(married.variable("bride")).isEqualTo("2");
  }

  @Test
  void inBriscolaTheWinnerDrawsFirstAndTheLastCardDrawnIsTheOneThatLiesUp() {
    Moment start = arranged("briscola", 2, 2).dealt("AC 3C 2S", "KC NC 2D");
    String up = start.zone("deck").getLast();
    String next = start.zone("deck").getFirst();
    assertThat(start.seen(1, "deck", null)).contains(up).contains("?");
    Moment after = start.choose("AC", "KC");
    assertThat(after.turn()).isEqualTo(1);
    assertThat(after.hand(1)).contains(next).hasSize(3);
    while (!after.zone("deck").isEmpty()) {
      after = after.choose(after.labels().getFirst());
    }
    assertThat(after.hand(1)).hasSize(3);
    assertThat(after.hand(after.winner())).doesNotContain(up);
    assertThat(after.hand(3 - after.winner())).contains(up);
  }

  @Test
  void inBriscolaPartnersMaySeeTheirLastCards() {
    Moment now = arranged("briscola", 4, 4).option("look", "yes").dealt("", "", "", "");
    while (!now.zone("deck").isEmpty()) {
      assertThat(knows(now, 1, now.hand(3).getFirst())).isFalse();
      now = now.choose(now.labels().getFirst());
    }
    Moment last = now;
    assertThat(last.hand(3)).allMatch(label -> knows(last, 1, label));
    assertThat(last.hand(2)).anyMatch(label -> !knows(last, 1, label));
  }

  private static boolean knows(Moment moment, int seat, String label) {
    return moment.match().view(seat).knows(moment.card(label).index());
  }

  private static Moment bridge(String... calls) {
    return arranged("bridge", 4, 1).dealt("", "", "AS", "").choose(calls);
  }

  @Test
  void inBridgeTheDeclarerIsWhoFirstNamedTheStrainForTheSide() {
    Moment play = bridge("pass", "1.H", "2.H", "pass", "2.S", "3.H", "pass", "4.H");
    assertThat(play.asks("call")).isTrue();
    play = play.repeat(3, "pass");
    assertThat(play.variable("contract")).isEqualTo("4.H");
    assertThat(play.variable("declarer")).isEqualTo("2");
    assertThat(play.turn()).isEqualTo(3);
  }

  @Test
  void inBridgeABidOutbidsWithMoreTricksOrAHigherStrain() {
    assertThat(bridge("6.S").labels())
        .containsExactly("6.notrump", "7.C", "7.D", "7.H", "7.S", "7.notrump", "double", "pass");
  }

  @Test
  void inBridgeOnlyOpponentsDoubleAndOnlyTheDoubledRedouble() {
    Moment doubled = bridge("7.S", "double");
    assertThat(doubled.labels()).containsExactly("7.notrump", "redouble", "pass");
    assertThat(doubled.choose("pass").labels()).containsExactly("7.notrump", "pass");
    assertThat(doubled.choose("redouble").labels()).containsExactly("7.notrump", "pass");
    assertThat(doubled.choose("pass", "pass", "redouble", "pass", "pass", "7.notrump").labels())
        .containsExactly("double", "pass");
    assertThat(bridge("7.S", "pass").labels()).containsExactly("7.notrump", "pass");
  }

  @Test
  void inBridgeFourPassesEndTheDealWithoutPlay() {
    Moment passed = bridge().repeat(4, "pass");
    assertThat(passed.asks("call")).isTrue();
    assertThat(passed.turn()).as("the next dealer").isEqualTo(2);
    assertThat(passed.scores()).containsOnly(0L);
    assertThat(passed.hand(2)).hasSize(13);
  }

  @Test
  void inBridgeDummyIsSeenAfterTheLeadAndPlayedByTheDeclarer() {
    Moment lead = bridge("1.notrump", "pass", "pass", "pass");
    assertThat(lead.turn()).isEqualTo(2);
    assertThat(lead.seen(4, "hand", 3)).containsOnly("?");
    Moment dummy = lead.choose(lead.labels().getFirst());
    assertThat(dummy.turn()).isEqualTo(3);
    assertThat(dummy.decision().decider()).as("the declarer plays for dummy").isEqualTo(1);
    assertThat(dummy.seen(4, "hand", 3)).hasSize(13).doesNotContain("?");
    assertThat(dummy.hand(3)).containsAll(dummy.labels());
    Moment third = dummy.choose(dummy.labels().getFirst());
    assertThat(third.turn()).isEqualTo(4);
    assertThat(third.seen(2, "hand", 1)).containsOnly("?");
  }
}
