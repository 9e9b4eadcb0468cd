package tricksmith.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.Golden;
import tricksmith.check.Checked;
import tricksmith.check.Checker;
import tricksmith.parse.Parsed;
import tricksmith.parse.ScriptParser;
import tricksmith.rules.CheckedRules;
import tricksmith.script.GameScript;
import tricksmith.script.WellKnownScripts;
import tricksmith.source.Diagnostic;
import tricksmith.source.DiagnosticRenderer;
import tricksmith.source.Source;

/** Each well-formed snippet has a golden file with what the review says about it. */
class SnippetTest {

  static List<Path> snippets() throws IOException {
    return Golden.scripts("review");
  }

  @ParameterizedTest
  @MethodSource("snippets")
  void isReviewedAsExpected(Path snippet) throws IOException {
    Source source = Golden.source(snippet);
    List<Diagnostic> found = review(source);
    Golden.assertExpected(snippet, DiagnosticRenderer.in(Locale.ENGLISH).render(source, found));
    Golden.assertSaidInJapanese(snippet, found);
  }

  /** Otherwise a script would be played that turns out not to be playable. */
  @ParameterizedTest
  @MethodSource("snippets")
  void aReviewForErrorsFindsAllErrors(Path snippet) throws IOException {
    GameScript reviewed = WellKnownScripts.script(Golden.source(snippet));
    GameScript script = GameScript.readToPlay(reviewed.source());
    assertThat(script.found().stream().filter(Diagnostic::isError))
        .containsExactlyInAnyOrderElementsOf(
            reviewed.found().stream().filter(Diagnostic::isError).toList());
    assertThat(script.reviewed()).isEqualTo(reviewed);
  }

  private static List<Diagnostic> review(Source source) {
    Parsed parsed = ScriptParser.parse(source);
    Checked checked = Checker.check(parsed.script(), source);
    CheckedRules rules = checked.rules();
    assertThat(parsed.diagnostics()).isEmpty();
    assertThat(rules)
        .as(() -> DiagnosticRenderer.in(Locale.ENGLISH).render(source, checked.diagnostics()))
        .isNotNull();
    return rules == null ? List.of() : Review.of(rules, source);
  }
}
