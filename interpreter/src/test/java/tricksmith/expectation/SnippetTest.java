package tricksmith.expectation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.Golden;
import tricksmith.program.value.Fault;
import tricksmith.script.GameScript;
import tricksmith.script.WellKnownScripts;
import tricksmith.source.DiagnosticRenderer;

/** Each script has a golden file with the results of its tests. */
class SnippetTest {

  static List<Path> snippets() throws IOException {
    return Golden.scripts("tricksmith/expectation");
  }

  @ParameterizedTest
  @MethodSource("snippets")
  void testsComeOutAsExpected(Path snippet) throws IOException {
    GameScript script = WellKnownScripts.script(Golden.source(snippet));
    assertThat(script.isPlayable()).as(() -> script.diagnostics().toString()).isTrue();
    List<TestResult> results = ScriptTests.run(script);
    Golden.assertExpected(snippet, outcome(script, results, Locale.ENGLISH));
    Golden.assertExpectedInJapanese(snippet, outcome(script, results, Locale.JAPANESE));
  }

  private static String outcome(GameScript script, List<TestResult> results, Locale locale) {
    StringBuilder outcome = new StringBuilder();
    for (TestResult result : results) {
      outcome
          .append("## %s: %s\n".formatted(result.title(), result.passed() ? "passed" : "failed"))
          .append(DiagnosticRenderer.in(locale).render(script.source(), result.failures()));
    }
    return outcome.toString();
  }

  @ParameterizedTest
  @EnumSource
  void everyScriptErrorIsItsOwnProblem(Fault.Kind fault) {
    assertThat(ExpectationProblem.of(fault).name()).isEqualTo(fault.name());
  }
}
