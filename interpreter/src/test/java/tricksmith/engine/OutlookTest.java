package tricksmith.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tricksmith.games.GameFiles;
import tricksmith.program.Program;
import tricksmith.script.GameScript;
import tricksmith.source.Source;

/** What a player can see of a match, and what cards are worth in it. */
class OutlookTest {
  private static final String TURNED =
      """
      game "Turned"
        players 2
      state { low: 0..1 = 1 }
      match {
        new deal
        shuffle deck
        deal 5 to each player from seat 1
        seat 1 chooses low from 0..1
        play tricks from seat 1 until hands are empty { winner scores 1 }
      }
      trick {
        best by "the lower" lower card.rank when low == 1
          then "the higher" card.rank when low == 0
          then "the first" earlier
      }
      """;

  private static Program rules() {
    GameScript script = GameScript.read(new Source("turned.trick", TURNED));
    return GameFiles.program(script);
  }

  @Test
  void cardsAreWorthWhatTheVariablesMakeThemAtEachLook() {
    MatchRun run = MatchRun.start(rules(), 1);
    Outlook outlook = new Outlook(run);
    int led = 0;
    double before = outlook.power(led);
    run.choose(0);
    outlook.look(run);
    assertThat(outlook.power(led)).isNotEqualTo(before);
  }
}
