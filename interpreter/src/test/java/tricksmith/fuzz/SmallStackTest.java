package tricksmith.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.Sample;
import tricksmith.engine.MatchRun;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.service.Analysis;
import tricksmith.source.Source;

/**
 * Whatever a script nests or strings together, half a megabyte of stack suffices to read, check,
 * review, format, lower and play it, even before anything is compiled: just below the limits, and
 * beyond them.
 */
class SmallStackTest {

  private static final long STACK = 400 * 1024;
  private static final int MOST_DECISIONS = 40;
  private static final int MOST_METHODS = 12;

  private static String joined(String operator, String part, int times) {
    return IntStream.range(0, times)
        .mapToObj(each -> part.replace("#", Integer.toString(each)))
        .collect(Collectors.joining(operator));
  }

  private static String around(String before, String middle, String after, int times) {
    return before.repeat(times) + middle + after.repeat(times);
  }

  private static String chained(String first, String next, int times) {
    return first
        + IntStream.range(1, times)
            .mapToObj(
                each ->
                    next.replace("#", Integer.toString(each))
                        .replace("@", Integer.toString(each - 1)))
            .collect(Collectors.joining());
  }

  /** Expressions of one shape: a number of operators, brackets or words in one another. */
  private static Stream<String> expressions(int times) {
    return Stream.of(
            joined(" + ", "n", times),
            joined(" - ", "n", times),
            joined(" * ", "n", times),
            joined(" + ", "m[seat 1]", times),
            joined(" + ", "number of players where n == #", times),
            joined(" + ", "(1 if n == #, else 2)", times),
            around("(", "n", " + 1)", times),
            around("(n + ", "n", ")", times),
            around("f(", "n", ")", times),
            around("m[seat 1] + (", "n", ")", times),
            around("(", "n", " if y, else 1)", times),
            around("(1 if y, else ", "n", ")", times),
            around("number of cards where (card.number > ", "n", ")", times))
        .map(number -> "n = " + number);
  }

  private static Stream<String> conditions(int times) {
    return Stream.of(
            joined(" or ", "n == #", times),
            joined(" and ", "n == #", times),
            joined(" or ", "m[seat 1] == #", times),
            around("not (", "y", ")", times),
            around("not ", "y", "", times),
            around("(y and ", "y", ")", times),
            around("(y and (y or ", "y", "))", times / 2),
            "(" + joined(" or ", "n == #", times / 2) + ") and " + around("(y or ", "y", ")", 40),
            around("some card in cards where (", "y", ")", times))
        .map(condition -> "y = " + condition);
  }

  private static Stream<String> sets(int times) {
    return Stream.of(
            joined(" except ", "cards where card.number > #", times),
            joined(" except ", "(x in cards where x.number > #)", times),
            around("cards where card in (", "cards", ")", times),
            around("(", "cards", " except top of deck)", times))
        .map(set -> "n = number of " + set);
  }

  private static Stream<String> players(int times) {
    return Stream.of(
            around("left of ", "seat 1", "", times),
            joined(" or ", "score of player == #", times).replaceAll("^", "first player where "))
        .map(player -> player + " scores 1");
  }

  private static Stream<String> blocks(int times) {
    return Stream.of(
        around("if y { ", "n = 1", " }", times),
        around("each player { ", "n = 1", " }", times),
        around("repeat 1 times { ", "n = 1", " }", times),
        around(
            "if y { ",
            "y = "
                + joined(" or ", "n == #", times)
                + "; n = "
                + joined(" + ", "n", times)
                + "; z = "
                + joined(" or ", "d", times),
            " }",
            Math.min(times, 60)),
        around("if y { n = 1 } else ", "if y { n = 2 }", "", times));
  }

  private static Stream<String> statements(int times) {
    return Stream.of(
            expressions(times), conditions(times), sets(times), players(times), blocks(times))
        .flatMap(each -> each);
  }

  private static String script(String statement, String definitions) {
    return """
    game "Nested"
      players 2..4
    state {
      n: number = 0
      y: yes/no = yes
      z: yes/no = yes
      m[player]: number = 0
    }
    define f(number) = number + 1
    define d = n == 0
    %s
    match {
      new deal
      shuffle deck
      deal 5 to each player from seat 1
      %s
      play tricks from seat 1 until hands are empty { winner scores 1 }
    }
    trick { best by card.rank }
    """
        .formatted(definitions, statement);
  }

