package tricksmith.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.games.GameFiles;
import tricksmith.playtest.statistics.Sample;
import tricksmith.program.Program;

/**
 * What learning is worth: {@link Level#STRONG} beside {@link Level#MONTE_CARLO}, which learns
 * nothing. With {@code -Dduels.deals=N} they play as many deals of every game, of which {@code
 * -Dduels.games=NAMES} takes some, and the results are printed. Two deals of a small game take a
 * minute and a half, so the build plays none.
 */
@EnabledIfSystemProperty(named = "duels.deals", matches = "[1-9]\\d*")
class MonteCarloDuelsTest {
  private static final int DEALS = Integer.getInteger("duels.deals", 0);
  private static final List<String> GAMES =
      List.of(System.getProperty("duels.games", "").split(","));

  static List<Path> games() {
    return GameFiles.all().stream().filter(MonteCarloDuelsTest::isWanted).toList();
  }

  private static boolean isWanted(Path game) {
    String name = game.getFileName().toString().replace(".trick", "");
    return GAMES.contains("") || GAMES.contains(name);
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
            DEALS);

    System.out.printf(
        "%s: %+.2f ± %.2f (%d deals)%n",
        rules.title(), margins.mean(), margins.margin(), margins.count());
    assertThat(margins.mean()).isGreaterThan(-margins.margin());
  }
}
