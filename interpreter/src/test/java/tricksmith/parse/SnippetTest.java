package tricksmith.parse;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.source.DiagnosticRenderer;
import tricksmith.source.Source;

/**
 * Beside each snippet stands what is to become of it: its tree, or what is wrong with it and which
 * sections could be read all the same. {@code -Dsnippets.rewrite=true} writes these files anew; a
 * new snippet gets its file and fails once, to be looked at.
 */
class SnippetTest {
  private static final Path SNIPPETS = Path.of("src", "test", "resources", "parse");

  static List<Path> snippets() throws IOException {
    try (Stream<Path> files = Files.list(SNIPPETS)) {
      return files.filter(file -> file.toString().endsWith(".trick")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("snippets")
  void isReadAsExpected(Path snippet) throws IOException {
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
