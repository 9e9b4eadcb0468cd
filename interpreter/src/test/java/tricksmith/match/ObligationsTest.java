package tricksmith.match;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.match.Played.options;
import static tricksmith.match.Played.play;
import static tricksmith.match.Played.start;

import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code docs/language.md}, 14.1. */
class ObligationsTest {

  private final Game game = new Game(2, Game.pack());

  /** Seat 1 leads to a trick; what is left out of a hand stays in the deck. */
  private Match match(String first, String second) {
    return start(
        game.afresh()
            .suitLedThenHigher()
            .hand(1, first.split(" ", -1))
            .hand(2, second.split(" ", -1))
            .set(game.leader, game.seat(1))
            .tricks(game::handsAreEmpty)
            .end());
  }

  private Match followTrump() {
    game.must("follow suit", game::follows).must("trump", p -> game.isSuit(p, "S"));
    return match("7H 8H", "2H KH 3S 4C");
  }

  @Test
  void narrowInOrder() {
    assertThat(options(play(followTrump(), "7H"))).containsExactly("2H", "KH");
  }

  @Test
  void changeNothingIfNoCardFulfilsThem() {
    game.must("follow suit", game::follows).must("trump", p -> game.isSuit(p, "S"));

    assertThat(options(play(match("7H 8H", "4C 5D 3S"), "7H"))).containsExactly("3S");
    assertThat(options(play(match("7H 8H", "4C 5D 3S"), "7H"))).doesNotContain("4C");
  }

  @Test
  void bindNobodyWhoLeadsUnlessTheySaySo() {
    game.must("follow suit", p -> game.isSuit(p, "C"))
        .obligation("lead hearts", true, false, p -> game.isSuit(p, "H"), null, null);

    Match match = match("7H 8C", "9C 9H");

    assertThat(options(match)).containsExactly("7H");
    assertThat(options(play(match, "7H"))).containsExactly("9C");
  }

  @Test
  void mayForbid() {
    game.obligation("no hearts", true, true, p -> game.isSuit(p, "H"), null, null);

    assertThat(options(match("7H 8C", "9C 9H"))).containsExactly("8C");
    assertThat(options(match("7H 8H", "9C 9H"))).containsExactly("7H", "8H");
  }

  @Test
  void exemptCardsNeitherTriggerNorSatisfyThem() {
    Condition jack = p -> game.rank(game.it(p)) == game.rank(game.card("JS"));
    game.obligation("follow suit", false, false, game::follows, null, jack);

    assertThat(options(play(match("7S 8H", "JS 4C"), "7S"))).containsExactly("4C", "JS");
    assertThat(options(play(match("7S 8H", "JS 4C 2S"), "7S"))).containsExactly("2S", "JS");
  }

  @Test
  void exemptCardsStillMeetThoseAfter() {
    Condition jack = p -> game.rank(game.it(p)) == game.rank(game.card("JS"));
    game.obligation("follow suit", false, false, game::follows, null, jack)
        .must("no jack", p -> !jack.holds(p));

    assertThat(options(play(match("7S 8H", "JS 4C 2S"), "7S"))).containsExactly("2S");
  }

  @Test
  void areInForceByTheTableBeforeTheCard() {
    game.obligation(
        "follow an empty table",
        false,
        false,
        p -> game.isSuit(p, "C"),
        p -> p.table().size() == 1,
        null);

    assertThat(options(play(match("7S 8H", "9C 9H"), "7S"))).containsExactly("9C");
  }

  @Test
  void seeTheTableAsIfTheCardHadBeenPlayed() {
    game.must(
        "see it played",
        p ->
            p.table().contains(game.it(p))
                && p.table().size() == 2
                && p.played().contains(game.it(p))
                && !p.zone(game.hand + 1).contains(game.it(p))
                && p.size(game.hand + 1) == 1
                && p.playerOf(game.it(p)) == 1
                && p.zoneOf(game.it(p)) == game.table
                && game.isSuit(p, "C"));

    Match match = play(match("7S 8H", "9C 9H"), "7S");

    assertThat(options(match)).containsExactly("9C");
    assertThat(match.table().zone(game.hand + 1).cards()).hasSize(2);
    assertThat(match.table().zone(game.table).cards()).hasSize(1);
  }

  @Test
  void askWhatBeats() {
    game.must("win", Position::beats);

    assertThat(options(play(match("7H 8C", "9H 2H AS"), "7H"))).containsExactly("9H");
    assertThat(options(play(match("7H 8C", "6H 2H AS"), "7H"))).containsExactly("2H", "6H", "AS");
  }

  @Test
  void everythingBeatsAnEmptyTable() {
    game.obligation("win", true, false, Position::beats, null, null);

    assertThat(options(match("7H 8C", "9H 2H"))).containsExactly("8C", "7H");
  }

  @Test
  void askWhatTies() {
    Game even = new Game(2, Game.pack());
    even.must("tie", Position::ties).best("number", p -> even.rank(even.it(p))).playoffs();
    Match match =
        start(
            even.hand(1, "7H", "2H")
                .hand(2, "7C", "8C", "6C")
                .set(even.leader, even.seat(1))
                .tricks(even::handsAreEmpty)
                .end());

    assertThat(options(play(match, "7H"))).containsExactly("7C");
  }

  @Test
  void tellWinnerAndSuitWithTheCardDown() {
    game.must("win", p -> p.winner() == 1 && p.winningCard() == game.it(p) && p.led() >= 0);

    assertThat(options(play(match("7H 8C", "9H 2H AS"), "7H"))).containsExactly("9H");
  }

  @Test
  void explainWhatTheyExclude() {
    Match match = play(followTrump(), "7H");

    assertThat(match.exclusions())
        .extracting(
            exclusion -> new Labels(match.rules()).card(exclusion.card()),
            exclusion -> exclusion.obligation().label(),
            Exclusion::fulfilling)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple("4C", "follow suit", game.cards("2H", "KH")),
            org.assertj.core.groups.Tuple.tuple("3S", "follow suit", game.cards("2H", "KH")));
  }

  @Test
  void explainNothingWhereNoCardIsToBePlayed() {
    Match match = play(followTrump(), "7H", "2H", "8H", "KH");

    assertThat(match.exclusions()).isEmpty();
    assertThat(options(match)).isEqualTo(List.of("4C", "3S"));
  }

  @Test
  void aFaultInOneNamesIt() {
    RuleId rule = new RuleId(game.rule().number() + 1);
    game.must("divide", p -> Values.dividedBy(Values.number(1), Values.number(0)) != Values.NONE);

    Match match = play(match("7H 8H", "2H KH"), "7H");

    assertThat(match.status()).isEqualTo(new Status.Failed(Fault.Kind.DIVISION_BY_ZERO, rule));
    assertThat(match.table().zone(game.hand + 1).cards()).hasSize(2);
    assertThat(match.table().zone(game.table).cards()).hasSize(1);
  }
}
