package tricksmith.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tricksmith.engine.Match;
import tricksmith.engine.MatchRun;
import tricksmith.games.GameFiles;
import tricksmith.players.RandomBot;
import tricksmith.program.Program;

/** The lines of finished tricks. */
class TrickLineTest {

  private static final Program SAIZEN = GameFiles.game("saizen", 2, Map.of()).rules();

  private static Stream<String> trickLines(long seed) {
    MatchRun run = MatchRun.start(SAIZEN, seed);
    RandomBot bot = new RandomBot(seed, 1);
    while (run.isDeciding()) {
      bot.choose(run);
    }
    MatchFileWriter.Origin origin = new MatchFileWriter.Origin("saizen.trick", null, seed);
    return MatchFileWriter.write(Match.of(run), origin)
        .lines()
        .filter(line -> line.startsWith("{\"event\":\"trick\""));
  }

  @Test
  void everyFieldIsThereAlsoWhereNobodyWonAndNothingDecided() {
    List<String> lines =
        LongStream.range(0, 100).boxed().flatMap(TrickLineTest::trickLines).toList();
    assertThat(lines).allSatisfy(line -> assertThat(line).contains("\"winner\":", "\"reason\":"));
    assertThat(lines)
        .anySatisfy(line -> assertThat(line).endsWith("\"winner\":null,\"reason\":null}"));
  }
}
