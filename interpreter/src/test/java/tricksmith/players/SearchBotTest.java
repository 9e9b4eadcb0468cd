package tricksmith.players;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.Status;
import tricksmith.playtest.Scripts;
import tricksmith.program.Program;

/** For how long alternatives are tried out: as long as it is not clear which is best. */
class SearchBotTest {

  private static final int EFFORT = 30_000;

  /** The first player takes a number; what the second one draws is not known yet. */
  private static Consideration considered(String scores) {
    Program rules =
        Scripts.game(
                """
                game "Take"
                  players 2
                deck {
                  suits H S
                  ranks 2 3
                }
                state { taken: number; drawn: suit }
                match {
                  new deal
                  seat 1 chooses taken from 0..3
                  drawn = random suit
                  score
                }
                score {
                  %s
                }
                """
                    .formatted(scores),
                2)
            .rules();
    Match match = Match.start(rules, 5);
    Decision decision = ((Status.Deciding) match.status()).decision();
    return new SearchBot(
            new Policies(500), 7, 1, new SearchBot.Effort(EFFORT, 10, /* replies= */ true))
        .consider(match.view(1), decision);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "seat 1 scores 5 * taken",
        "seat 1 scores 5 * taken\nseat 1 scores 2 if drawn == H and taken == 1"
      })
  void takesAtOnceWhatIsBestInEveryWorld(String scores) {
    Consideration considered = considered(scores);

    assertThat(considered.chosen()).isEqualTo(new Pick.One(3));
    assertThat(considered.worlds()).isLessThan(20);
  }

  @Test
  void goesOnAsLongAsAnyMayBeTheBest() {
    assertThat(
            considered(
                    """
                    seat 1 scores 2 if drawn == H and taken < 2
                    seat 1 scores 2 if drawn == S and taken > 1
                    """)
                .worlds())
        .isGreaterThan(1_000);
  }

  @Test
  void doesNotGoOnWhereItIsAllTheSame() {
    assertThat(considered("seat 1 scores 2 if drawn == H").worlds()).isLessThan(40);
  }
}
