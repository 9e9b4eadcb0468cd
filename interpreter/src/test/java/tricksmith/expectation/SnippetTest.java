package tricksmith.expectation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.match.Fault;
import tricksmith.script.GameScript;
import tricksmith.source.DiagnosticRenderer;
import tricksmith.source.Source;

/**
 * Beside each script stands what comes of its tests, in English and in Japanese. {@code
 * -Dsnippets.rewrite=true} writes these files anew; a new script gets its file and fails once, to
 * be looked at.
 */
class SnippetTest {
  private static final Path SNIPPETS =
      Path.of("src", "test", "resources", "tricksmith", "expectation");

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
  void testsComeOutAsExpected(Path snippet) throws IOException {
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
    GameScript script = GameScript.read(source);
    assertThat(script.diagnostics()).isEmpty();
    StringBuilder outcome = new StringBuilder();
    for (TestResult result : ScriptTests.run(script)) {
      outcome.append(
          "## %s: %s\n".formatted(result.title(), result.passed() ? "passed" : "failed"));
      for (Locale locale : List.of(Locale.ENGLISH, Locale.JAPANESE)) {
        outcome.append(DiagnosticRenderer.in(locale).render(source, result.failures()));
      }
    }
    return outcome.toString();
  }

  @Test
  void everyFailureIsShownByASnippet() throws IOException {
    StringBuilder shown = new StringBuilder();
    for (Path expected : files(".expected")) {
      shown.append(Files.readString(expected));
    }
    Set<ExpectationProblem> problems = EnumSet.allOf(ExpectationProblem.class);
    for (Fault.Kind fault : Fault.Kind.values()) {
      problems.remove(ExpectationProblem.of(fault));
    }
    assertThat(problems)
        .allSatisfy(problem -> assertThat(shown).contains(" " + problem.code() + ": "));
  }

  @ParameterizedTest
  @EnumSource
  void everyScriptErrorIsItsOwnProblem(Fault.Kind fault) {
    assertThat(ExpectationProblem.of(fault).name()).isEqualTo(fault.name());
  }
}
