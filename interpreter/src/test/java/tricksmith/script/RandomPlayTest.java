package tricksmith.script;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import tricksmith.games.GameFiles;
import tricksmith.source.Source;

/** Other tests play by it; it must never choose what nobody may. */
class RandomPlayTest {

  @RepeatedTest(8)
  void passesWhereFewerMayBeChosenThanMustBe(RepetitionInfo repetition) {
    GameScript script =
        GameScript.read(
            new Source(
                "pass.trick",
                """
                game "Nothing but a pass"
                  players 4
                state {
                  trumps: some suits
                }
                match {
                  seat 1 chooses trumps: 1..-1 suits from suits, or pass
                  each player scores number of trumps
                }
                """));
    Game game = GameFiles.ready(script.setUp(script.defaults()));
    assertThat(RandomPlay.play(game, repetition.getCurrentRepetition()).isDeciding()).isFalse();
  }
}
