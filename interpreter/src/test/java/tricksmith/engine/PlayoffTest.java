package tricksmith.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.engine.Played.decision;
import static tricksmith.engine.Played.lastTrick;
import static tricksmith.engine.Played.options;
import static tricksmith.engine.Played.play;
import static tricksmith.engine.Played.start;
import static tricksmith.engine.Played.tricks;

import java.util.List;
import org.junit.jupiter.api.Test;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Status;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.value.Values;

/** {@code docs/language/reference.md}, Tricks: the highest rank wins, and ties go to a playoff. */
class PlayoffTest {

  private final Game game = new Game(3, Game.pack()).playoffs();

  private Match match(String first, String second, String third) {
    return start(
        game.best("the higher", game.rank())
            .hand(1, first.split(" ", -1))
            .hand(2, second.split(" ", -1))
            .hand(3, third.split(" ", -1))
            .set(game.leader, game.seat(3))
            .tricks(game.handsAreEmpty())
            .end());
  }

  @Test
  void isBetweenTheBestInTheirOrderOfPlay() {
    Match tied = play(match("KC 2C", "3C 4C", "KH 5H"), "KH", "KC", "3C");

    assertThat(decision(tied).seat()).isEqualTo(3);
    assertThat(tied.standing().stage()).isEqualTo(2);
    assertThat(tied.standing().stageBegins()).isEqualTo(3);
    Match next = play(tied, "5H");
    assertThat(decision(next).seat()).isEqualTo(1);
    Event.TrickFinished trick = lastTrick(play(next, "2C"));
    assertThat(trick.winner()).isEqualTo(3);
    assertThat(trick.plays()).hasSize(5);
    assertThat(trick.reason().label()).isEqualTo("the higher");
  }

  @Test
  void hasATableOfItsOwnAndTheSuitOfTheTrick() {
    game.obligation(
        "see", false, false, seen(), Game.equal(new Invoke(Intrinsic.STAGE), Game.number(2)), null);

    Match tied = play(match("KC 2C 2D", "3C 4C", "KH 5H 5D"), "KH", "KC", "3C");

    assertThat(options(tied)).containsExactly("5D");
  }

  /** That the stage's table holds the candidate alone, and the card led stands. */
  private Node seen() {
    return Condition.all(
        List.of(
            Game.equal(new Invoke(Intrinsic.SIZE, new Invoke(Intrinsic.TABLE)), Game.number(1)),
            Game.equal(
                new Invoke(Intrinsic.LED),
                new Leaf.Constant(Values.of(Values.Kind.CARD, game.card("KH")))),
            Game.equal(
                new Invoke(Intrinsic.SUIT_LED), new Leaf.Constant(game.suit(game.card("KH")))),
            new Invoke(Intrinsic.BEATS),
            Condition.not(new Invoke(Intrinsic.TIES)),
            game.isCard("5D")));
  }

  @Test
  void goesOnAsLongAsTheBestAreTied() {
    Match match = match("KC 2C 7C", "3C 4C", "KH 2H 8H");

    Match third = play(match, "KH", "KC", "3C", "2H", "2C");

    assertThat(third.standing().stage()).isEqualTo(3);
    assertThat(lastTrick(play(third, "8H", "7C")).winner()).isEqualTo(3);
    assertThat(tricks(play(third, "8H", "7C"))).hasSize(1);
  }

  @Test
  void isWonAtOnceByTheOnlyOneWithCards() {
    Match match = play(match("KC 2C", "3C 4C", "KH"), "KH", "KC", "3C");

    Event.TrickFinished trick = lastTrick(match);

    assertThat(trick.winner()).isEqualTo(1);
    assertThat(trick.reason()).isNull();
    assertThat(trick.plays()).hasSize(3);
    assertThat(decision(match).seat()).isEqualTo(1);
  }

  @Test
  void hasNoWinnerIfNobodyHasCards() {
    Match match = play(match("KC", "3C 4C 5C", "KH"), "KH", "KC", "3C");

    assertThat(lastTrick(match).winner()).isNull();
    assertThat(match.table().zone(game.aside).cards()).hasSize(3);
    assertThat(match.table().leader()).isEqualTo(2);
    assertThat(decision(match).seat()).isEqualTo(2);
  }

  @Test
  void whoeverLedLeadsAgainIfNobodyWins() {
    Game even = new Game(2, Game.pack()).playoffs();
    Match match =
        start(
            even.best("the higher", even.rank())
                .hand(1, "KC")
                .hand(2, "KD")
                .set(even.leader, even.seat(2))
                .tricks(even.handsAreEmpty())
                .end());

    Match over = play(match, "KD", "KC");

    assertThat(lastTrick(over).winner()).isNull();
    assertThat(over.table().leader()).isEqualTo(2);
    assertThat(over.standing().winner()).isNull();
    assertThat(over.standing().winningCard()).isNull();
    assertThat(over.standing().finished()).isTrue();
    assertThat(over.status()).isInstanceOf(Status.Ended.class);
  }

  @Test
  void whoeverLedLeadsAgainWhoeverTheScriptHasNamedMeanwhile() {
    Game even = new Game(2, Game.pack()).playoffs();
    even.best("the higher", even.rank())
        .hand(1, "KC")
        .hand(2, "KD")
        .set(even.leader, even.seat(2))
        .tricks(even.handsAreEmpty(), () -> even.set(even.leader, even.seat(1)))
        .end();

    assertThat(play(start(even), "KD", "KC").table().leader()).isEqualTo(2);
  }
}
