package tricksmith.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tricksmith.cli.terminal.ExitCode;

class SimulateTest {

  private static final Path DUEL = CapturedCommand.script("duel.trick");

  @TempDir private Path folder;

  @Test
  void printsResultsBySeat() {
    assertThat(CapturedCommand.run("simulate", DUEL, "-n", 100, "--seed", 7).fine())
        .isEqualTo(
            """
            Taken together, these figures show nothing beyond chance.

            Duel: 100 matches of 2 players with random bots, first seed 7

            seat  matches  wins  share   95% interval  mean score  deviation  95% interval
               1      100    48  48.0%  38.5% … 57.7%        1.92       1.09   1.71 … 2.13
               2      100    52  52.0%  42.3% … 61.5%        2.08       1.09   1.87 … 2.29

            Differences in wins between the seats are no larger than chance (chi-square 0.25, p = 0.617).

            place  matches  share   95% interval
                1      100  58.0%  48.2% … 67.2%
                2      100  42.0%  32.8% … 51.8%

            Differences in wins between the places, counted from whoever decides first, are larger than chance (chi-square 4.00, p = 0.046).

            per match  matches  mean  95% interval  least  most
            decisions      100  9.00   9.00 … 9.00      9     9
            tricks         100  4.00   4.00 … 4.00      4     4
            deals          100  1.00   1.00 … 1.00      1     1
            rounds         100  1.00   1.00 … 1.00      1     1
            margin         100  1.64   1.36 … 1.92      0     4

            decision  matches  per match  alternatives  95% interval  forced   95% interval
            trump         100       1.00          3.00   3.00 … 3.00    0.0%    0.0% … 0.0%
            play          100       8.00          2.04   2.00 … 2.07   42.4%  40.4% … 44.4%
            all           100       9.00          2.14   2.11 … 2.17   37.7%  35.9% … 39.4%

            These lines made no difference in the first 100 matches. Do they say what you mean?
            41  never applied  "the smaller" lower card.rank when led.suit in match
            """);
  }

  /** The starter takes the only trick with the only card of its suit. */
  private Path sided() throws IOException {
    return Files.writeString(
        folder.resolve("sided.trick"),
        """
        game "Sided"
          players 4, partners across
        match {
          new deal
          move AS to hand of seat 1
          move 2H to hand of seat 2
          move 3H to hand of seat 3
          move 4H to hand of seat 4
          play tricks from seat 1 until hands are empty { winner scores 1 }
        }
        trick { best by card.suit == led.suit then card.rank }
        """);
  }

  @Test
  void countsPartnersOnce() throws IOException {
    assertThat(CapturedCommand.run("simulate", sided(), "-n", 100, "--seed", 7).out())
        .contains("\nseats  matches  wins   share    95% interval ")
        .contains("\n  1+3      100   100  100.0%  96.3% … 100.0%        0.50 ")
        .contains("\n  2+4      100     0    0.0%     0.0% … 3.7%        0.00 ");
    Map<String, Object> json =
        JsonText.object(
            CapturedCommand.run("simulate", sided(), "-n", 10, "--seed", 7, "--json").out());
    assertThat(JsonText.objects(json.get("sides")))
        .first()
        .satisfies(
            side ->
                assertThat(side)
                    .containsEntry("seats", List.of(1L, 3L))
                    .containsEntry("bots", List.of("random", "random"))
                    .containsEntry("wins", 10L));
  }

  @Test
  void beginsWithWhatStandsOut() throws IOException {
    String out = CapturedCommand.run("simulate", sided(), "-n", 100, "--seed", 7).out();

    assertThat(out)
        .startsWith("Seats 1 and 3 win 50 points more often than their fair share. [likely]\n")
        .containsSubsequence("\n  random 100.0% (", "\n\nSided: 100 matches of 4 players");
    assertThat(
            JsonText.objects(
                JsonText.object(
                        CapturedCommand.run("simulate", sided(), "-n", 100, "--seed", 7, "--json")
                            .out())
                    .get("findings")))
        .first()
        .satisfies(finding -> assertThat(finding).containsEntry("belief", "likely"));
  }

