package tricksmith.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.cli.terminal.ExitCode;

/** What the engine makes of a script, in readable form. */
class ExplainTest {
  private static final Path GAMES = Path.of("../games");

  static Stream<Path> games() {
    return Stream.of(GAMES, GAMES.resolve("classics")).flatMap(ExplainTest::scripts);
  }

  private static Stream<Path> scripts(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".trick")).sorted().toList().stream();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void showsTheProgramOfEveryGame(Path game) {
    assertThat(CapturedCommand.run("explain", game, "--program").fine())
        .startsWith("game\n")
        .contains("\ntrick\n", "\nsteps\n", "begin trick", "end match", "\nending\n")
        .doesNotContain("@");
  }

  @Test
  void showsTheLineOfTheScriptThatAStepComesFrom() {
    assertThat(
            CapturedCommand.run("explain", GAMES.resolve("supertrump.trick"), "--program")
                .fine()
                .lines())
        .anyMatch(line -> line.matches(" *\\d+  +\\d+  shuffle deck"));
  }

  @Test
  void wantsToKnowWhatToExplain() {
    assertThat(CapturedCommand.run("explain", GAMES.resolve("supertrump.trick")).exitCode())
        .isEqualTo(ExitCode.USAGE);
  }
}
