package tricksmith.parse;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.source.Source;

/** Every script in the reference of the language can be read. */
class DocumentedScriptsTest {
  private static final Path REFERENCE = Path.of("..", "docs", "language.md");
  private static final Pattern SCRIPT = Pattern.compile("(?ms)^```trick$\\n(.*?)^```$");

  static Stream<String> scripts() throws IOException {
    return SCRIPT.matcher(Files.readString(REFERENCE)).results().map(found -> found.group(1));
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void isRead(String script) {
    assertThat(ScriptParser.parse(new Source("language.md", script)).diagnostics()).isEmpty();
  }
}
