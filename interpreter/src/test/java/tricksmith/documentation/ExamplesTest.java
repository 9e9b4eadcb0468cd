package tricksmith.documentation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.engine.report.Status;
import tricksmith.expectation.ScriptTests;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.RandomPlay;
import tricksmith.script.SetupResult;
import tricksmith.script.WellKnownScripts;
import tricksmith.source.Diagnostic;
import tricksmith.source.DiagnosticRenderer;
import tricksmith.source.Source;

/** The scripts on all pages about the language work as they are printed. */
class ExamplesTest {
  private static final int SEEDS = 3;

  /**
   * What is meant to be said: the reference declares things to show how they are declared, and the
   * first script of the tutorial has no scores yet.
   */
  private static final Map<String, Set<String>> MEANT =
      Map.of(
          "reference.md", Set.of("TS470", "TS471", "TS472", "TS473"),
          "tutorial.md", Set.of("TS460"));

  static Stream<Example> scripts() {
    return Stream.concat(Page.english().stream(), Page.japanese().stream())
        .flatMap(page -> page.examples().stream())
        .filter(Example::isWhole);
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void nothingIsSaidAboutThem(Example example) {
    Source source = example.source();
    List<Diagnostic> found =
        WellKnownScripts.played(source).diagnostics().stream()
            .filter(each -> !isMeant(example, each))
            .toList();

    assertThat(found)
        .as(() -> DiagnosticRenderer.in(Locale.ENGLISH).render(source, found))
        .isEmpty();
  }

  private static boolean isMeant(Example example, Diagnostic found) {
    String page = example.page().path().getFileName().toString();
    return MEANT.getOrDefault(page, Set.of()).contains(found.problem().code());
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void theirTestsPass(Example example) {
    Source source = example.source();
    DiagnosticRenderer renderer = DiagnosticRenderer.in(Locale.ENGLISH);

    assertThat(ScriptTests.run(WellKnownScripts.script(source)))
        .allSatisfy(
            result ->
                assertThat(result.passed())
                    .as(() -> result.title() + "\n" + renderer.render(source, result.failures()))
                    .isTrue());
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void areMatchesThatEnd(Example example) {
    GameScript script = WellKnownScripts.script(example.source());
    for (int players : script.numbersOfPlayers()) {
      Game game = ready(script.setUp(players, Map.of()));
      for (int seed = 0; seed < SEEDS; seed++) {
        assertThat(RandomPlay.play(game, seed).status())
            .as("%s, %d players, seed %d", example, players, seed)
            .isInstanceOf(Status.Ended.class);
      }
    }
  }

  private static Game ready(SetupResult result) {
    return ((SetupResult.Ready) result).game();
  }
}
