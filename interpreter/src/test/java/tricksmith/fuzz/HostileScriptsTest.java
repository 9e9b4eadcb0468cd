package tricksmith.fuzz;

import static java.util.Comparator.comparingDouble;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.Golden;
import tricksmith.Sample;
import tricksmith.script.GameScript;
import tricksmith.source.Source;

/**
 * Scripts that are made to be too much: none takes too much processor time to read, or more stack
 * than any thread has.
 *
 * <p>Some are kept, as they once were too much. Others are made up, guided by what costs: those
 * that took longest for their length are made larger, and mixed with new ones. {@code
 * -Dfuzz.seconds=1800} says how long, {@code -Dfuzz.seed=7} with which seed to begin; what is found
 * is written into {@code target/fuzz}, and belongs among the kept ones when it is mended.
 */
class HostileScriptsTest {
  /** What takes ten seconds on a quiet machine may take longer on one that others use, too. */
  private static final Duration LONGEST = Duration.ofSeconds(30);

  /**
   * A third of a script takes a ninth of what grows with the square of it; a sixth leaves room for
   * what does not.
   */
  private static final Duration LONGEST_OF_A_THIRD = LONGEST.dividedBy(6);

  private static final int LARGEST_TEXT = 1_000_000;
  private static final int SHORT = 6;
  private static final int LARGEST_AT_FIRST = 300;
  private static final int KEPT_FOR_THEIR_COST = 8;
  private static final Path FINDINGS = Path.of("target", "fuzz");

  /** A script that was made up, and can be made again in another size. */
  private record Made(HostileShape shape, int size, long seed) {

    String text() {
      String text = shape.text(size, new Lots(seed));
      return text.length() > LARGEST_TEXT ? text.substring(0, LARGEST_TEXT) : text;
    }

    Made larger() {
      return new Made(shape, size * 2, seed);
    }
  }

  /** What it took for each character. */
  private record Costly(Made made, double cost) {}

  static List<Path> kept() throws IOException {
    return Golden.scripts("fuzz");
  }

  @ParameterizedTest
  @MethodSource("kept")
  void whatOnceWasTooMuchIsNot(Path script) throws Exception {
    assertThat(ReadingOrdeal.undergo(Files.readString(script))).isLessThan(LONGEST);
  }

  static Stream<Arguments> constructs() {
    return HostileShape.AROUND_EXPRESSIONS.stream()
        .flatMap(around -> Stream.of("", " +").map(slip -> Arguments.of(around, slip)));
  }

  /** A slip anywhere has all be read a second time, more thoroughly. */
  @ParameterizedTest
  @MethodSource("constructs")
  void everyConstructInItselfIsReadSoon(List<String> around, String slip) throws Exception {
    for (int levels : List.of(35, 90)) {
      String text =
          """
          game "Deep"
            players 2..4
          state { n: number; y: yes/no }
          define f(card) = card.number
          define a = %sy%s
          match { n = a%s }
          """
              .formatted(around.getFirst().repeat(levels), around.getLast().repeat(levels), slip);
      assertThat(ReadingOrdeal.read(text)).isLessThan(LONGEST);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "if y {",
        "if y { n = 1 } else {",
        "repeat 2 times {",
        "repeat until n > 3 {",
        "repeat with i in 1..2 {",
        "each of hands {",
        "each side {",
        "each player in turn {",
        "each player round and round until n > 3 {",
        "each player round and round until all but one have passed {",
        "each player in random order {",
        "each player at once {",
        "seat 1 may choose c from 1..2 {",
        "seat 1 chooses c, yes or no { n = 1 } else {",
        "play 1 tricks from seat 1 {",
        "play 1 tricks from seat 1 { before each card {",
      })
  void everyBlockInItselfIsReadSoon(String opening) throws Exception {
    int braces = opening.endsWith("card {") ? 2 : 1;
    int levels = 60 / braces;
    String text =
        """
        game "Deep"
          players 2..4
        state { n: number = 0; y: yes/no }
        match {
          new deal
          deal 5 to each player
          %s
          seat 1 may choose d from 1..3
          %s
        }
        """
            .formatted((opening + "\n").repeat(levels), "}\n".repeat(levels * braces));
    assertThat(ReadingOrdeal.read(text)).isLessThan(LONGEST);
  }

