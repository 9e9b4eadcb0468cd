package tricksmith.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.source.DisplayWidth;

/** Whatever a command prints fits the terminal. */
class NarrowOutputTest {

  private static final int COLUMNS = 40;

  private static final String GAME = "../games/supertrump.trick";
  private static final String KNAVES = "../games/classics/knaves.trick";

  private static final String SLIPS =
      """
      game "Fairly Long Name of a Game of Trümpfe"
        players 4
      match {
        new deal
        shuffle deck
        deal 13 to each playr   // and a comment that goes on behind the end of the line
        play tricks from left of seat 1 until hands are empty
        winner scores 1 if 切り札のスート == spades and 切り札のスート == hearts or nobody
      }
      test "a test that fails, with a title that takes more than a line" {
        S: 4C
      }
      """;

  @TempDir private Path folder;

  static Stream<List<String>> commands() {
    return Stream.of(
        List.of("check", "SLIPS"),
        List.of("test", "SLIPS"),
        List.of("format", "SLIPS"),
        List.of("simulate", "SLIPS"),
        List.of("check", "MISSING"),
        List.of("check", "../games/classics/whist.trick"),
        List.of("test", GAME),
        List.of("explain", "--program", "../games/saizen.trick"),
        List.of("simulate", GAME, "-n", "40", "--seed", "1", "--coverage"),
        List.of("simulate", GAME, "-n", "40", "--seed", "1"),
        List.of("compare", GAME, "-n", "4", "--seed", "1", "--set-after", "supertrump-suit=trump"),
        List.of("compare", GAME, "-n", "2", "--seed", "1", "--level", "random,novice"),
        List.of("ladder", KNAVES, "-n", "2", "--seed", "1", "--up-to", "novice"),
        List.of("replay", "MATCH"),
        List.of("replay", "--verify", "MATCH"),
        List.of("replay", "--moves", "MATCH"),
        List.of("play", GAME, "--seed", "1", "--level", "random"),
        List.of("play", "../games/norimachigai.trick", "--seed", "2", "--explain"),
        List.of("play", GAME, "--seat", "4=genius"),
        List.of("simulate", GAME, "--set", "no-such-option-in-this-game=with-a-long-value"));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void fitsTheTerminal(List<String> command) throws Exception {
    for (String language : List.of("en", "ja")) {
      CapturedCommand.Ran ran = ran(language, command);
      assertThat(ran.out() + ran.err()).as(language).isNotBlank();
      assertThat(Stream.of(ran.out(), ran.err()).flatMap(String::lines))
          .allSatisfy(
              line -> assertThat(DisplayWidth.of(line)).as(line).isLessThanOrEqualTo(COLUMNS));
    }
  }

  private CapturedCommand.Ran ran(String language, List<String> command) throws Exception {
    Path slips = Files.writeString(folder.resolve("slips.trick"), SLIPS);
    Path match = folder.resolve("one.match.jsonl");
    if (command.contains("MATCH")) {
      CapturedCommand.run("simulate", GAME, "-n", 1, "--seed", 1, "--trace", match).fine();
    }
    Object[] words =
        Stream.concat(
                command.stream()
                    .map(
                        word ->
                            switch (word) {
                              case "SLIPS" -> slips;
                              case "MATCH" -> match;
                              case "MISSING" -> folder.resolve("a-file-that-is-not-there.trick");
                              default -> word;
                            }),
                Stream.of("--lang", language))
            .toArray();
    return CapturedCommand.within(COLUMNS, "?", "table", "1", "1", "quit", "no").ran(words);
  }

  @ParameterizedTest
  @ValueSource(strings = {"check", "test", "format"})
  void jsonKeepsItsLines(String command) throws Exception {
    Path slips = Files.writeString(folder.resolve("slips.trick"), SLIPS);
    String narrow = CapturedCommand.within(COLUMNS).ran(command, slips, "--json").out();
    assertThat(narrow).isEqualTo(CapturedCommand.run(command, slips, "--json").out());
    try (JsonParser parser = new JsonFactory().createParser(narrow)) {
      assertThat(parser.nextToken().isStructStart()).isTrue();
    }
  }

  @Test
  void filesKeepTheirLines() throws Exception {
    Path slips = Files.writeString(folder.resolve("slips.trick"), SLIPS);
    assertThat(CapturedCommand.run("check", slips).out().lines())
        .anySatisfy(line -> assertThat(line).hasSizeGreaterThan(COLUMNS * 2));
    assertThat(CapturedCommand.within(COLUMNS).ran("check", slips).out()).contains("\n  6 | ");
  }
}