  private static void goThrough(String text) {
    GameScript script = GameScript.read(new Source("nested.trick", text));
    Analysis analysis = Analysis.of(script);
    analysis.format();
    analysis.fixes(analysis.diagnostics(), Locale.ENGLISH);
    analysis.outline();
    if (script.isPlayable()
        && script.setUp(script.defaults()) instanceof SetupResult.Ready(Game game)) {
      MatchRun run = MatchRun.start(game.rules(), 1);
      SplittableRandom random = new SplittableRandom(1);
      for (int asked = 0; run.isDeciding() && asked < MOST_DECISIONS; asked++) {
        run.choose(random.nextInt(run.alternatives()));
      }
    }
  }

  private static void isReadOnASmallStack(String text) throws InterruptedException {
    Ended outcome = new Ended();
    Thread thread = new Thread(null, () -> outcome.of(() -> goThrough(text)), "small", STACK);
    thread.start();
    thread.join();
    assertThat(outcome.repeated()).as(text).isEmpty();
  }

  private static final class Ended {
    private @Nullable Throwable thrown;

    /** The methods that are most often on a stack that overflowed. */
    private List<String> repeated() {
      if (thrown == null) {
        return List.of();
      }
      return Stream.of(thrown.getStackTrace())
          .collect(
              Collectors.groupingBy(
                  each -> each.getClassName() + "." + each.getMethodName(), Collectors.counting()))
          .entrySet()
          .stream()
          .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
          .limit(MOST_METHODS)
          .map(each -> each.getKey() + " " + each.getValue())
          .toList();
    }

    private void of(Runnable work) {
      try {
        work.run();
      } catch (StackOverflowError | RuntimeException e) {
        thrown = e;
      }
    }
  }

  static Stream<String> statementsOfAllLengths() {
    return Sample.with(List.of(99, 130), List.of(60)).stream().flatMap(SmallStackTest::statements);
  }

  @ParameterizedTest
  @MethodSource("statementsOfAllLengths")
  void statementsTakeLittleStack(String statement) throws InterruptedException {
    isReadOnASmallStack(script(statement, ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"top of hand of seat 1", "cards where card.number > 3", "seat 1"})
  void longListsTakeLittleStack(String element) throws InterruptedException {
    isReadOnASmallStack(
        script("n = number of (" + joined(", ", "(" + element + ")", 5000) + ")", ""));
  }

  static Stream<String> definitionsOfAllLengths() {
    return Sample.with(List.of(49, 95, 150), List.of(30, 45)).stream()
        .flatMap(
            times ->
                Stream.of(
                    chained("define d0 = n\n", "define d# = d@ + 1\n", times),
                    chained("define d0 = n\n", "define d# = d@\n", times),
                    chained("define d0(player) = n\n", "define d#(player) = d@(player)\n", times),
                    chained("define d0 = y\n", "define d# = d@ or y\n", times),
                    chained("define d0(card) = y\n", "define d#(card) = some d@ in hands\n", times),
                    chained("define d0 = cards\n", "define d# = d@ except top of deck\n", times)));
  }

  @ParameterizedTest
  @MethodSource("definitionsOfAllLengths")
  void definitionsTakeLittleStack(String definitions) throws InterruptedException {
    int last = definitions.lines().mapToInt(line -> 1).sum() - 1;
    isReadOnASmallStack(script("n = 1 if d" + last + " == d" + last, definitions));
    isReadOnASmallStack(script("n = d" + last, definitions));
  }

  @ParameterizedTest
  @ValueSource(ints = {40, 48})
  void definitionsDeepInsideAnExpressionTakeLittleStack(int times) throws InterruptedException {
    String definitions = chained("define d0 = n\n", "define d# = d@ + 1\n", times);
    String used = "d" + (times - 1) + " + 1";
    isReadOnASmallStack(
        script(
            around("if y { ", "n = " + joined(" + ", "n", 98 - times) + " + " + used, " }", 60),
            definitions));
    isReadOnASmallStack(script("n = " + around("(n + ", used, ")", 60), definitions));
  }
}
