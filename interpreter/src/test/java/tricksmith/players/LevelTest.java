package tricksmith.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tricksmith.engine.Match;
import tricksmith.engine.report.Status;
import tricksmith.games.GameFiles;
import tricksmith.program.Program;

class LevelTest {

  private static final Policies POLICIES = new Policies(1_500);

  private static Consideration considered(Level level, OptionalInt effort) {
    var script = GameFiles.script("supertrump");
    Program rules = GameFiles.ready(script.setUp(2, Map.of())).rules();
    Match match = Match.start(rules, 3);
    var decision = ((Status.Deciding) match.status()).decision();
    int seat = decision.decider();
    return level.bot(POLICIES, 3, seat, effort).consider(match.view(seat), decision);
  }

  private static int tried(Level level, OptionalInt effort) {
    return considered(level, effort).options().stream().mapToInt(Consideration.Option::tried).sum();
  }

  @ParameterizedTest
  @EnumSource(names = {"GOOD", "STRONG", "MONTE_CARLO", "OPEN_HANDS"})
  void triesOutAsMuchAsItMay(Level level) {
    assertThat(level.searches()).isTrue();
    assertThat(tried(level, OptionalInt.of(1)))
        .isBetween(1, tried(level, OptionalInt.of(1_500)) / 4);
    assertThat(considered(level, OptionalInt.of(700)))
        .isEqualTo(considered(level, OptionalInt.of(700)));
  }

  @ParameterizedTest
  @EnumSource(names = {"GOOD", "MONTE_CARLO"})
  void triesOutWhatIsUsualUnlessItIsToldOtherwise(Level level) {
    int usual = level == Level.GOOD ? 2_000 : 5_000;
    assertThat(considered(level, OptionalInt.empty()))
        .isEqualTo(considered(level, OptionalInt.of(usual)));
  }

  @ParameterizedTest
  @EnumSource(names = {"RANDOM", "GREEDY", "NOVICE"})
  void neverTriesAnythingOut(Level level) {
    assertThat(level.searches()).isFalse();
    assertThat(considered(level, OptionalInt.of(1_000)))
        .isEqualTo(considered(level, OptionalInt.empty()));
    assertThat(tried(level, OptionalInt.of(1_000))).isZero();
  }
}
