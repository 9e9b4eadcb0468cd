package tricksmith.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tricksmith.engine.state.PreparedProgram;
import tricksmith.program.Stage;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.source.Source;

/** Which tricks can be played in one go. */
class StageTest {

  private static final String SCRIPT =
      """
      game "After each card"
        players 2
      options {
        wild  some suits = none
      }
      deck {
        suits C D H S
        ranks 2..5
      }
      state {
        low: yes/no
      }
      match {
        shuffle deck
        deal deck to players from seat 1
        play tricks from seat 1 until hands are empty {
          after each card {
            AFTER
          }
        }
      }
      trick { best by "it" card.rank }
      """;

  /** Steps after a card are idle only if the setup has decided that they do nothing. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          if card.suit in wild { low = yes }                | 3
          if card == led and card.suit in wild { low = yes } | 3
          if card.suit == H { low = yes }                   | none
          low = yes                                         | none
          """)
  void countsIdleSteps(String afterEachCard, String idle) {
    GameScript script =
        GameScript.read(new Source("after.trick", SCRIPT.replace("AFTER", afterEachCard)));
    Game game = ((SetupResult.Ready) script.setUp(script.defaults())).game();
    assertThat(Stream.of(new PreparedProgram(game.rules()).stages).filter(Objects::nonNull))
        .extracting(Stage::idle)
        .containsExactly(
            idle.equals("none") ? new Integer[0] : new Integer[] {Integer.valueOf(idle)});
  }
}
