package tricksmith.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.parse.ScriptParser;
import tricksmith.source.Source;

/** Nothing is wrong with the scripts in the reference of the language. */
class DocumentedScriptsTest {
  private static final Path REFERENCE = Path.of("..", "docs", "language.md");
  private static final Pattern SCRIPT = Pattern.compile("(?ms)^```trick$\\n(.*?)^```$");

  static Stream<String> scripts() throws IOException {
    return SCRIPT.matcher(Files.readString(REFERENCE)).results().map(found -> found.group(1));
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void isFlawless(String script) {
    Source source = new Source("language.md", script);
    Checked checked = Checker.check(ScriptParser.parse(source).script(), source);
    assertThat(checked.diagnostics()).isEmpty();
    assertThat(checked.rules()).isNotNull();
  }
}
