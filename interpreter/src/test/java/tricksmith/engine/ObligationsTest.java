package tricksmith.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.engine.Played.options;
import static tricksmith.engine.Played.play;
import static tricksmith.engine.Played.start;

import java.util.List;
import org.junit.jupiter.api.Test;
import tricksmith.engine.report.Exclusion;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.Status;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Node;
import tricksmith.program.value.Fault;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

/** {@code docs/language/reference.md}, Obligations. */
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
            .tricks(game.handsAreEmpty())
            .end());
  }

  private Match followTrump() {
    game.must("follow suit", game.follows()).must("trump", game.isSuit("S"));
    return match("7H 8H", "2H KH 3S 4C");
  }

  @Test
  void narrowInOrder() {
    assertThat(options(play(followTrump(), "7H"))).containsExactly("2H", "KH");
  }

  @Test
  void changeNothingIfNoCardFulfilsThem() {
    game.must("follow suit", game.follows()).must("trump", game.isSuit("S"));

    assertThat(options(play(match("7H 8H", "4C 5D 3S"), "7H"))).containsExactly("3S");
    assertThat(options(play(match("7H 8H", "4C 5D 3S"), "7H"))).doesNotContain("4C");
  }

  @Test
  void bindNobodyWhoLeadsUnlessTheySaySo() {
    game.must("follow suit", game.isSuit("C"))
        .obligation("lead hearts", true, false, game.isSuit("H"), null, null);

    Match match = match("7H 8C", "9C 9H");

    assertThat(options(match)).containsExactly("7H");
    assertThat(options(play(match, "7H"))).containsExactly("9C");
  }

  @Test
  void mayForbid() {
    game.obligation("no hearts", true, true, game.isSuit("H"), null, null);

    assertThat(options(match("7H 8C", "9C 9H"))).containsExactly("8C");
    assertThat(options(match("7H 8H", "9C 9H"))).containsExactly("7H", "8H");
  }

  @Test
  void exemptCardsNeitherTriggerNorSatisfyThem() {
    Node jack = game.isRankOf("JS");
    game.obligation("follow suit", false, false, game.follows(), null, jack);

    assertThat(options(play(match("7S 8H", "JS 4C"), "7S"))).containsExactly("4C", "JS");
    assertThat(options(play(match("7S 8H", "JS 4C 2S"), "7S"))).containsExactly("2S", "JS");
  }

  @Test
  void exemptCardsStillMeetThoseAfter() {
    Node jack = game.isRankOf("JS");
    game.obligation("follow suit", false, false, game.follows(), null, jack)
        .must("no jack", Condition.not(jack));

    assertThat(options(play(match("7S 8H", "JS 4C 2S"), "7S"))).containsExactly("2S");
  }

  @Test
  void areInForceByTheTableBeforeTheCard() {
    game.obligation(
        "follow an empty table",
        false,
        false,
        game.isSuit("C"),
        Game.equal(new Invoke(Intrinsic.SIZE, new Invoke(Intrinsic.TABLE)), Game.number(1)),
        null);

    assertThat(options(play(match("7S 8H", "9C 9H"), "7S"))).containsExactly("9C");
  }

  @Test
  void seeTheTableAsIfTheCardHadBeenPlayed() {
    game.must(
        "see it played",
        Condition.all(
            List.of(
                in(new Invoke(Intrinsic.TABLE)),
                Game.equal(new Invoke(Intrinsic.SIZE, new Invoke(Intrinsic.TABLE)), Game.number(2)),
                in(new Invoke(Intrinsic.PLAYED)),
                Condition.not(in(Game.zone(game.hand + 1))),
                Game.equal(Game.size(game.hand + 1), Game.number(1)),
                Game.equal(new Invoke(Intrinsic.PLAYER_OF, game.it()), game.seat(2)),
                in(Game.zone(game.table)),
                game.isSuit("C"))));

    Match match = play(match("7S 8H", "9C 9H"), "7S");

    assertThat(options(match)).containsExactly("9C");
    assertThat(match.table().zone(game.hand + 1).cards()).hasSize(2);
    assertThat(match.table().zone(game.table).cards()).hasSize(1);
  }

  /** Whether the candidate is in a set. */
  private Node in(Node set) {
    return new Condition.In(game.it(), Values.Kind.CARD, set);
  }

  @Test
  void askWhatBeats() {
    game.must("win", new Invoke(Intrinsic.BEATS));

    assertThat(options(play(match("7H 8C", "9H 2H AS"), "7H"))).containsExactly("9H");
    assertThat(options(play(match("7H 8C", "6H 2H AS"), "7H"))).containsExactly("2H", "6H", "AS");
  }

  @Test
  void everythingBeatsAnEmptyTable() {
    game.obligation("win", true, false, new Invoke(Intrinsic.BEATS), null, null);

    assertThat(options(match("7H 8C", "9H 2H"))).containsExactly("8C", "7H");
  }

  @Test
  void askWhatTies() {
    Game even = new Game(2, Game.pack());
    even.must("tie", new Invoke(Intrinsic.TIES)).best("number", even.rank()).playoffs();
    Match match =
        start(
            even.hand(1, "7H", "2H")
                .hand(2, "7C", "8C", "6C")
                .set(even.leader, even.seat(1))
                .tricks(even.handsAreEmpty())
                .end());

    assertThat(options(play(match, "7H"))).containsExactly("7C");
  }

  @Test
  void tellWinnerAndSuitWithTheCardDown() {
    game.must(
        "win",
        Condition.all(
            List.of(
                Game.equal(new Invoke(Intrinsic.WINNER), game.seat(2)),
                Game.equal(new Invoke(Intrinsic.WINNING_CARD), game.it()),
                new Invoke(Intrinsic.IS_CHOSEN, new Invoke(Intrinsic.LED)))));

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
  void eachTellsWhetherItExcludesACardThatTheOthersSpare() {
    game.must("follow suit", game.follows())
        .must("hearts", game.isSuit("H"))
        .must("king", game.isCard("KH"));
    Match match = play(match("7H 8H", "2H KH 3S 4C"), "7H");

    int club = game.cards("4C").next(0);

    assertThat(match.bearingsSparing(club))
        .extracting(bearing -> bearing.excludes(club))
        .containsExactly(true, true, true);
    assertThat(match.bearings())
        .extracting(bearing -> bearing.excludes(club))
        .containsExactly(true, false, false);
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
    game.must("divide", new Invoke(Intrinsic.IS_CHOSEN, Game.oneByZero()));

    Match match = play(match("7H 8H", "2H KH"), "7H");

    assertThat(match.status()).isEqualTo(new Status.Failed(Fault.Kind.DIVISION_BY_ZERO, rule));
    assertThat(match.table().zone(game.hand + 1).cards()).hasSize(2);
    assertThat(match.table().zone(game.table).cards()).hasSize(1);
  }
}
