package tricksmith.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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

  /** Each definition names the one before three times, and none of them is a function. */
  @Test
  void endsWhereDefinitionsTakeMuchMoreTextThanTheScript(@TempDir Path folder) throws IOException {
    StringBuilder script = new StringBuilder("game \"Nouns\"\n  players 2\n");
    script.append("define a0(card) = card.suit == C\n");
    for (int i = 1; i <= 25; i++) {
      script.append(
          "define a%d(card) = number of a%ds in cards > number of a%ds in hands or a%d(card)%n"
              .formatted(i, i - 1, i - 1, i - 1));
    }
    script.append(
        """
        match {
          new deal
          deal 1 to each player
          n = number of a25s in cards
          play tricks from seat 1 until hands are empty { winner scores n }
        }
        """);
    Path file = Files.writeString(folder.resolve("nouns.trick"), script);

    String shown = CapturedCommand.run("explain", file, "--program").fine();

    assertThat(shown).contains("…", "end match").hasSizeLessThan(2_000_000);
  }

  @Test
  void wantsToKnowWhatToExplain() {
    assertThat(CapturedCommand.run("explain", GAMES.resolve("supertrump.trick")).exitCode())
        .isEqualTo(ExitCode.USAGE);
  }
}
