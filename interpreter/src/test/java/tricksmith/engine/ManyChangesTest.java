package tricksmith.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tricksmith.engine.report.Status;
import tricksmith.lower.setup.Setup;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.source.Source;

/** A script may change its variables any number of times before anybody chooses. */
class ManyChangesTest {

  private static final String COUNTING =
      """
      game "Counting"
        players 2

      state { n: number = 0 }

      match {
        repeat 90000 times { n = n + 1 }
        new deal
        shuffle deck
        deal 5 to each player from seat 1
        play tricks from seat 1 until hands are empty { winner scores n }
      }
      """;

  @Test
  void onlyTheFirstChangesAreNoted() {
    GameScript script = GameScript.read(new Source("counting.trick", COUNTING));
    SetupResult.Ready ready = (SetupResult.Ready) script.setUp(new Setup(2, Map.of()));

    Advance begun = Match.begin(ready.game().rules(), 1, null);

    assertThat(begun.match().status()).isInstanceOf(Status.Deciding.class);
    assertThat(begun.effects()).hasSizeBetween(1_000, 10_000);
  }
}
