package tricksmith.parse;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.Golden;
import tricksmith.source.DiagnosticRenderer;
import tricksmith.source.Source;

/**
 * Beside each snippet stands what is to become of it: its tree, or what is wrong with it and which
 * sections could be read all the same. {@code -Dsnippets.rewrite=true} rewrites these files; a new
 * snippet gets its file and fails once, to be looked at.
 */
class SnippetTest {

  static List<Path> snippets() throws IOException {
    return Golden.scripts("parse");
  }

  @ParameterizedTest
  @MethodSource("snippets")
  void isReadAsExpected(Path snippet) throws IOException {
    Source source = Golden.source(snippet);
    Golden.assertExpected(snippet, outcome(source));
    Golden.assertSaidInJapanese(snippet, ScriptParser.parse(source).diagnostics());
  }

  private static String outcome(Source source) {
    Parsed parsed = ScriptParser.parse(source);
    if (parsed.diagnostics().isEmpty()) {
      return parsed.script().sections().stream().map(TreeDump::of).collect(joining());
    }
    String sections =
        parsed.script().sections().stream()
            .map(section -> section.getClass().getSimpleName())
            .collect(joining(" "));
    return DiagnosticRenderer.in(Locale.ENGLISH).render(source, parsed.diagnostics())
        + "\nRead: "
        + sections
        + "\n";
  }
}