  /** A line of a test is looked through before anything of it is read. */
  @ParameterizedTest
  @ValueSource(strings = {"left of ", "highest ", "number of ", "left of highest "})
  void prefixesWithoutEndAreReadSoon(String prefix) throws Exception {
    String line = prefix.repeat(45_000 / prefix.split(" ", -1).length);
    String text = "game \"Long\"\n  players 2\ntests { test \"a\" {\n" + line + "1\n} }\n";
    assertThat(ReadingOrdeal.read(text)).isLessThan(LONGEST);
  }

  static Stream<String> longWords() {
    String long94 = "ab".repeat(47);
    String shifted = "ba".repeat(47);
    String names =
        IntStream.range(10_000, 12_500)
            .mapToObj(each -> "define " + long94 + each + " = 1\n")
            .collect(joining());
    String misspelt =
        IntStream.range(10_000, 10_110)
            .mapToObj(each -> "  n = " + shifted + each + "\n")
            .collect(joining());
    String marks = "\u0301\u0316\u0337".repeat(100_000);
    return Stream.of(
        inMatch("  foo" + "a".repeat(300_000) + "\n"),
        names + inMatch(misspelt),
        "define a" + marks + " = 1\n" + inMatch("  n = b" + marks + "\n"));
  }

  static Stream<String> repeatedStatements() {
    return Stream.of(
        "each player { left of player scores score" + " + score".repeat(90) + " }",
        "dealer = left of dealer\n"
            + "play tricks from dealer until hands are empty { winner scores 1 }");
  }

  /** Nothing looks at all statements for each of them, or goes back from one to all before it. */
  @ParameterizedTest
  @MethodSource("repeatedStatements")
  void aScriptFullOfTheSameIsReadSoon(String statements) throws Exception {
    int times = 15_000 / statements.split("\\s").length;
    String text =
        "game \"Full\"\n  players 2..4\n"
            + inMatch(
                "new deal\nshuffle deck\ndeal 5 to each player\n"
                    + (statements + "\n").repeat(times));
    assertThat(ReadingOrdeal.undergo(text)).isLessThan(LONGEST_OF_A_THIRD);
  }

  /** A thousand loops and as many scores, in two thousand settings. */
  @Test
  void manyLoopsInManySettingsAreReadSoon() throws Exception {
    String text =
        "game \"Settings\"\n  players 2..4\noptions {\n"
            + each(40, i -> "  o" + i + " yes/no = no \"x\"\n")
            + "}\n"
            + inMatch(
                each(
                    900,
                    i ->
                        "repeat until score of seat 1 > 3 or (o%d and not o%d) { seat 1 scores 1 if o%d or o%d }\n"
                            .formatted(i % 40, (i * 7 + 1) % 40, i * 3 % 40, (i * 11 + 5) % 40)));
    assertThat(ReadingOrdeal.read(text)).isLessThan(LONGEST);
  }

  /** Two thousand statements ask for three thousand variables each. */
  @Test
  void aLongDefinitionIsReadSoonHoweverOftenItIsCalled() throws Exception {
    String terms = "m[player]" + " + m[player]".repeat(37);
    String text =
        "game \"Long\"\n  players 2..4\nstate { m[player]: number = 0 }\n"
            + each(80, i -> "define d" + i + "(player) = " + terms + "\n")
            + each(8, i -> "define g" + i + "(player) = 0" + calls("d", 10 * i, 10) + "\n")
            + "define all(player) = 0"
            + calls("g", 0, 8)
            + "\n"
            + inMatch(
                "new deal\nshuffle deck\ndeal 5 to each player\neach player {\n"
                    + each(
                        2_000,
                        i -> "player scores 1 if tricks of player == all(player) + " + i + "\n")
                    + "}\n");
    assertThat(GameScript.readUnreviewed(new Source("long.trick", text)).isPlayable()).isTrue();
    assertThat(ReadingOrdeal.read(text)).isLessThan(LONGEST);
  }

  private static String calls(String name, int first, int number) {
    return each(number, i -> " + " + name + (first + i) + "(player)");
  }

