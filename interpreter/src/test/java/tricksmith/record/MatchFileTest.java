package tricksmith.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.engine.Match;
import tricksmith.engine.MatchRun;
import tricksmith.games.GameFiles;
import tricksmith.players.RandomBot;
import tricksmith.program.Program;
import tricksmith.record.MatchFileProblem.Kind;
import tricksmith.script.GameScript;
import tricksmith.source.Source;

/** Match files: written and read again, replayed, compared, and wrong in every way. */
class MatchFileTest {

  private static final Program SUPERTRUMP = GameFiles.game("supertrump", 2, Map.of()).rules();
  private static final MatchFileWriter.Origin ORIGIN =
      new MatchFileWriter.Origin("supertrump.trick", null, 5L);

  static List<Path> games() {
    return GameFiles.all();
  }

  private static Match played(Program rules, long seed) {
    MatchRun run = MatchRun.start(rules, seed);
    RandomBot bot = new RandomBot(seed, 1);
    while (run.isDeciding()) {
      bot.choose(run);
    }
    return Match.of(run);
  }

  private static String file(Program rules, long seed) {
    return MatchFileWriter.write(played(rules, seed), ORIGIN);
  }

  private static MatchFileReader.Item read(String text) {
    try (MatchFileReader reader = new MatchFileReader(new StringReader(text))) {
      MatchFileReader.Item first = reader.next();
      return first == null ? MatchFileProblem.of(0, Kind.NOT_A_MATCH, "") : first;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static RecordedMatch match(String text) {
    return switch (read(text)) {
      case MatchFileReader.Found(RecordedMatch match) -> match;
      case MatchFileProblem problem -> throw new AssertionError(problem);
    };
  }

  @Test
  void aChoiceAmongVeryManyIsWrittenWithoutThemAndReadAgain() {
    GameScript script =
        GameScript.read(
            new Source(
                "many.trick",
                """
                game "Many numbers"
                  players 2
                state { n: number = 0 }
                match {
                  seat 1 chooses n from 1..200000
                  seat 1 scores n
                }
                trick { best by card.rank then later }
                """));
    Program rules = GameFiles.program(script);

    String text = file(rules, 5);

    assertThat(text).contains("\"name\":\"n\"").doesNotContain("\"legal\"");
    replayed(text, rules, true);
  }

  private static Match replayed(String text, Program rules, boolean verify) {
    return switch (Replay.of(match(text), rules, verify)) {
      case ReplayResult.Done(Match match) -> match;
      case ReplayResult.Refused(MatchFileProblem problem) ->
          throw new AssertionError(problem.line() + ": " + problem.message(Locale.ENGLISH));
    };
  }

  private static MatchFileProblem refused(String text) {
    return switch (read(text)) {
      case MatchFileProblem problem -> problem;
      case MatchFileReader.Found(RecordedMatch match) ->
          switch (Replay.of(match, SUPERTRUMP, true)) {
            case ReplayResult.Refused(MatchFileProblem problem) -> problem;
            case ReplayResult.Done done -> throw new AssertionError("replayed: " + done);
          };
    };
  }

  private static List<String> lines(String text) {
    return new ArrayList<>(text.lines().toList());
  }

  private static String text(List<String> lines) {
    return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
  }

  private static int lineOf(List<String> lines, String part) {
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).contains(part)) {
        return i;
      }
    }
    throw new AssertionError(part);
  }

  @ParameterizedTest
  @MethodSource("games")
  void aMatchOfEveryGameIsWrittenReadAndReplayedAsItWas(Path file) {
    GameScript script = GameFiles.script(file);
    int least = script.defaults().players();
    for (int players = least; players <= least + 1; players++) {
      if (!(script.setUp(players, Map.of())
          instanceof tricksmith.script.SetupResult.Ready(var game))) {
        continue;
      }
      for (long seed = 0; seed < 3; seed++) {
        Match original = played(game.rules(), seed);
        String text = MatchFileWriter.write(original, ORIGIN);
        Match again = replayed(text, game.rules(), true);
        assertThat(again.events()).isEqualTo(original.events());
        assertThat(MatchFileWriter.write(again, ORIGIN)).isEqualTo(text);
      }
    }
  }

  /** As large as a range of an option may be. */
  @Test
  void anOptionMayBeALargeNumber() {
    assertThat(
            match("{\"event\":\"match\",\"players\":2,\"options\":{\"a\":4000000000000}}")
                .options())
        .containsEntry("a", List.of("4000000000000"));
    assertThat(read("{\"event\":\"match\",\"players\":2,\"options\":{\"a\":1e999999999}}"))
        .isInstanceOf(MatchFileProblem.class);
  }

  @Test
  void whatAHandWrittenFileLeavesOutIsFilledIn() {
    String full = file(SUPERTRUMP, 5);
    String sparse =
        full.lines()
            .filter(line -> !line.matches(".*\"event\":\"(trick|score|end)\".*"))
            .map(line -> line.replaceAll("\"(hand|legal|trick)\":\\[[^\\]]*\\],?", ""))
            .map(line -> line.replace(",}", "}"))
            .collect(Collectors.joining("\n"));
    assertThat(sparse).doesNotContain("hand", "legal");
    assertThat(MatchFileWriter.write(replayed(sparse, SUPERTRUMP, true), ORIGIN)).isEqualTo(full);
  }

  @Test
  void aFileThatMerelyStopsIsAnUnfinishedMatchThatGoesOnAsItWould() {
    List<String> all = lines(file(SUPERTRUMP, 5));
    Match original = played(SUPERTRUMP, 5);
    List<String> some = all.subList(0, all.size() / 2);
    Match unfinished = replayed(text(some), SUPERTRUMP, true);
    assertThat(unfinished.events().size()).isEqualTo(some.size() - 1);
    assertThat(original.events().subList(0, some.size() - 1)).isEqualTo(unfinished.events());
  }

  @Test
  void aLineWithoutEndEndsTheFile() throws IOException {
    Reader endless =
        new Reader() {
          @Override
          public int read(char[] signs, int from, int count) {
            Arrays.fill(signs, from, from + count, '\0');
            return count;
          }

          @Override
          public void close() {}
        };
    try (MatchFileReader reader = new MatchFileReader(endless)) {
      assertThat(reader.next()).isInstanceOf(MatchFileProblem.class);
      assertThat(reader.next()).isNull();
    }
  }

  @Test
  void severalMatchesFollowEachOther() throws IOException {
    String text = file(SUPERTRUMP, 1) + "\n" + file(SUPERTRUMP, 2);
    try (MatchFileReader reader = new MatchFileReader(new StringReader(text))) {
      assertThat(reader.next()).isInstanceOf(MatchFileReader.Found.class);
      assertThat(reader.next()).isInstanceOf(MatchFileReader.Found.class);
      assertThat(reader.next()).isNull();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"winner", "scores", "winners", "hand", "legal", "trick", "cards"})
  void aChangedFieldIsFoundAtItsLine(String field) {
    List<String> lines = lines(file(SUPERTRUMP, 5));
    int at = lineOf(lines, "\"" + field + "\":");
    String line = lines.get(at);
    int value = line.indexOf("\"" + field + "\":") + field.length() + 3;
    String changed =
        switch (field) {
          case "winner" ->
              line.replaceFirst("\"winner\":1", "\"winner\":9")
                  .replaceFirst("\"winner\":2", "\"winner\":1");
          case "scores" -> line.replaceFirst("\"scores\":\\[", "\"scores\":[77,");
          case "winners" -> line.replaceFirst("\"winners\":\\[", "\"winners\":[7,");
          case "trick", "cards" ->
              line.substring(0, value)
                  + "[{\"seat\":1,\"card\":\"2C\"},"
                  + line.substring(value + 1).replaceFirst("^\\]", "{\"seat\":2,\"card\":\"3C\"}]");
          default -> line.substring(0, value) + "[\"XX\"," + line.substring(value + 1);
        };
    lines.set(at, changed.replace(",]", "]"));
    MatchFileProblem problem = refused(text(lines));
    assertThat(problem.line()).isEqualTo(at + 1);
    assertThat(problem.kind()).isEqualTo(Kind.DIFFERENT);
    assertThat(problem.message(Locale.ENGLISH)).contains("\"" + field + "\"");
  }

  @Test
  void anIllegalPickIsFoundAtItsLine() {
    List<String> lines = lines(file(SUPERTRUMP, 5));
    int at = lineOf(lines, "\"name\":\"trump\"");
    lines.set(at, lines.get(at).replaceFirst("\"pick\":\"[^\"]*\"", "\"pick\":\"X\""));
    assertThat(refused(text(lines)))
        .isEqualTo(MatchFileProblem.of(at + 1, Kind.ILLEGAL_PICK, "X", "C D H S"));
  }

  @Test
  void aShuffleOfOtherCardsIsFoundAtItsLine() {
    List<String> lines = lines(file(SUPERTRUMP, 5));
    int at = lineOf(lines, "\"shuffle\"");
    lines.set(at, lines.get(at).replace("\"7H\"", "\"7X\""));
    assertThat(refused(text(lines)))
        .isEqualTo(MatchFileProblem.of(at + 1, Kind.NOT_A_PERMUTATION, "deck", "7X", "7H"));
  }

  @Test
  void aGapIsFoundWhereItIs() {
    List<String> lines = lines(file(SUPERTRUMP, 5));
    int at = lineOf(lines, "\"name\":\"supertrump\"");
    lines.remove(at);
    MatchFileProblem problem = refused(text(lines));
    assertThat(problem.line()).isEqualTo(at + 1);
    assertThat(problem.kind()).isEqualTo(Kind.EXPECTED_DECISION);
  }

  @Test
  void aTrickTooManyIsSaidNotToEndThere() {
    List<String> lines = lines(file(SUPERTRUMP, 5));
    int at = lineOf(lines, "\"trick\",");
    lines.add(at + 1, lines.get(at));
    assertThat(refused(text(lines))).isEqualTo(MatchFileProblem.of(at + 2, Kind.NO_TRICK));
    lines.remove(at + 1);
    lines.add(at + 1, lines.getLast());
    assertThat(refused(text(lines))).isEqualTo(MatchFileProblem.of(at + 2, Kind.NO_END));
  }

  @Test
  void anEmptyListIsCalledSo() {
    List<String> lines = lines(file(SUPERTRUMP, 5));
    int at = lineOf(lines, "\"trick\",");
    lines.set(at, lines.get(at).replaceFirst("\"cards\":\\[[^\\]]*\\]", "\"cards\":[]"));
    MatchFileProblem problem = refused(text(lines));
    assertThat(problem.message(Locale.ENGLISH)).endsWith("In the file: an empty list.");
    assertThat(problem.message(Locale.JAPANESE)).endsWith("ファイルの値：空のリスト。");
  }

  private static final Program PASSED =
      program(
          """
          game "Passed"
            players 2
          match {
            new deal
            shuffle deck
            deal 5 to each player
            seat 1 chooses out: 2 cards from hand
            seat 2 chooses kept: 1 card from hand
            play tricks from seat 1 until hands are empty
            each player scores number of tricks of player
          }
          """);

  private static Program program(String text) {
    return GameFiles.program(GameScript.read(new Source("some.trick", text)));
  }

  private static List<String> picking(List<String> lines, String name, String picked) {
    List<String> changed = new ArrayList<>(lines);
    int at = lineOf(lines, "\"name\":\"" + name + "\"");
    changed.set(at, lines.get(at).replaceFirst("\"pick\":\\[[^\\]]*\\]", "\"pick\":" + picked));
    return changed;
  }

  private static MatchFileProblem refused(List<String> lines, Program rules) {
    return switch (Replay.of(match(text(lines)), rules, true)) {
      case ReplayResult.Refused(MatchFileProblem problem) -> problem;
      case ReplayResult.Done done -> throw new AssertionError("replayed: " + done);
    };
  }

  @Test
  void ofSeveralThingsThoseThatAreNotThereAreNamedOrTheirNumber() {
    List<String> lines = lines(file(PASSED, 5));
    String line = lines.get(lineOf(lines, "\"name\":\"out\""));
    String first = line.replaceFirst(".*\"pick\":\\[(\"[^\"]*\").*", "$1");
    MatchFileProblem absent = refused(picking(lines, "out", "[" + first + ",\"XX\"]"), PASSED);
    assertThat(absent.kind()).isEqualTo(Kind.NOT_OFFERED);
    assertThat(absent.message(Locale.ENGLISH))
        .startsWith("These cannot be chosen here: XX. Choose 2 of: ");
    assertThat(absent.message(Locale.JAPANESE)).startsWith("ここでは選べません：XX。");
    MatchFileProblem twice =
        refused(picking(lines, "out", "[" + first + "," + first + "]"), PASSED);
    assertThat(twice.kind()).isEqualTo(Kind.ILLEGAL_SEVERAL);
    MatchFileProblem few = refused(picking(lines, "out", "[" + first + "]"), PASSED);
    assertThat(few.kind()).isEqualTo(Kind.WRONG_COUNT);
    assertThat(few.message(Locale.ENGLISH)).startsWith("1 chosen instead of 2: choose 2 of: ");
    assertThat(refused(picking(lines, "kept", "[\"XX\"]"), PASSED).message(Locale.ENGLISH))
        .startsWith("These cannot be chosen here: XX. Choose 1 of: ");
  }

  @Test
  void aFixedCountMayBeWrittenAsLeastAndMost() {
    String text = file(PASSED, 5);
    assertThat(text).contains("\"count\":2");
    assertThat(replayed(text.replace("\"count\":2", "\"count\":[2,2]"), PASSED, true)).isNotNull();
  }

  @Test
  void scoresBeforeTheTrickThatMadeThemAreFound() {
    List<String> lines = lines(file(PASSED, 5));
    int score = lineOf(lines, "\"score\",");
    assertThat(lines.get(score - 1)).contains("\"trick\",");
    lines.add(score - 1, lines.remove(score));
    assertThat(refused(lines, PASSED))
        .isEqualTo(MatchFileProblem.of(score, Kind.SCORE_BEFORE_TRICK, score + 1));
    String before = lines.get(score - 1).replaceFirst("\\[.*\\]", "[0,0]");
    lines.set(score - 1, before);
    assertThat(replayed(text(lines), PASSED, true)).isNotNull();
  }

  @Test
  void scoresBeforeATrickMayBeOfItsCards() {
    Program counting =
        program(
            """
            game "Counting"
              players 2
            match {
              new deal
              shuffle deck
              deal 1 to each player
              play tricks from seat 1 until hands are empty {
                after each card { player scores 1 }
              }
            }
            """);
    List<String> lines = lines(file(counting, 5));
    lines.add(lineOf(lines, "\"trick\","), "{\"event\":\"score\",\"scores\":[1,1]}");
    assertThat(replayed(text(lines), counting, true)).isNotNull();
  }

  @Test
  void aSurplusLineIsFound() {
    List<String> lines = lines(file(SUPERTRUMP, 5));
    lines.add(lines.get(lineOf(lines, "\"name\":\"trump\"")));
    MatchFileProblem problem = refused(text(lines));
    assertThat(problem.line()).isEqualTo(lines.size());
    assertThat(problem.kind()).isEqualTo(Kind.SURPLUS);
  }

  @Test
  void nothingFollowsTheEnd() {
    List<String> lines = lines(file(SUPERTRUMP, 5));
    int end = lineOf(lines, "\"event\":\"end\"");
    lines.add(lines.get(end));
    MatchFileProblem problem = refused(text(lines));
    assertThat(problem.line()).isEqualTo(lines.size());
    assertThat(problem.kind()).isEqualTo(Kind.SURPLUS);
  }

  @Test
  void scoresDoNotGoBackToWhatTheyWere() {
    List<String> lines = lines(file(PASSED, 5));
    int score = lineOf(lines, "\"score\",");
    String before = lines.get(score).replaceFirst("\\[.*\\]", "[0,0]");
    assertThat(before).isNotEqualTo(lines.get(score));
    lines.add(score, before);
    assertThat(replayed(text(lines), PASSED, true)).isNotNull();
    lines.add(score + 2, before);
    assertThat(refused(lines, PASSED).line()).isEqualTo(score + 3);
  }

  @Test
  void scoresAreNotLeftAsTheyWereBeforeWhatWasScored() {
    List<String> lines = lines(file(PASSED, 5));
    int score = lineOf(lines, "\"score\",");
    lines.set(score, lines.get(score).replaceFirst("\\[.*\\]", "[0,0]"));
    MatchFileProblem problem = refused(lines, PASSED);
    assertThat(problem.line()).isEqualTo(score + 1);
    assertThat(problem.kind()).isEqualTo(Kind.DIFFERENT);
  }

  @Test
  void aScoreLineMayComeAfterEachTrick() {
    List<String> lines = lines(file(SUPERTRUMP, 5));
    int at = lineOf(lines, "\"trick\",");
    boolean first = lines.get(at).contains("\"winner\":1");
    lines.add(at + 1, "{\"event\":\"score\",\"scores\":" + (first ? "[1,0]" : "[0,1]") + "}");
    assertThat(replayed(text(lines), SUPERTRUMP, true)).isNotNull();
    lines.set(at + 1, "{\"event\":\"score\",\"scores\":[3,3]}");
    assertThat(refused(text(lines)).line()).isEqualTo(at + 2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "nonsense",
        "[]",
        "{",
        "{}",
        "{\"event\":3}",
        "{\"event\":\"match\"}",
        "{\"event\":\"match\",\"players\":\"two\"}",
        "{\"event\":\"match\",\"players\":2.5}",
        "{\"event\":\"match\",\"players\":1e999}",
        "{\"event\":\"match\",\"players\":2,\"format\":2}",
        "{\"event\":\"match\",\"players\":2,\"seed\":1e30}",
        "{\"event\":\"match\",\"players\":2,\"options\":[]}",
        "{\"event\":\"match\",\"players\":2}\n{\"event\":\"dance\"}",
        "{\"event\":\"match\",\"players\":2}\n{\"event\":\"chance\",\"name\":\"dealer\"}",
        "{\"event\":\"match\",\"players\":2}\n"
            + "{\"event\":\"chance\",\"name\":\"dealer\",\"pick\":3}",
        "{\"event\":\"match\",\"players\":2}\n"
            + "{\"event\":\"shuffle\",\"zone\":\"deck\",\"order\":7}",
        "{\"event\":\"match\",\"players\":2} {}",
      })
  void whatIsNoMatchFileIsRefusedWithItsLineAndAMessage(String text) {
    MatchFileProblem problem = refused(text);
    assertThat(problem.message(Locale.ENGLISH)).isNotBlank().doesNotContain("{0}");
    assertThat(problem.message(Locale.JAPANESE))
        .isNotBlank()
        .isNotEqualTo(problem.message(Locale.ENGLISH));
  }

  @Test
  void whatCannotComeUpIsNamedLikeWhatCan() {
    String text =
        """
        game "Chance"
          players 2
        state { trump: suit }
        match {
          dealer = random player
          trump = random suit
          dealer scores 1 if trump == H
        }
        trick { best by card.rank then later }
        """;
    Program rules = GameFiles.program(GameScript.read(new Source("chance.trick", text)));
    String file = file(rules, 5);

    assertThat(said(rules, file.replaceFirst("(\"dealer\",\"pick\":)[12]", "$17")))
        .isEqualTo("seat 7 cannot come up here. Possible: seat 1, seat 2.");
    assertThat(said(rules, file.replaceFirst("(\"trump\",\"pick\":)\"[CDHS]\"", "$1\"X\"")))
        .isEqualTo("\"X\" cannot come up here. Possible: C D H S.");
  }

  private static String said(Program rules, String text) {
    return switch (Replay.of(match(text), rules, true)) {
      case ReplayResult.Refused(MatchFileProblem problem) -> problem.message(Locale.ENGLISH);
      case ReplayResult.Done done -> throw new AssertionError("replayed: " + done);
    };
  }

  @ParameterizedTest
  @ValueSource(strings = {"1e400", "-1e999999999", "2.5"})
  void ofANumberOutOfRangeItIsSaidWhatFits(String number) {
    MatchFileProblem problem =
        refused(
            "{\"event\":\"match\",\"players\":2}\n"
                + "{\"event\":\"chance\",\"name\":\"dealer\",\"pick\":"
                + number
                + "}");
    assertThat(problem.kind()).isEqualTo(Kind.WRONG_FIELD);
    assertThat(problem.message(Locale.ENGLISH)).contains("a whole number");
    assertThat(problem.message(Locale.JAPANESE)).contains("整数").doesNotContain("number");
  }

  @ParameterizedTest
  @ValueSource(strings = {"[", "{\"a\":", "9"})
  void whatIsNestedTooDeeplyOrTooLongIsRefusedAtItsLine(String repeated) {
    MatchFileProblem problem =
        refused(
            "{\"event\":\"match\",\"players\":2}\n{\"event\":\"score\",\"scores\":"
                + repeated.repeat(5_000));
    assertThat(problem.kind()).isEqualTo(Kind.NOT_JSON);
    assertThat(problem.line()).isEqualTo(2);
  }

  /** Other programs may read the first value, or the last. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'event':'chance','name':'dealer','pick':1,'pick':2}",
        "{'event':'chance','name':'dealer','pick':1,'pick':1}",
        "{'event':'chance','name':'dealer','pick':1,'\\u0070ick':2}",
        "{'event':'chance','name':'dealer','pick':1,'pick':null}",
        "{'event':'trick','cards':[{'pick':1,'pick':2}],'winner':1}"
      })
  void aFieldThatIsThereTwiceIsRefused(String line) {
    MatchFileProblem problem =
        refused("{\"event\":\"match\",\"players\":2}\n" + line.replace('\'', '"'));
    assertThat(problem.kind()).isEqualTo(Kind.FIELD_TWICE);
    assertThat(problem.line()).isEqualTo(2);
    assertThat(problem.message(Locale.ENGLISH)).contains("\"pick\"");
  }

  @Test
  void whateverIsChangedNothingEscapes() {
    String text = file(SUPERTRUMP, 5);
    SplittableRandom random = new SplittableRandom(7);
    int refused = 0;
    for (int i = 0; i < 300; i++) {
      StringBuilder changed = new StringBuilder(text);
      for (int j = 0; j < 3; j++) {
        int at = random.nextInt(changed.length());
        changed.setCharAt(at, "\"{}[],:0129HSx\n\u30A2".charAt(random.nextInt(16)));
      }
      if (read(changed.toString()) instanceof MatchFileReader.Found(RecordedMatch match)) {
        refused += Replay.of(match, SUPERTRUMP, true) instanceof ReplayResult.Refused ? 1 : 0;
      } else {
        refused++;
      }
    }
    assertThat(refused).isGreaterThan(250);
  }

  @Test
  void aMatchWithoutEndIsRefused() {
    String line = "{\"event\":\"score\",\"scores\":[0" + " ".repeat(900_000) + "]}\n";
    int lines = MatchFileReader.LONGEST_MATCH / line.length() + 1;
    MatchFileProblem problem =
        refused("{\"event\":\"match\",\"players\":2}\n" + line.repeat(lines));
    assertThat(problem.kind()).isEqualTo(Kind.TOO_MUCH);
    assertThat(problem.line()).isEqualTo(1 + lines);
  }

  /** No window could lay it out, and no system would find it. */
  @Test
  void aNameWithoutEndIsShortened() {
    String path = "a/".repeat(200_000) + "x.trick";

    RecordedMatch match =
        match("{\"event\":\"match\",\"players\":2,\"script\":\"" + path + "\"}\n");

    assertThat(match.script()).startsWith("a/a/").endsWith("…").hasSizeLessThan(5_000);
  }

  @Test
  void bothLanguagesHaveAllMessages() {
    assertThat(Stream.of(Kind.values()))
        .allSatisfy(
            kind -> {
              MatchFileProblem problem = MatchFileProblem.of(1, kind, "a", "b", "c");
              assertThat(problem.message(Locale.ENGLISH)).isNotBlank();
              assertThat(problem.message(Locale.JAPANESE))
                  .isNotEqualTo(problem.message(Locale.ENGLISH));
            });
  }
}
