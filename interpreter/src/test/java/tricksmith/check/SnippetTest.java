package tricksmith.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.parse.Parsed;
import tricksmith.parse.ScriptParser;
import tricksmith.source.DiagnosticRenderer;
import tricksmith.source.Source;

/**
 * Beside each snippet stands what is to become of it: what it means, or what is wrong with it.
 * {@code -Dsnippets.rewrite=true} writes these files anew; a new snippet gets its file and fails
 * once, to be looked at.
 */
class SnippetTest {
  private static final Path SNIPPETS = Path.of("src", "test", "resources", "check");

  static List<Path> snippets() throws IOException {
    return files(".trick");
  }

  private static List<Path> files(String ending) throws IOException {
    try (Stream<Path> files = Files.list(SNIPPETS)) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("snippets")
  void isUnderstoodAsExpected(Path snippet) throws IOException {
    String name = snippet.getFileName().toString();
    String outcome = outcome(new Source(name, Files.readString(snippet)));
    Path expected = snippet.resolveSibling(name.replace(".trick", ".expected"));
    if (Boolean.getBoolean("snippets.rewrite")) {
      Files.writeString(expected, outcome);
    } else if (Files.notExists(expected)) {
      Files.writeString(expected, outcome);
      fail("written for the first time; is it right? " + expected);
    }
    assertThat(outcome).isEqualTo(Files.readString(expected));
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

  @ParameterizedTest
  @EnumSource
  void isShownByASnippet(CheckProblem problem) throws IOException {
    boolean shown = false;
    for (Path expected : files(".expected")) {
      shown |= Files.readString(expected).contains(" " + problem.code() + ": ");
    }
    assertThat(shown).as("a snippet that shows " + problem).isTrue();
  }

  @Test
  void thereAreSnippets() throws IOException {
    assertThat(snippets()).isNotEmpty();
  }
}
