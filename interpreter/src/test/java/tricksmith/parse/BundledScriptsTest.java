package tricksmith.parse;

import static org.assertj.core.api.Assertions.assertThat;

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

/** Every script that comes with the program can be read. */
class BundledScriptsTest {
  private static final Path GAMES = Path.of("..", "games");

  static List<Path> scripts() throws IOException {
    try (Stream<Path> files = Files.walk(GAMES)) {
      return files.filter(file -> file.toString().endsWith(".trick")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void isRead(Path script) throws IOException {
    Source source = new Source(script.toString(), Files.readString(script));
    Parsed parsed = ScriptParser.parse(source);
    assertThat(DiagnosticRenderer.in(Locale.ENGLISH).render(source, parsed.diagnostics()))
        .isEmpty();
  }
}