  @Test
  void saysMatchOfOne() {
    assertThat(CapturedCommand.run("simulate", DUEL, "-n", 1, "--seed", 7, "--coverage").fine())
        .contains("\nDuel: 1 match of 2 players")
        .contains("in 1 match: ")
        .doesNotContain("1 matches");
  }

  @Test
  void saysThatAConditionWasReachedNotThatItApplied() throws IOException {
    Path script = folder.resolve("reached.trick");
    Files.writeString(
        script,
        """
        game "Reached"
          players 3
        match {
          new deal
          shuffle deck
          deal 2 to each player
          if score of seat 1 > 100 { seat 1 scores 1 }
          play tricks from seat 1 until hands are empty { winner scores 1 }
        }
        trick { best by card.suit == led.suit then card.rank }
        """);
    assertThat(CapturedCommand.run("simulate", script, "-n", 30, "--seed", 1).fine())
        .contains("7  reached 30 times  if score of seat 1 > 100 ");
  }

  @Test
  void mentionsWarnings() throws IOException {
    Path script = folder.resolve("warned.trick");
    Files.writeString(
        script,
        """
        game "Warned"
          players 3
        state { trump: suit }
        match {
          new deal
          shuffle deck
          deal 3 to each player from seat 1
          play tricks from seat 1 until hands are empty
          each player scores number of tricks of player
        }
        trick { best by card.suit == trump then card.rank then earlier }
        """);
    CapturedCommand.Ran ran = CapturedCommand.run("simulate", script, "-n", 1, "--seed", 7);
    assertThat(ran.exitCode()).isZero();
    assertThat(ran.err())
        .isEqualToNormalizingNewlines(
            "Warnings: 1. To see them: tricksmith check " + script + "\n");
  }

  @Test
  void printsResultsForPrograms() {
    Map<String, Object> json =
        JsonText.object(
            CapturedCommand.run(
                    "simulate",
                    DUEL,
                    "-n",
                    10,
                    "--seed",
                    7,
                    "--json",
                    "-p",
                    3,
                    "--set",
                    "match=H,C")
                .fine());
    assertThat(json)
        .containsEntry("game", "Duel")
        .containsEntry("script", DUEL.toString())
        .containsEntry("players", 3L)
        .containsEntry("seed", 7L)
        .containsEntry("matches", 10L)
        .containsEntry("played", 10L)
        .containsEntry("ended", 10L)
        .containsEntry("failed", 0L)
        .containsEntry("unfinished", 0L)
        .containsEntry("failures", List.of());
    assertThat(JsonText.asObject(json.get("options")))
        .containsEntry("rounds", 1L)
        .containsEntry("hook", "no")
        .containsEntry("match", List.of("H", "C"));
    List<Map<String, Object>> sides = JsonText.objects(json.get("sides"));
    assertThat(sides)
        .extracting(side -> side.get("seats"))
        .containsExactly(List.of(1L), List.of(2L), List.of(3L));
    assertThat(JsonText.asObject(sides.getFirst().get("score")))
        .containsOnlyKeys(
            "matches", "mean", "deviation", "intervalFrom", "intervalTo", "least", "most");
    assertThat(JsonText.asObject(json.get("tricks"))).containsEntry("mean", 4L);
  }

  @Test
  void tellsWhichRulesMattered() {
    Map<String, Object> json =
        JsonText.object(
            CapturedCommand.run("simulate", DUEL, "-n", 10, "--seed", 7, "--json", "--coverage")
                .fine());
    assertThat(JsonText.objects(json.get("coverage")))
        .filteredOn(rule -> rule.get("rule").toString().startsWith("play tricks"))
        .singleElement()
        .satisfies(
            rule ->
                assertThat(rule)
                    .containsEntry("kind", "statement")
                    .containsEntry("applied", 10L)
                    .containsEntry("mattered", 10L));
    assertThat(CapturedCommand.run("simulate", DUEL, "-n", 10, "--seed", 7, "--coverage").fine())
        .contains("Rules by line, in 10 matches")
        .containsPattern("(?m)^ +\\d+ +10 +10 +100\\.0%.* seed 7 after \\d+  play tricks");
  }

