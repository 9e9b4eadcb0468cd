package tricksmith.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tricksmith.engine.report.SeenEvent;
import tricksmith.lower.setup.Setup;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.source.Source;

/** What a player has seen is found by playing again, which must not take too many steps. */
class ReplayedCostTest {

  /** Its condition is known before a match; evaluated again and again, it takes a million steps. */
  private static final String KNOWN_BEFORE =
      """
      game "Costly"
        players 2

      deck {
        suits C D
        ranks 1..250
        copies 2
      }

      define higher(card) = number of other in cards where other.number > card.number

      match {
        new deal
        shuffle deck
        deal 95 to each player from seat 1
        play tricks from seat 1 until hands are empty {
          after each card { end the trick if (number of card in cards where higher(card) > 2) > 0 }
          winner scores 1
        }
      }
      """;

  @Test
  void matchesThatCostLittleAreSeenToTheirEnd() {
    GameScript script = GameScript.read(new Source("costly.trick", KNOWN_BEFORE));
    SetupResult.Ready ready = (SetupResult.Ready) script.setUp(new Setup(2, Map.of()));
    MatchRun run = MatchRun.start(ready.game().rules(), 1);
    for (int made = 0; made < 60; made++) {
      run.choose(0);
    }
    SeatView view = run.view(1);
    assertThat(new Witness(Match.of(run), 1).of(Match.of(run))).isNotEmpty();
    assertThat(view.placesOf(0).isEmpty()).isFalse();
    assertThat(view.suppose(1).isDeciding()).isTrue();
  }

  /**
   * Each point takes a look at the whole table, and the text that tells of it is read by nobody.
   */
  @Test
  void ofPointsWithoutEndOnlyTheFirstAreTold() {
    String scoring =
        KNOWN_BEFORE.replace("new deal\n", "new deal\n  repeat 9000 times { seat 1 scores 1 }\n");
    GameScript script = GameScript.read(new Source("scoring.trick", scoring));
    SetupResult.Ready ready = (SetupResult.Ready) script.setUp(new Setup(2, Map.of()));
    Match match = Match.of(MatchRun.start(ready.game().rules(), 1));
    assertThat(new Witness(match, 1).of(match))
        .filteredOn(SeenEvent.Scored.class::isInstance)
        .hasSize(1_000);
  }
}