  @Test
  void whoLeadsByThousandsOfNamesIsFoundSoon() throws Exception {
    int names = 4_000;
    String text =
        "game \"Names\"\n  players 2..4\nstate {\n"
            + each(names, i -> "  n" + i + ": player\n")
            + "}\n"
            + inMatch(
                "new deal\nshuffle deck\ndeal 5 to each player\nn0 = random player\n"
                    + each(names - 1, i -> "  n" + (i + 1) + " = n" + i + "\n")
                    + "play tricks from n"
                    + (names - 1)
                    + " until hands are empty { winner scores 1 }\n");
    assertThat(ReadingOrdeal.undergo(text)).isLessThan(LONGEST);
  }

  private static String each(int times, IntFunction<String> text) {
    return IntStream.range(0, times).mapToObj(text).collect(joining());
  }

  private static String inMatch(String statements) {
    return "match {\n" + statements + "}\n";
  }

  /** One word that fills the script, thousands that look alike, and marks that are out of order. */
  @ParameterizedTest
  @MethodSource("longWords")
  void longWordsAreReadSoon(String rest) throws Exception {
    String text = "game \"Long\"\n  players 2\nstate { n: number }\n" + rest;
    assertThat(ReadingOrdeal.read(text)).isLessThan(LONGEST);
  }

  @ParameterizedTest
  @EnumSource
  void everyShapeIsReadSoonInAnySize(HostileShape shape) throws Exception {
    for (int size : Sample.with(List.of(1, 150, 500), List.of(1_500))) {
      Made made = new Made(shape, size, size);
      assertThat(ReadingOrdeal.undergo(made.text()))
          .as(made.toString())
          .isLessThan(size > 500 ? LONGEST : LONGEST_OF_A_THIRD);
    }
  }

  @Test
  void whateverIsMadeUpIsReadSoon() throws IOException {
    long seconds = Long.getLong("fuzz.seconds", 0);
    long seed = Long.getLong("fuzz.seed", seconds > 0 ? System.currentTimeMillis() : 1);
    Instant end = Instant.now().plusSeconds(seconds);
    List<Costly> costliest = new ArrayList<>();
    Map<String, Made> findings = new LinkedHashMap<>();
    long runs = 0;
    while (seconds > 0 ? Instant.now().isBefore(end) : runs < SHORT) {
      Lots lots = new Lots(seed + runs);
      Made made = next(costliest, lots);
      String trouble = undergo(made, costliest);
      if (!trouble.isEmpty() && findings.putIfAbsent(made.shape + trouble, made) == null) {
        Files.createDirectories(FINDINGS);
        Files.writeString(FINDINGS.resolve("hostile-" + (seed + runs) + ".trick"), made.text());
      }
      runs++;
    }
    say(runs + " scripts made up from seed " + seed + "; the costliest: " + costliest);
    assertThat(findings).isEmpty();
  }

  private static Made next(List<Costly> costliest, Lots lots) {
    if (!costliest.isEmpty() && lots.onceIn(2)) {
      Made made = lots.of(costliest).made;
      Made larger = made.larger();
      int length = larger.text().length();
      if (length > made.text().length() && length < LARGEST_TEXT) {
        return larger;
      }
    }
    return new Made(
        lots.of(List.of(HostileShape.values())), lots.between(1, LARGEST_AT_FIRST), lots.seed());
  }

  /** What was too much; empty if nothing was. */
  private static String undergo(Made made, List<Costly> costliest) {
    String text = made.text();
    try {
      Duration took = ReadingOrdeal.undergo(text);
      keep(new Costly(made, (double) took.toNanos() / text.length()), costliest);
      return took.compareTo(LONGEST) < 0 ? "" : "too long";
    } catch (Exception thrown) {
      Throwable cause = thrown.getCause() == null ? thrown : thrown.getCause();
      return cause.getClass().getName();
    }
  }

  /**
   * One of each shape, so that a single one that stays costly in any size leaves room for others.
   */
  private static void keep(Costly costly, List<Costly> costliest) {
    if (costliest.stream()
        .anyMatch(known -> known.made.shape == costly.made.shape && known.cost >= costly.cost)) {
      return;
    }
    costliest.removeIf(known -> known.made.shape == costly.made.shape);
    costliest.add(costly);
    costliest.sort(comparingDouble(Costly::cost).reversed());
    if (costliest.size() > KEPT_FOR_THEIR_COST) {
      costliest.removeLast();
    }
  }

  private static void say(String text) {
    new PrintStream(System.out, true, StandardCharsets.UTF_8).println(text);
  }
}
