package tricksmith.baseline;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.cli.CapturedCommand;

/**
 * {@code explain --program} prints for some games what is kept of it, so that whoever changes
 * lowering or the optimizer sees what becomes of them. Another game is kept once there is an empty
 * file for it. Rewritten by {@code -Dbaseline.rewrite}.
 */
class ProgramOutputTest {
  private static final Path KEPT = Path.of("src", "test", "resources", "baseline", "programs");
  private static final Path GAMES = Path.of("..", "games");

  static Stream<Path> kept() throws IOException {
    try (Stream<Path> files = Files.walk(KEPT)) {
      return files.filter(Files::isRegularFile).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("kept")
  void isAsItWas(Path kept) throws IOException {
    String game = KEPT.relativize(kept).toString().replace(".txt", ".trick");
    String program = CapturedCommand.run("explain", GAMES.resolve(game), "--program").out();
    if (Boolean.getBoolean("baseline.rewrite")) {
      Files.writeString(kept, program);
    }
    assertThat(Files.readString(kept)).isEqualTo(program);
  }

  @Test
  void someAreKept() throws IOException {
    assertThat(kept()).isNotEmpty();
  }
}