  @Test
  void nobodyPaysForCoverageWhoDoesNotAsk() {
    assertThat(CapturedCommand.run("simulate", DUEL, "-n", 10, "--seed", 7, "--json").fine())
        .doesNotContain("coverage");
  }

  @Test
  void hasNoDeviationOfOneMatch() {
    Map<String, Object> json =
        JsonText.object(
            CapturedCommand.run("simulate", DUEL, "-n", 1, "--seed", 7, "--json").fine());
    assertThat(JsonText.asObject(json.get("decisions")))
        .containsEntry("mean", 9L)
        .containsEntry("deviation", null);
    assertThat(CapturedCommand.run("simulate", DUEL, "-n", 1, "--seed", 7).fine())
        .contains("– … –");
  }

  @Test
  void saysHowMuchBotsTryOut() {
    Object[] good = {"simulate", DUEL, "-n", 3, "--seed", 7, "--level", "good"};
    String little = CapturedCommand.run(with(good, "--effort", 5)).fine();

    assertThat(little)
        .contains("3 matches of 2 players with good bots (effort 5), first seed 7")
        .isEqualTo(CapturedCommand.run(with(good, "--effort", 5)).fine());
    assertThat(CapturedCommand.run(with(good)).fine()).contains("with good bots, first");
    assertThat(CapturedCommand.run(with(good, "--effort", 5, "--lang", "ja")).fine())
        .contains("2人、探索量5のボット（中級）で3対戦");
    assertThat(JsonText.object(CapturedCommand.run(with(good, "--effort", 5, "--json")).fine()))
        .containsEntry("effort", 5L);
    assertThat(JsonText.object(CapturedCommand.run(with(good, "--json")).fine()))
        .containsEntry("effort", null);
    assertThat(
            CapturedCommand.run(
                    "simulate",
                    DUEL,
                    "-n",
                    2,
                    "--seed",
                    7,
                    "--effort",
                    5,
                    "--seat",
                    "2=monte-carlo")
                .fine())
        .contains("with bots random, Monte Carlo (effort 5), first seed 7");
  }

  private static Object[] with(Object[] arguments, Object... more) {
    return Stream.of(arguments, more).flatMap(Stream::of).toArray();
  }

  @Test
  void refusesEffortThatCannotBe() {
    assertThat(CapturedCommand.run("simulate", DUEL, "--effort", 5).err())
        .contains("--effort 5: nobody tries anything out here");
    assertThat(CapturedCommand.run("simulate", DUEL, "--level", "random,novice", "--effort", 5))
        .returns(2, CapturedCommand.Ran::exitCode);
    assertThat(CapturedCommand.run("simulate", DUEL, "--level", "good", "--effort", 0).err())
        .contains("--effort takes a number from 1 to 1000000, not 0");
    assertThat(CapturedCommand.run("simulate", DUEL, "--level", "good", "--effort", 1_000_001))
        .returns(2, CapturedCommand.Ran::exitCode);
  }

  @Test
  void threadsChangeNothing() {
    String alone =
        CapturedCommand.run("simulate", DUEL, "-n", 500, "--seed", 7, "--threads", 1).fine();
    assertThat(CapturedCommand.run("simulate", DUEL, "-n", 500, "--seed", 7, "--threads", 4).fine())
        .isEqualTo(alone);
  }

