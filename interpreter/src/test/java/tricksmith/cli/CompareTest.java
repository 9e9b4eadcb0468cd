package tricksmith.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tricksmith.cli.terminal.ExitCode;

class CompareTest {

  private static final Path DUEL = CapturedCommand.script("duel.trick");

  @TempDir private Path folder;

  @Test
  void theSameScriptMakesNoDifference() {
    String out =
        CapturedCommand.run("compare", DUEL, DUEL, "-n", 40, "--seed", 7, "--level", "random")
            .fine();
    assertThat(out)
        .startsWith(
            "Duel: 40 matches of 2 players with random bots, each by both rules on the same deal,"
                + " first seed 7\n")
        .contains("No match goes differently: the change makes no difference.\n")
        .contains("Went differently: 0 of 40 matches, 0.0% (95% interval 0.0% … 8.8%)\n");
  }

  @Test
  void tellsWhatAnotherScriptChanges() throws IOException {
    Path other = folder.resolve("other.trick");
    Files.writeString(other, Files.readString(DUEL).replace("scores 1", "scores 3"));
    assertThat(Files.readString(other)).isNotEqualTo(Files.readString(DUEL));
    String out =
        CapturedCommand.run("compare", DUEL, other, "-n", 40, "--seed", 7, "--level", "random")
            .fine();
    assertThat(out)
        .contains("before: " + DUEL + "\n")
        .contains("after:  " + other + "\n")
        .contains("The change makes a real difference.\n")
        .containsPattern("score of seat 1 .* more than noise\n")
        .containsPattern("wins of place 1 .* none\n");
  }

  @Test
  void playersOfTwoLevelsStandSideBySideAndWhatBothSayStandsFirst() {
    String out =
        CapturedCommand.run("compare", DUEL, "--set-after", "rounds=2", "-n", 40, "--seed", 7)
            .fine();
    assertThat(out)
        .startsWith("The change raises ")
        .containsPattern(
            "the number of tricks from 4\\.0 to 8\\.0\\. \\[sure\\]\n  random \\+4\\.00")
        .contains("with random bots, each by both rules")
        .contains("with novice bots, each by both rules");
  }

  @Test
  void saysHowMuchBotsTryOut() {
    Object[] comparison = {
      "compare", DUEL, "--set-after", "rounds=2", "-n", 2, "--seed", 7, "--effort", 5
    };
    Object[] levels = {"--level", "random,good"};

    assertThat(
            CapturedCommand.run(Stream.of(comparison, levels).flatMap(Stream::of).toArray()).out())
        .contains("with random bots, each by both rules")
        .contains("with good bots (effort 5), each by both rules");
    assertThat(CapturedCommand.run(comparison).err()).contains("nobody tries anything out");
  }

  @Test
  void tellsWhatAnotherOptionChanges() {
    String out =
        CapturedCommand.run(
                "compare",
                DUEL,
                "--set-after",
                "rounds=2",
                "-n",
                40,
                "--seed",
                7,
                "--level",
                "random")
            .fine();
    assertThat(out)
        .contains("before: " + DUEL + "  rounds=1\n")
        .contains("after:  " + DUEL + "  rounds=2\n")
        .containsPattern(
            "tricks +4\\.00 +8\\.00 +\\+4\\.00 +\\+4\\.00 … \\+4\\.00  more than noise\n")
        .contains("Went differently: 40 of 40 matches, 100.0%");
  }

  @Test
  void printsResultsForPrograms() {
    Map<String, Object> json =
        JsonText.object(
            CapturedCommand.run(
                    "compare",
                    DUEL,
                    "--set-after",
                    "rounds=2",
                    "-n",
                    40,
                    "--seed",
                    7,
                    "--level",
                    "random",
                    "--json")
                .fine());
    assertThat(json)
        .containsEntry("players", 2L)
        .containsEntry("seed", 7L)
        .containsEntry("matches", 40L)
        .containsEntry("played", 40L)
        .containsEntry("verdict", "more-than-noise");
    assertThat(JsonText.asObject(JsonText.asObject(json.get("after")).get("options")))
        .containsEntry("rounds", 2L);
    assertThat(JsonText.objects(json.get("differences")))
        .filteredOn(difference -> difference.get("measure").equals("tricks"))
        .singleElement()
        .isEqualTo(
            Map.of(
                "measure", "tricks",
                "matches", 40L,
                "before", 4L,
                "after", 8L,
                "change", 4L,
                "intervalFrom", 4L,
                "intervalTo", 4L,
                "verdict", "more-than-noise"));
    assertThat(JsonText.asObject(json.get("playedOtherwise"))).containsEntry("count", 40L);
    assertThat(JsonText.asObject(json.get("firstParting")))
        .containsOnlyKeys("match", "seed", "choices")
        .containsEntry("seed", 7L);
  }

