package tricksmith.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.games.GameFiles;
import tricksmith.playtest.statistics.Sample;
import tricksmith.program.Program;

/**
 * What learning is worth: {@link Level#STRONG} beside {@link Level#MONTE_CARLO}, which learns
 * nothing. With {@code -Dduels.deals=N} they play as many deals of every game, and the results are
 * printed.
 */
class MonteCarloDuelsTest {
  private static final int DEALS = Integer.getInteger("duels.deals", 0);

  static List<Path> games() {
    return DEALS == 0 ? List.of(GameFiles.all().getFirst()) : GameFiles.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void strongIsNotBehind(Path game) {
    Program rules = GameFiles.program(game);
    Policies policies = new Policies();

    Sample margins =
        RulePlayersTest.duel(
            rules,
            seat -> Level.STRONG.bot(policies, 11, seat),
            seat -> Level.MONTE_CARLO.bot(policies, 12, seat),
            Math.max(DEALS, 4));

    System.out.printf(
        "%s: %+.2f ± %.2f (%d deals)%n",
        rules.title(), margins.mean(), margins.margin(), margins.count());
    assertThat(margins.mean()).isGreaterThan(-margins.margin());
  }
}
