package tricksmith.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.EnumSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.documentation.Example;
import tricksmith.documentation.Page;
import tricksmith.engine.MatchRun;
import tricksmith.engine.report.MatchView;
import tricksmith.engine.report.Status;
import tricksmith.program.Program;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.source.Problem;
import tricksmith.source.Source;

/** The scripts of the reference and those that are bundled can be played to the end. */
class PlayableScriptsTest {
  private static final int SEEDS = 20;

  /** What the reference declares to show how it is declared. */
  private static final Set<ReviewProblem> UNUSED =
      EnumSet.of(
          ReviewProblem.UNUSED_OPTION, ReviewProblem.UNUSED_VARIABLE, ReviewProblem.UNUSED_ZONE);

  record Table(GameScript script, int players) {
    @Override
    public String toString() {
      return Objects.requireNonNull(script.rules()).title() + ", " + players + " players";
    }
  }

  static Stream<Table> tables() throws IOException {
    Stream<Source> documented = Page.named("reference.md").examples().stream().map(Example::source);
    return Stream.concat(
            documented.map(source -> flawless(source, UNUSED)),
            WellKnownScripts.bundled().map(source -> flawless(source, Set.of())))
        .flatMap(PlayableScriptsTest::tables);
  }

  private static GameScript flawless(Source source, Set<? extends Problem> allowed) {
    GameScript script = WellKnownScripts.script(source);
    assertThat(script.diagnostics())
        .as(source.name())
        .allSatisfy(diagnostic -> assertThat(allowed).anyMatch(diagnostic.problem()::equals));
    return script;
  }

  private static Stream<Table> tables(GameScript script) {
    return script.numbersOfPlayers().stream().map(players -> new Table(script, players));
  }

  @ParameterizedTest
  @MethodSource("tables")
  void keepTheirSecrets(Table table) {
    Game game = ((SetupResult.Ready) table.script().setUp(table.players(), Map.of())).game();
    for (int decisions = 0; decisions < 60; decisions += 7) {
      MatchRun run = RandomPlay.play(game, decisions, decisions);
      for (int seat = 1; seat <= table.players(); seat++) {
        assertKept(game.rules(), seat, run.view(seat).table());
      }
    }
  }

  /** What is said to be seen by its owner, or by nobody, is shown to no one else. */
  private static void assertKept(Program rules, int seat, MatchView view) {
    for (MatchView.Variable shown : view.variables()) {
      Program.ShownVariable variable =
          rules.cells().shown().stream()
              .filter(each -> each.name().equals(shown.name()))
              .filter(each -> each.indices().equals(shown.indices()))
              .findFirst()
              .orElseThrow();
      boolean kept =
          variable.visibility() == Program.Visibility.NOBODY
              || (variable.visibility() == Program.Visibility.OWNER
                  && variable.owner() != seat - 1);
      assertThat(kept && !(shown.hidden() && shown.labels().isEmpty()))
          .as("seat %d sees %s", seat, shown)
          .isFalse();
    }
  }

  @ParameterizedTest
  @MethodSource("tables")
  void arePlayedToTheEnd(Table table) {
    SetupResult setUp = table.script().setUp(table.players(), Map.of());
    assertThat(setUp).isInstanceOf(SetupResult.Ready.class);
    Game game = ((SetupResult.Ready) setUp).game();
    for (int seed = 0; seed < SEEDS; seed++) {
      assertThat(RandomPlay.play(game, seed).status())
          .isInstanceOfAny(Status.Ended.class, Status.Unfinished.class);
    }
  }
}
