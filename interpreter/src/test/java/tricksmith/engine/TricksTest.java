package tricksmith.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.engine.Played.decision;
import static tricksmith.engine.Played.lastTrick;
import static tricksmith.engine.Played.play;
import static tricksmith.engine.Played.start;

import org.junit.jupiter.api.Test;
import tricksmith.cards.IndexSet;
import tricksmith.engine.report.Status;
import tricksmith.program.Program.Lifetime;
import tricksmith.program.Step;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Position;
import tricksmith.program.value.Values;

/** {@code docs/language/reference.md}, Tricks. */
class TricksTest {

  private final Game game = new Game(3, Game.pack());

  private Game hands(String first, String second, String third) {
    return game.suitLedThenHigher()
        .hand(1, first.split(" ", -1))
        .hand(2, second.split(" ", -1))
        .hand(3, third.split(" ", -1));
  }

  private Game tricksFrom(int seat) {
    return game.set(game.leader, game.seat(seat)).tricks(game.handsAreEmpty()).end();
  }

  @Test
  void theWinnerLeadsAndTakesTheCards() {
    hands("2C 3D", "4C 5D", "6C 7H");
    Match match = play(start(tricksFrom(1)), "2C", "4C", "6C");

    assertThat(decision(match).seat()).isEqualTo(3);
    assertThat(Played.zone(match, game.won + 2)).containsExactly("6C", "4C", "2C");
    assertThat(match.table().zone(game.table).cards()).isEmpty();
    assertThat(Played.scores(match)).containsExactly(0L, 0L, 1L);
  }

  @Test
  void goesRoundInTheDirectionOfPlay() {
    hands("2C", "4C", "6C");
    game.anticlockwise();
    Match match = play(start(tricksFrom(1)), "2C");

    assertThat(decision(match).seat()).isEqualTo(3);
    assertThat(decision(play(match, "6C")).seat()).isEqualTo(2);
  }

  @Test
  void passesOverThoseWhoSitOut() {
    hands("2C", "4C", "6C").step(new Step.Leave(Game.RULE, Game.set(1), false));
    Match match = play(start(tricksFrom(2)), "6C");

    assertThat(decision(match).seat()).isEqualTo(1);
    assertThat(lastTrick(play(match, "2C")).winner()).isEqualTo(3);
  }

  @Test
  void passesOverThoseWithoutCards() {
    hands("2C 3C", "4C", "6C 5C");
    Match match = play(start(tricksFrom(1)), "2C", "4C", "6C");

    Match second = play(match, "5C", "3C");

    assertThat(lastTrick(second).plays()).hasSize(2);
    assertThat(second.status()).isInstanceOf(Status.Ended.class);
  }

  @Test
  void isLedByTheNextWhoHasCards() {
    hands("2C 3C", "4C", "6C 5C").move(Game.zone(game.hand), game.at(game.aside));

    assertThat(decision(start(tricksFrom(1))).seat()).isEqualTo(2);
    assertThat(start(tricksFrom(1)).table().leader()).isEqualTo(2);
  }

  @Test
  void setsBackVariablesOfTheTrick() {
    int named = game.cell("named", Lifetime.TRICK, Game.number(0));
    hands("2C 3D", "4C 5D", "6C 7H")
        .set(game.leader, game.seat(1))
        .place("trick")
        .unless(Condition.not(game.handsAreEmpty()), "over")
        .step(new Step.Reset(Game.RULE, Lifetime.TRICK))
        .step(new Step.BeginTrick(Game.RULE))
        .place("turn")
        .later(() -> new Step.NextToPlay(Game.RULE, game.who, game.target("done")))
        .step(new Step.PlayCard(Game.RULE, game.who, game.what))
        .set(named, Game.plus(Game.read(named), Game.number(1)))
        .jump("turn")
        .place("done")
        .later(() -> new Step.FinishStage(Game.RULE, game.target("turn")))
        .step(new Step.CollectTrick(Game.RULE))
        .score(1, 1)
        .jump("trick")
        .place("over")
        .end();

    Match match = play(start(game), "2C", "4C");

    assertThat(match.run().board().cells.value(named)).isEqualTo(Values.number(2));
    assertThat(play(match, "6C").run().board().cells.value(named)).isEqualTo(Values.number(0));
  }

  @Test
  void remembersWhatWas() {
    hands("2C 3D", "4C 5D", "6C 7H");
    Match match = play(start(tricksFrom(1)), "2C", "4C", "6C", "7H");
    Position position = match.run().board();

    assertThat(position.tricksBegun()).isEqualTo(2);
    assertThat(position.tricksFinished()).isEqualTo(1);
    assertThat(position.winnerOf(0)).isEqualTo(2);
    assertThat(position.leaderOf(0)).isZero();
    assertThat(position.winningCardOf(0)).isEqualTo(game.card("6C"));
    assertThat(position.suitLedOf(0)).isEqualTo(game.suit(0));
    assertThat(position.cardsOf(0)).isEqualTo(game.cards("2C", "4C", "6C"));
    assertThat(position.tricksOf(IndexSet.of(2))).isEqualTo(IndexSet.of(0));
    assertThat(position.tricksOf(IndexSet.of(0))).isEqualTo(IndexSet.EMPTY);
    assertThat(position.played()).isEqualTo(game.cards("2C", "4C", "6C", "7H"));
    assertThat(position.winnerOf(1)).isEqualTo(2);
    assertThat(position.suitLedOf(1)).isEqualTo(game.suit(game.card("7H")));
    assertThat(position.cardsOf(1)).isEqualTo(game.cards("7H"));
    assertThat(position.winnerOf(2)).isEqualTo(-1);
    assertThat(position.playerOf(game.card("6C"))).isEqualTo(2);
    assertThat(position.playerOf(game.card("5D"))).isEqualTo(1);
    assertThat(position.playerOf(game.card("AS"))).isEqualTo(-1);
    assertThat(position.trickOf(game.card("6C"))).isZero();
    assertThat(position.trickOf(game.card("7H"))).isEqualTo(1);
    assertThat(position.trickOf(game.card("5D"))).isEqualTo(-1);
    assertThat(position.holderOf(game.card("5D"))).isEqualTo(1);
    assertThat(position.holderOf(game.card("6C"))).isEqualTo(-1);
  }

  @Test
  void knowsTheLoserOfATrickOfTwo() {
    Game two = new Game(2, Game.pack());
    Match match =
        play(
            start(
                two.suitLedThenHigher()
                    .hand(1, "2C")
                    .hand(2, "4C")
                    .set(two.leader, two.seat(1))
                    .tricks(two.handsAreEmpty())
                    .end()),
            "2C");

    assertThat(match.run().board().loser()).isEqualTo(-1);
    assertThat(play(match, "4C").run().board().loser()).isZero();
  }

  @Test
  void theSuitLedMayBeAnother() {
    game.suitLed(new Leaf.Constant(game.suit(game.card("2H")))).must("follow", game.follows());
    hands("2C", "4C 3H", "6H");
    Match match = play(start(tricksFrom(1)), "2C");

    assertThat(Played.options(match)).containsExactly("3H");
  }
}