  @Test
  void threadsChangeNothing() {
    List<Object> words =
        List.of(
            "compare",
            DUEL,
            "--set-after",
            "rounds=2",
            "-n",
            100,
            "--seed",
            7,
            "--level",
            "random",
            "-t");
    assertThat(CapturedCommand.run(and(words, 4)).fine())
        .isEqualTo(CapturedCommand.run(and(words, 1)).fine());
  }

  private static Object[] and(List<Object> words, int threads) {
    return Stream.concat(words.stream(), Stream.of(threads)).toArray();
  }

  @Test
  void theMatchesOfWhichItTellsCanBePlayedAgain() throws IOException {
    String told =
        CapturedCommand.run(
                "compare",
                DUEL,
                "--set",
                "match=D",
                "--set-after",
                "match=C",
                "-n",
                1,
                "--seed",
                8,
                "--level",
                "random")
            .fine();
    int parting = Arrays.mismatch(choices("match=D"), choices("match=C"));

    assertThat(parting).isPositive();
    assertThat(told)
        .contains("The first that went differently has seed 8 and diverges after " + parting + " ");
  }

  private Object[] choices(String setting) throws IOException {
    Path trace = folder.resolve(setting + ".match.jsonl");
    CapturedCommand.run(
            "simulate", DUEL, "--paired", "-n", 1, "-s", 8, "--set", setting, "--trace", trace)
        .fine();
    return Files.readAllLines(trace).stream()
        .filter(line -> line.startsWith("{\"event\":\"decision\""))
        .toArray();
  }

  @Test
  void anErrorByEitherRulesIsToldWithItsPlace() throws IOException {
    Path script = CapturedCommand.script("divides.trick");
    Path other = folder.resolve("other.trick");
    Files.writeString(other, Files.readString(script).replace("2 / tricks of seat 1", "1"));
    CapturedCommand.Ran ran =
        CapturedCommand.run("compare", other, script, "-n", 100, "--seed", 3, "--level", "random");
    assertThat(ran.exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(ran.out())
        .contains("16 of 100 matches did not end: 16 with a script error, 0 unfinished.")
        .contains("  " + script + ":9: division by zero, 16 times, first with seed 3\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          -n 5                             | Compare with what?
          --set-after rounds               | --set-after rounds: expected an option and its value
          --set-after rouns=2              | rounds
          --set-after rounds=2 -n 0        | -n 0: must be at least 1.
          --set-after rounds=2 --seat 5=random | --seat 5
          """)
  void refusesWhatItCannotDo(String arguments, String explanation) {
    Object[] words = ("compare " + DUEL + " " + arguments).split(" ");
    CapturedCommand.Ran ran = CapturedCommand.run(words);
    assertThat(ran.exitCode()).isEqualTo(ExitCode.USAGE);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains(explanation);
  }

  @Test
  void playsNoFurtherWhereMatchesTakeTooManySteps() throws IOException {
    Path costly = folder.resolve("costly.trick");
    Files.writeString(
        costly,
        """
        game "Numbers"
          players 2
        state { found: number = 0, face up }
        match {
          new deal
          shuffle deck
          repeat 1000000 times { found = found + 1 }
        }
        """);

    CapturedCommand.Ran ran =
        CapturedCommand.run(
            "compare", costly, costly, "-n", 40, "--seed", 7, "--threads", 2, "--steps", 100_000);

    assertThat(ran.exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(ran.out())
        .contains("costly.trick:7: ")
        .contains("Stopped after 21 of 40 matches: the others would take too many steps.")
        .contains("The level novice did not play:");
  }

  @Test
  void bothScriptsMustBeThereAndWithoutErrors() {
    CapturedCommand.Ran wrong =
        CapturedCommand.run("compare", DUEL, CapturedCommand.script("wrong.trick"));
    assertThat(wrong.exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(wrong.err()).contains("wrong.trick:9:5: error TS");
    CapturedCommand.Ran missing =
        CapturedCommand.run("compare", DUEL, folder.resolve("none.trick"));
    assertThat(missing.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(missing.err()).contains("none.trick");
  }
}
