package tricksmith;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import tricksmith.source.Diagnostic;
import tricksmith.source.DiagnosticRenderer;
import tricksmith.source.Source;

/**
 * Files of what is expected, beside the scripts of which it comes. {@code -Dsnippets.rewrite=true}
 * rewrites them; one that is missing is written and fails once, to be looked at.
 */
public final class Golden {
  private Golden() {}

  /** The scripts in a folder of {@code src/test/resources}. */
  public static List<Path> scripts(String folder) throws IOException {
    try (Stream<Path> files = Files.list(folder(folder))) {
      return files.filter(file -> file.toString().endsWith(".trick")).sorted().toList();
    }
  }

  /** A folder of {@code src/test/resources}. */
  public static Path folder(String name) {
    return Path.of("src", "test", "resources", name);
  }

  /** A script, called by the name of its file alone. */
  public static Source source(Path script) throws IOException {
    return new Source(script.getFileName().toString(), Files.readString(script));
  }

  /** The results of a script must be those written beside it. */
  public static void assertExpected(Path script, String outcome) throws IOException {
    assertIs(outcome, beside(script, ".expected"));
  }

  /** So must be what is said about it in Japanese; nothing is written where nothing is said. */
  public static void assertSaidInJapanese(Path script, List<Diagnostic> diagnostics)
      throws IOException {
    if (diagnostics.isEmpty()) {
      assertThat(beside(script, ".expected.ja")).doesNotExist();
    } else {
      assertExpectedInJapanese(
          script, DiagnosticRenderer.in(Locale.JAPANESE).render(source(script), diagnostics));
    }
  }

  /** The results of a script in Japanese. */
  public static void assertExpectedInJapanese(Path script, String outcome) throws IOException {
    assertIs(outcome, beside(script, ".expected.ja"));
  }

  /** A text must be what is in a file. */
  public static void assertIs(String outcome, Path expected) throws IOException {
    if (Boolean.getBoolean("snippets.rewrite")) {
      Files.writeString(expected, outcome);
    } else if (Files.notExists(expected)) {
      Files.writeString(expected, outcome);
      fail("written for the first time; is it right? " + expected);
    }
    assertThat(outcome).isEqualTo(Files.readString(expected));
  }

  private static Path beside(Path script, String ending) {
    String name = script.getFileName().toString();
    return script.resolveSibling(name.replace(".trick", ending));
  }
}
