package tricksmith.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Several players, suits or labels are chosen in one choice. */
class SeveralChosenTest {
  private static final Path SEVERAL = CapturedCommand.script("several-chosen.trick");

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"random", "novice", "good", "monte-carlo"})
  void isPlayedByBotsAndReplayed(String level) throws IOException {
    Path matches = folder.resolve("matches.jsonl");
    CapturedCommand.run(
        "simulate", "-n", 2, "-s", 5, "--level", level, "--trace", matches, SEVERAL);

    assertThat(CapturedCommand.run("replay", matches, "--verify").fine())
        .contains("Matches replayed and verified: 2, refused: 0.");
    assertThat(Files.readString(matches))
        .contains("\"from\":[\"2\",\"3\",\"4\"],\"count\":2")
        .contains("\"from\":[\"C\",\"S\",\"H\",\"D\"],\"count\":[1,2]")
        .contains("\"from\":[\"grand\",\"misere\",\"slam\"],\"count\":[0,2]");
  }

  @Test
  void whatCannotBeChosenTogetherIsRefusedByReplay() throws IOException {
    Path matches = folder.resolve("matches.jsonl");
    CapturedCommand.run("simulate", "-n", 1, "-s", 5, "--trace", matches, SEVERAL);
    String one =
        Files.readString(matches)
            .replaceFirst("(\"count\":2,\"pick\":)\\[\"[0-9]\",\"[0-9]\"]", "$1[\"2\",\"2\"]");
    Files.writeString(matches, one);

    assertThat(CapturedCommand.run("replay", matches, "--verify").out())
        .contains("These cannot be chosen together here: 2 2. Choose 2 of: 2 3 4.");
  }

  @Test
  void aSingleThingMayBeWrittenWithOrWithoutBracketsAndQuotationMarks() throws IOException {
    Path script =
        Files.writeString(
            folder.resolve("single.trick"),
            """
            game "Single"
              players 2
            match {
              seat 1 chooses kept: 1..1 cards from top 3 of deck
              seat 1 chooses one-of from players
            }
            """);
    Path matches = folder.resolve("matches.jsonl");
    CapturedCommand.run("simulate", "-n", 1, "-s", 5, "--trace", matches, script);
    String written = Files.readString(matches);
    String otherwise =
        written
            .replaceFirst("\"pick\":\\[(\"\\dC\")]", "\"pick\":$1")
            .replaceFirst("\"pick\":\"([12])\"", "\"pick\":$1");
    Files.writeString(matches, otherwise);

    assertThat(otherwise).hasSize(written.length() - 4);
    assertThat(CapturedCommand.run("replay", matches, "--verify").fine())
        .contains("Matches replayed and verified: 1, refused: 0.");
  }

  @Test
  void isAnsweredInTheTerminalByLabelOrNumber() {
    String said =
        CapturedCommand.typing("2 2", "4 2", "c 4", "-").ran("play", SEVERAL, "--seed", 3).out();

    assertThat(said)
        .contains("Seat 1 chooses allies: 2, separated by spaces\n  2   3   4\n")
        .contains("> To choose for allies: 2.\n")
        .contains("Seat 1 chooses allies: seats 2 and 4\n")
        .contains("  1: C   2: S   3: H   4: D\n")
        .contains("Seat 1 chooses trumps: C, D\n")
        .contains("  - for none\n")
        .contains("Seat 1 chooses aims: none\n");
  }
}
