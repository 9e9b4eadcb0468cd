package tricksmith.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.format.Formatted;
import tricksmith.format.Formatter;
import tricksmith.script.GameScript;
import tricksmith.script.Remarks;
import tricksmith.script.WellKnownScripts;
import tricksmith.source.Source;

/** A script says the same however many spaces lie between its words, and so do its messages. */
class WideSpacesTest {
  private static final Path RESOURCES = Path.of("src/test/resources");

  /** A space between words, and what keeps its spaces: texts, comments and indentation. */
  private static final Pattern SPACE =
      Pattern.compile("(?<kept>\"[^\"\\n]*\"?|//[^\\n]*|^[ \\t]+)| ", Pattern.MULTILINE);

  static Stream<Path> snippets() throws IOException {
    return Stream.of("check", "misreadings", "review").flatMap(WideSpacesTest::scripts);
  }

  private static Stream<Path> scripts(String folder) {
    try (Stream<Path> files = Files.walk(RESOURCES.resolve(folder))) {
      return files.filter(file -> file.toString().endsWith(".trick")).sorted().toList().stream();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Both at once, since each of them costs a review. */
  @ParameterizedTest
  @MethodSource("snippets")
  void layingItOutWithWideSpacesChangesNothingThatIsSaid(Path snippet) {
    Source script = WellKnownScripts.read(snippet);
    String wide = wide(laidOut(script));
    assertThat(Remarks.of(GameScript.read(new Source(script.name(), wide))))
        .as(wide)
        .isEqualTo(Remarks.of(WellKnownScripts.script(script)));
  }

  private static String laidOut(Source script) {
    return Formatter.format(script) instanceof Formatted.LaidOut(String text)
        ? text
        : script.text();
  }

  private static String wide(String script) {
    return SPACE
        .matcher(script)
        .replaceAll(
            space -> space.group("kept") == null ? "  " : Matcher.quoteReplacement(space.group()));
  }
}
