package tricksmith.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.Golden;
import tricksmith.parse.Parsed;
import tricksmith.parse.ScriptParser;
import tricksmith.source.DiagnosticRenderer;
import tricksmith.source.Source;

/**
 * Each snippet has its expected outcome beside it: what it means, or what is wrong with it. {@code
 * -Dsnippets.rewrite=true} rewrites these files; a new snippet gets its file and fails once, so
 * that somebody looks at it.
 */
class SnippetTest {

  static List<Path> snippets() throws IOException {
    return Golden.scripts("check");
  }

  @ParameterizedTest
  @MethodSource("snippets")
  void isUnderstoodAsExpected(Path snippet) throws IOException {
    Source source = Golden.source(snippet);
    Golden.assertExpected(snippet, outcome(source));
    Parsed parsed = ScriptParser.parse(source);
    Golden.assertSaidInJapanese(snippet, Checker.check(parsed.script(), source).diagnostics());
  }

  private static String outcome(Source source) {
    Parsed parsed = ScriptParser.parse(source);
    DiagnosticRenderer renderer = DiagnosticRenderer.in(Locale.ENGLISH);
    Checked checked = Checker.check(parsed.script(), source);
    String unread =
        parsed.diagnostics().isEmpty()
            ? ""
            : "Could not be read:\n" + renderer.render(source, parsed.diagnostics()) + "\n";
    return checked.rules() == null
        ? unread + renderer.render(source, checked.diagnostics())
        : unread + RulesDump.of(checked.rules());
  }

  @Test
  void thereAreSnippets() throws IOException {
    assertThat(snippets()).isNotEmpty();
  }
}
