package tricksmith.playtest.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tricksmith.playtest.Batch;
import tricksmith.playtest.Scripts;
import tricksmith.playtest.results.Results;
import tricksmith.script.Game;

/** What counts as a round. */
class RoundsTest {

  private static final String SCRIPT =
      """
      game "Rounds"
        players 2
      state { side-game[player]: number }
      match {
        repeat 3 times { each player chooses side-game from 1..2 }
        repeat 4 times {
          new deal
          shuffle deck
          deal 3 to each player from seat 1
          play tricks from seat 1 until hands are empty { winner scores 1 }
          dealer = random player
        }
      }
      """;

  @Test
  void loopsBeforeTheCardsAreDealtAreNone() {
    Game game = Scripts.game(SCRIPT, 2);
    Results results = play(game);
    assertThat(results.lengths().rounds().mean()).isEqualTo(4);
    assertThat(results.lengths().deals().mean()).isEqualTo(4);
  }

  @Test
  void ofAMatchInWhichNothingIsPlayedTheEndIsOne() {
    Game game = Scripts.game("game \"Nothing\"\n players 2\nmatch { new deal }", 2);
    assertThat(play(game).lengths().rounds().mean()).isEqualTo(1);
  }

  private static Results play(Game game) {
    return new Batch(game.rules(), Seating.random(), 5, 1, 1).play();
  }
}
