package tricksmith.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.RandomPlay;
import tricksmith.script.SetupResult;
import tricksmith.script.WellKnownScripts;

/** A witness follows a match, and need not begin again. */
class WitnessTest {

  private static final int DECISIONS = 60;

  private static Game game(String name) throws IOException {
    GameScript script =
        WellKnownScripts.script(WellKnownScripts.read(Path.of("..", "games", name)));
    return ((SetupResult.Ready) script.setUp(script.defaults())).game();
  }

  /** The match after each of its first decisions. */
  private static List<Match> moments(Game game) {
    List<Match> moments = new ArrayList<>();
    for (int made = 0; made <= DECISIONS; made++) {
      moments.add(Match.of(RandomPlay.play(game, 3, made)));
    }
    return moments;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "supertrump.trick",
        "saizen.trick",
        "norimachigai.trick",
        "classics/hearts.trick",
        "classics/ninety-nine.trick",
        "classics/german-whist.trick",
        "classics/doppelkopf.trick"
      })
  void whoFollowsAMatchWitnessesWhatOneDoesWhoBeginsAnew(String name) throws IOException {
    List<Match> moments = moments(game(name));
    int players = moments.getFirst().rules().players();
    for (int seat = 1; seat <= players; seat++) {
      Witness witness = new Witness(moments.getFirst(), seat);
      for (Match moment : moments) {
        assertThat(witness.of(moment)).isEqualTo(new Witness(moment, seat).of(moment));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 7})
  void eachChoiceIsPlayedAgainOnce(int every) throws IOException {
    List<Match> moments = moments(game("classics/hearts.trick"));
    Witness witness = new Witness(moments.getFirst(), 1);
    for (int moment = 0; moment < moments.size(); moment += every) {
      assertThat(witness.of(moments.get(moment))).isNotNull();
      assertThat(witness.again().steps()).isEqualTo(moments.get(moment).run().steps());
    }
  }
}