  @Test
  void writesTheSameMatchesWithAnyNumberOfThreads() throws IOException {
    Path one = folder.resolve("one.match.jsonl");
    Path four = folder.resolve("four.match.jsonl");
    CapturedCommand.run("simulate", DUEL, "-n", 200, "--seed", 7, "-t", 1, "--trace", one).fine();
    CapturedCommand.run("simulate", DUEL, "-n", 200, "--seed", 7, "-t", 4, "--trace", four).fine();
    assertThat(Files.readString(four)).isEqualTo(Files.readString(one));
    List<String> seeds =
        Files.readString(one)
            .lines()
            .filter(line -> line.contains("\"event\":\"match\""))
            .map(line -> line.replaceAll(".*\"seed\":(\\d+).*", "$1"))
            .toList();
    assertThat(seeds)
        .containsExactlyElementsOf(IntStream.range(7, 207).mapToObj(Integer::toString).toList());
  }

  @ParameterizedTest
  @CsvSource({"simulate, --trace", "play, --save"})
  void matchesNeverOverwriteAScript(String command, String option) throws IOException {
    Path script = Files.copy(DUEL, folder.resolve("mine.trick"));
    CapturedCommand.Ran ran = CapturedCommand.run(command, script, option, script);
    assertThat(ran.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(ran.err()).contains("this is a script, and would be overwritten");
    assertThat(script).hasSameTextualContentAs(DUEL);
  }

  @Test
  void refusesToWriteWhereItCannot() throws IOException {
    CapturedCommand.Ran inFolder =
        CapturedCommand.run("simulate", DUEL, "-n", 1, "--trace", folder);
    assertThat(inFolder.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(inFolder.err()).contains("this is a folder");
    CapturedCommand.Ran inNone =
        CapturedCommand.run("simulate", DUEL, "-n", 1, "--trace", folder.resolve("a/b"));
    assertThat(inNone.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(inNone.err()).contains("its folder does not exist");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void tellsTheSeedThatItHasMadeUp() {
    Map<String, Object> json =
        JsonText.object(CapturedCommand.run("simulate", DUEL, "-n", 5, "--json").fine());
    Object seed = json.get("seed");
    assertThat(CapturedCommand.run("simulate", DUEL, "-n", 5, "--seed", seed, "--json").fine())
        .isEqualTo(CapturedCommand.run("simulate", DUEL, "-n", 5, "--json", "--seed", seed).fine());
  }

  @Test
  void takesNegativeSeeds() {
    assertThat(CapturedCommand.run("simulate", DUEL, "-n", 1, "--seed", -5).fine())
        .contains("first seed -5");
  }

  @Test
  void takesTheEmptySet() {
    assertThat(
            CapturedCommand.run("simulate", DUEL, "-n", 1, "--seed", 1, "--set", "match=")
                .exitCode())
        .isZero();
  }

  @Test
  void locatesScriptErrors() {
    Path script = CapturedCommand.script("divides.trick");
    CapturedCommand.Ran ran = CapturedCommand.run("simulate", script, "-n", 100, "--seed", 3);
    assertThat(ran.exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(ran.err()).startsWith("Warnings: 1.");
    assertThat(ran.out())
        .contains("18 of 100 matches did not end: 18 with a script error, 0 unfinished.")
        .contains("  " + script + ":9: division by zero, 18 times, first with seed 12\n")
        .contains("    9 | each player scores 2 / tricks of seat 1\n");
  }

  @Test
  void saysHowManyStepsWereAllowed() {
    CapturedCommand.Ran ran =
        CapturedCommand.run(
            "simulate",
            CapturedCommand.script("endless.trick"),
            "-n",
            1,
            "--seed",
            3,
            "--steps",
            100);
    assertThat(ran.exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(ran.out()).contains("(a match may take 100; --steps changes that)");
  }

  @Test
  void playsWithMoreThreadsThanThereCanBe() {
    assertThat(
            CapturedCommand.run("simulate", DUEL, "-n", 2, "--threads", Integer.MAX_VALUE).fine())
        .contains("Duel: 2 matches");
  }

  @Test
  void theSeedOfAScriptErrorLeadsToIt() {
    Path script = CapturedCommand.script("divides.trick");
    CapturedCommand.Ran ran =
        CapturedCommand.run("simulate", script, "-n", 1, "--seed", 12, "--json");
    assertThat(ran.exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(JsonText.objects(JsonText.object(ran.out()).get("failures")))
        .containsExactly(
            Map.of(
                "kind", "division-by-zero",
                "message", "division by zero",
                "line", 9L,
                "column", 15L,
                "rule", "each player scores 2 / tricks of seat 1",
                "count", 1L,
                "firstMatch", 0L,
                "firstSeed", 12L));
  }

  @Test
  void locatesMatchesThatDoNotEnd() {
    Path script = CapturedCommand.script("endless.trick");
    CapturedCommand.Ran ran = CapturedCommand.run("simulate", script, "-n", 2, "--seed", 3);
    assertThat(ran.exitCode()).isZero();
    assertThat(ran.out())
        .contains("2 of 2 matches did not end: 0 with a script error, 2 unfinished.")
        .contains(script + ":6: unfinished after 100,000 events, 2 times, first with seed 3");
  }

  @Test
  void showsProgressToSomebodyWhoLooks() {
    CapturedCommand.Ran ran =
        CapturedCommand.seen().ran("simulate", CapturedCommand.script("endless.trick"), "-n", 4);
    assertThat(ran.err()).matches("(?s).*\\d+ of 4 matches \\(\\d+%\\).*").endsWith("\r");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          -n 0             | -n 0: must be at least 1.
          -n -3            | -n -3: must be at least 1.
          -n 1000000000000 | too large
          -n many          | 'many' is not a whole number
          --threads 0      | --threads 0: must be at least 1.
          --seed x         | 'x' is not a whole number
          --players 9      | 9 players
          --players 1      | 1 player
          --set rounds     | --set rounds: expected an option and its value
          --set =3         | --set =3: expected an option and its value
          --set rounds=9   | rounds
          --set rounds=    | rounds
          --set rouns=2    | rounds
          --set match=S    | match
          --trase x        | --trace
          """)
  void refusesWhatItCannotDo(String arguments, String explanation) {
    Object[] words = ("simulate " + DUEL + " " + arguments).split(" ");
    CapturedCommand.Ran ran = CapturedCommand.run(words);
    assertThat(ran.exitCode()).isEqualTo(ExitCode.USAGE);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains(explanation);
  }

  @Test
  void wantsAScriptWithoutErrors() {
    CapturedCommand.Ran ran =
        CapturedCommand.run("simulate", CapturedCommand.script("wrong.trick"));
    assertThat(ran.exitCode()).isEqualTo(ExitCode.WRONG);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains("wrong.trick:9:5: error TS");
  }

  @Test
  void wantsAScriptThatIsThere() {
    CapturedCommand.Ran missing = CapturedCommand.run("simulate", folder.resolve("none.trick"));
    assertThat(missing.exitCode()).isEqualTo(ExitCode.FILE);
    assertThat(missing.err()).contains("none.trick");
    assertThat(CapturedCommand.run("simulate", folder).exitCode()).isEqualTo(ExitCode.FILE);
  }

  @Test
  void saysWhoPlayedOnceOrSeatBySeat() {
    assertThat(CapturedCommand.run("simulate", DUEL, "-n", 2, "--level", "novice").fine())
        .contains("of 2 players with novice bots, first seed");
    assertThat(
            CapturedCommand.run("--lang", "ja", "simulate", DUEL, "-n", 2, "--level", "novice")
                .fine())
        .contains("2人、ボット（初級）で2対戦、最初のシード");
    assertThat(
            CapturedCommand.run(
                    "simulate",
                    DUEL,
                    "-n",
                    2,
                    "--players",
                    3,
                    "--seat",
                    "1=random",
                    "--seat",
                    "2=novice",
                    "--seat",
                    "3=random")
                .fine())
        .contains("of 3 players with bots random, novice, random, first seed");
  }
}
