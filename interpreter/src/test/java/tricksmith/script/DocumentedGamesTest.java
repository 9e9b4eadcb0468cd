package tricksmith.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.match.Status;
import tricksmith.source.Source;

/** The scripts in the reference of the language can be played to the end, whoever plays them. */
class DocumentedGamesTest {
  private static final Path REFERENCE = Path.of("..", "docs", "language.md");
  private static final Pattern SCRIPT = Pattern.compile("(?ms)^```trick$\\n(.*?)^```$");
  private static final int SEEDS = 20;

  record Table(GameScript script, int players) {
    @Override
    public String toString() {
      return Objects.requireNonNull(script.rules()).title() + ", " + players + " players";
    }
  }

  static Stream<Table> tables() throws IOException {
    return SCRIPT
        .matcher(Files.readString(REFERENCE))
        .results()
        .map(found -> GameScript.read(new Source("language.md", found.group(1))))
        .flatMap(DocumentedGamesTest::tables);
  }

  private static Stream<Table> tables(GameScript script) {
    assertThat(script.diagnostics()).isEmpty();
    var rules = Objects.requireNonNull(script.rules());
    return IntStream.rangeClosed(rules.leastPlayers(), rules.mostPlayers())
        .mapToObj(players -> new Table(script, players));
  }

  @ParameterizedTest
  @MethodSource("tables")
  void arePlayedToTheEnd(Table table) {
    SetUp setUp = table.script().setUp(table.players(), Map.of());
    assertThat(setUp).isInstanceOf(SetUp.Ready.class);
    Game game = ((SetUp.Ready) setUp).game();
    for (int seed = 0; seed < SEEDS; seed++) {
      assertThat(RandomPlay.play(game, seed).status()).isInstanceOf(Status.Ended.class);
    }
  }
}
