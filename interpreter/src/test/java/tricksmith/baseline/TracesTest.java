package tricksmith.baseline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.games.GameFiles;
import tricksmith.script.Game;
import tricksmith.script.GameScript;

/**
 * Every bundled game plays the matches that it has always played: for each number of players, with
 * the options' defaults and with settings drawn at random. A file for each game has the hashes of
 * the traces.
 */
@Execution(ExecutionMode.CONCURRENT)
class TracesTest {
  private static final Path PLAYED_NOW = Path.of("target", "baseline");

  static Stream<Path> games() {
    return GameFiles.all().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void areAsTheyWere(Path file) throws IOException {
    GameScript script = GameFiles.script(file);
    Map<String, Table> tables =
        Table.all(script)
            .collect(Collectors.toMap(Table::key, table -> table, (a, _) -> a, LinkedHashMap::new));
    Map<String, String> hashes = new LinkedHashMap<>();
    tables.forEach((key, table) -> hashes.put(key, table.hashes()));

    List<BaselineFile.Difference> differences = hashesOf(file).differences(hashes);

    if (!differences.isEmpty()) {
      BaselineFile.Difference first = differences.getFirst();
      fail(
          "%s: %d of %d tables differ, the first of them is%n%s%n%s",
          file,
          differences.size(),
          tables.size(),
          first,
          tables.containsKey(first.key())
              ? howToSee(file, tables.get(first.key()), first.before())
              : "Nobody plays so any more.");
    }
  }

  /** Leaves the first match that differs in a file, and says how to play it elsewhere. */
  private static String howToSee(Path file, Table table, @Nullable String before)
      throws IOException {
    Optional<Game> game = table.game();
    if (game.isEmpty()) {
      return "Options: " + table.options();
    }
    long seed = firstSeed(table, before);
    Path trace = PLAYED_NOW.resolve(hashesOf(file).path().getFileName() + ".match.jsonl");
    Files.createDirectories(PLAYED_NOW);
    Files.writeString(trace, Trace.of(game.get(), seed).text());
    return """
    The first match of it that differs has the seed %d. As it is played now, it lies in %s.
    As it was played, it is written, with the fields that only inform, by a commit at which
    this test passes:
      ./tricksmith simulate %s -n 1 --seed %d -p %d%s --trace before.match.jsonl\
    """
        .formatted(seed, trace.toAbsolutePath(), file, seed, table.players(), settings(table));
  }

  private static long firstSeed(Table table, @Nullable String before) {
    List<String> hashes = before == null ? List.of() : List.of(before.split(" "));
    long[] seeds = table.seeds().toArray();
    List<String> now = List.of(table.hashes().split(" "));
    for (int i = 0; i < hashes.size() && i < seeds.length; i++) {
      if (!hashes.get(i).equals(now.get(i))) {
        return seeds[i];
      }
    }
    return seeds[0];
  }

  private static String settings(Table table) {
    return table.options().entrySet().stream()
        .map(
            option ->
                " --set '%s=%s'".formatted(option.getKey(), String.join(",", option.getValue())))
        .collect(Collectors.joining());
  }

  private static BaselineFile hashesOf(Path game) {
    return BaselineFile.named("traces/" + game.getFileName().toString().replace(".trick", ".txt"));
  }

  @Test
  void areThoseOfGamesThatThereAre() throws IOException {
    try (Stream<Path> files = Files.list(hashesOf(Path.of("none")).path().getParent())) {
      assertThat(files)
          .containsExactlyInAnyOrderElementsOf(games().map(game -> hashesOf(game).path()).toList());
    }
  }
}
