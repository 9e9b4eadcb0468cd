package tricksmith.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.service.Analysis;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;

/**
 * Four times as many parts of a script take about four times as much to read, check and review, to
 * set up, and to ask about, as nothing goes through all of them for each: neither parts of one
 * kind, nor one thing for each place that asks for it. Counted in bytes, like repetitions.
 */
class GrowthTest {
  private static final int SOME_CALLS = 2;
  private static final int SOME_VARIABLES = 2;
  private static final int SOME_PARTS = 16;
  private static final int TIMES = 4;

  /** Sixteen times as much would be too much; what belongs together is compared a little. */
  private static final double MOST_FOR_PARTS = 5.1;

  private static final double MOST_FOR_CALLS = 4.9;

  /** Parts may take nothing at all, and the rest of the script a little more or less. */
  private static final double LITTLE = 300_000;

  /**
   * How often what takes too much is counted again. Tests that run meanwhile can make the parser
   * forget what it has learned; whatever goes through a script takes as much each time.
   */
  private static final int AGAIN = 3;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** What a script takes that has none of the parts. */
  private static final Cost REST =
      Cost.of(script(Map.of()), true).orLess(Cost.of(script(Map.of()), true));

  /** What a long definition adds up. */
  private static final List<String> TERMS =
      List.of(
          "m[player]",
          "m[left of player]",
          "score of player",
          "score of left of player",
          "number of tricks of player",
          "number of tricks of left of player",
          "number of hand of player",
          "(number of cards won by player where card.number > 3)");

  /** What asks for it. */
  static final List<String> CALLS =
      List.of(
          "each player scores 1 if tricks of player == all(player) + #",
          "each player scores all(player) if score > #",
          "each player { m[player] = all(player) + # }",
          "each player { m[left of player] = all(player) + # }",
          "each player sits out if all(player) == #",
          "winner-of-all = seat 1 if all(seat 1) == #",
          "n = (all(seat 1), or #)",
          "if all(seat 1) == # { n = all(seat 2) }",
          "repeat all(seat 1) times { n = n + # }",
          "deal all(seat 1) to each player",
          "seat 1 scores 1 if all(seat 1) == #",
          "seat 1 scores all(seat 1) + #",
          "seat 1 chooses c# from 1..all(seat 1)",
          "seat 1 may choose c#: all(seat 1) cards from hand",
          "each player in turn chooses m from 1..all(player)",
          "move top (all(seat 1)) of deck to hand of seat 2",
          "repeat with i in 1..all(seat 1) { n = n + i }",
          "perform q(all(seat 1))",
          "play 1 tricks from seat 1 { winner scores all(winner) if all(leader) == # }",
          "must \"m#\" card.number > all(player) when all(left of player) == #");

  /**
   * Parts that belong together.
   *
   * @param some how many are few of them
   * @param lines by section; # stands for the number of the part, and @ for that of another
   */
  record Parts(String name, int some, Map<String, String> lines) {
    Parts(String name, Map<String, String> lines) {
      this(name, SOME_PARTS, lines);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static final List<Parts> PARTS =
      List.of(
          new Parts("variables", Map.of("state", "v#: number = 0", "match", "v# = v@ + #")),
          new Parts(
              "variables of players",
              Map.of(
                  "state",
                  "v#[player]: number = 0",
                  "match",
                  "each player { v#[player] = v@[left of player] + # }")),
          new Parts(
              "secrets",
              Map.of(
                  "state",
                  "s#[player]: number = 0, seen by owner",
                  "match",
                  "each player in turn chooses s# from 0..s@[left of player] + 1")),
          new Parts(
              "options",
              Map.of("options", "o# yes/no = no \"x#\"", "match", "n = n + # if o# and not o@")),
          new Parts(
              "numbers to be set",
              Map.of("options", "o# 0..9 = 1 \"x#\"", "match", "repeat o# times { n = n + o@ }")),
          new Parts(
              "procedures",
              Map.of("end", "procedure q#(player) { m = # }", "match", "perform q@(seat 1)")),
          new Parts(
              "procedures that perform others",
              Map.of(
                  "end",
                  "procedure q#(player) { perform q(#) if n > # }",
                  "match",
                  "perform q@(seat 1)")),
          new Parts(
              "definitions",
              Map.of("define", "define d# = n + m[seat 1] * #", "match", "n = d# if d@ > 3")),
          new Parts(
              "definitions of conditions",
              Map.of(
                  "define",
                  "define d#(player) = m[player] == #",
                  "match",
                  "each player scores 1 if d#(player) or d@(left of player)")),
          new Parts(
              "tables",
              Map.of(
                  "define",
                  "define t#(card) = by card.rank { A: #, K: 2, else 0 }",
                  "match",
                  "each player scores sum of t#(card) over hand of player")),
          new Parts(
              // Of short tables, all rows are looked at for each question.
              "rows",
              3 * SOME_PARTS / 2,
              Map.of("rows", "1#: @,", "match", "seat 1 scores worth(#) if worth(@) > n")),
          new Parts(
              "tests",
              Map.of(
                  "tests",
                  "test \"t#\" { given n = #; hand of seat 1: 2H 3H; seat 1 may play 2H; expect n"
                      + " == @ }")),
          new Parts(
              "reasons that no criterion gives",
              Map.of(
                  "tests",
                  "test \"t#\" { seat 1 leads 2H; seat 2 plays 3H; seat 2 wins by \"no\" }")),
          new Parts(
              "obligations",
              Map.of("trick", "must \"m#\" card.number == # when n == @ and m[player] > #")),
          new Parts(
              // Few criteria are all compared with each other.
              "criteria",
              3 * SOME_PARTS / 2,
              Map.of("criteria", "then \"c#\" card.number == # and n == @")),
          new Parts(
              "zones",
              Map.of("zones", "z#: face down", "match", "move top of z# to z@; n = number of z#")),
          new Parts(
              "zones of players",
              Map.of(
                  "zones",
                  "z#[player]: face down",
                  "match",
                  "each player in turn chooses c#: 0..1 cards from z@ of player")),
          new Parts("words", Map.of("words", "| w#", "match", "word = w# if word == w@")),
          new Parts(
              "types", Map.of("state", "a t# is x# | y#; v#: t#", "match", "v# = x# if v@ == y@")),
          new Parts(
              "choices",
              Map.of(
                  "match",
                  "seat 1 chooses c# from 0..n + @; n = c#; seat 2 may choose e# from c#")),
          new Parts(
              "loops",
              Map.of(
                  "match", "repeat until n > # { seat 1 scores #; n = n + 1 if m[seat 1] == @ }")),
          new Parts(
              "tricks",
              Map.of(
                  "match",
                  "play # tricks from seat 1 { winner scores 1 if tricks of winner > @ }")),
          new Parts(
              "tricks and obligations",
              Map.of(
                  "match",
                  "play 1 tricks from seat 1 { winner scores # }",
                  "trick",
                  "must \"m#\" card.number == # when n == @")),
          new Parts(
              "tricks and criteria",
              Map.of(
                  "match",
                  "play 1 tricks from seat 1 { winner scores # }",
                  "criteria",
                  "then \"c#\" card.number == # and n == @")),
          new Parts(
              "shows",
              Map.of(
                  "match", "show hand of seat 1 to seat 2; seat 2 chooses c# from hand of seat 1")),
          new Parts("translations", Map.of("state", "v#: number", "translation", "v# \"w#\"")));

  @ParameterizedTest
  @FieldSource("CALLS")
  void aDefinitionIsNotGoneThroughForEachCall(String call) {
    isInProportion(
        SOME_CALLS,
        MOST_FOR_CALLS,
        false,
        size ->
            script(
                Map.of(
                    "define",
                    "define all(player) = "
                        + sum(size, i -> "d" + i + "(player)")
                        + "\n"
                        + each(
                            size,
                            i ->
                                "define d%d(player) = %s"
                                    .formatted(i, sum(20, term -> TERMS.get(term % TERMS.size())))),
                    call.startsWith("must") ? "trick" : "match",
                    each(12 * size, i -> call.replace("#", String.valueOf(i))))));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "n = all + #",
        "seat 1 scores n if all == n + #",
        "repeat 1 times { n = all; v# = # if n == 1 }"
      })
  void variablesOfADefinitionAreNotListedForEachCall(String call) {
    isInProportion(
        SOME_VARIABLES,
        MOST_FOR_CALLS,
        true,
        size ->
            script(
                Map.of(
                    "state",
                    each(20 * size, i -> "v%d: number = 0".formatted(i)),
                    "define",
                    "define all = "
                        + sum(size, i -> "d" + i)
                        + "\n"
                        + each(
                            size,
                            i -> "define d%d = %s".formatted(i, sum(20, v -> "v" + (20 * i + v)))),
                    "match",
                    each(20 * size, i -> call.replace("#", String.valueOf(i))))));
  }

  @ParameterizedTest
  @FieldSource("PARTS")
  void partsOfOneKindAreNotGoneThroughForEach(Parts parts) {
    isInProportion(
        parts.some(),
        MOST_FOR_PARTS,
        true,
        size ->
            script(
                parts.lines().entrySet().stream()
                    .collect(
                        Collectors.toMap(
                            Map.Entry::getKey,
                            entry -> each(size, i -> numbered(entry.getValue(), i, size))))));
  }

  private static String numbered(String line, int number, int size) {
    return line.replace("#", String.valueOf(number))
        .replace("@", String.valueOf(number * 7 % size));
  }

  /**
   * Requires that a script grows no faster than its text.
   *
   * @param asks whether questions about it are counted, too: those about statements look at no
   *     definition but as checking does, which is counted anyway
   */
  private static void isInProportion(
      int some, double most, boolean asks, IntFunction<String> script) {
    // What happens only once is not counted: what the parser learns, and the rest of the script.
    GameScript.read(new Source("growing.trick", script.apply(1)));
    Cost rest = asks ? REST : REST.unasked();
    Cost few = Cost.of(script.apply(some), asks).without(rest);
    Cost many = Cost.of(script.apply(TIMES * some), asks).without(rest);
    for (int again = 0; again < AGAIN && many.exceeds(few.times(most)); again++) {
      few = few.orLess(Cost.of(script.apply(some), asks).without(rest));
      many = many.orLess(Cost.of(script.apply(TIMES * some), asks).without(rest));
    }
    assertThat(many.read).as("read").isLessThan(few.times(most).read);
    assertThat(many.setUp).as("set up").isLessThan(few.times(most).setUp);
    assertThat(many.asked).as("asked").isLessThan(few.times(most).asked);
  }

  /** What it takes, in bytes. */
  private record Cost(double read, double setUp, double asked) {

    static Cost of(String text, boolean asks) {
      long start = bytes();
      GameScript script = GameScript.read(new Source("growing.trick", text));
      long read = bytes();
      assertThat(script.diagnostics()).as(text).noneMatch(Diagnostic::isError);
      assertThat(script.setUp(script.defaults())).isInstanceOf(SetupResult.Ready.class);
      long setUp = bytes();
      if (asks) {
        ask(Analysis.of(script));
      }
      return new Cost(read - start, setUp - read, bytes() - setUp);
    }

    Cost unasked() {
      return new Cost(read, setUp, 0);
    }

    Cost without(Cost other) {
      return new Cost(read - other.read, setUp - other.setUp, asked - other.asked);
    }

    Cost times(double factor) {
      return new Cost(factor * read + LITTLE, factor * setUp + LITTLE, factor * asked + LITTLE);
    }

    boolean exceeds(Cost most) {
      return read >= most.read || setUp >= most.setUp || asked >= most.asked;
    }

    Cost orLess(Cost other) {
      return new Cost(
          Math.min(read, other.read), Math.min(setUp, other.setUp), Math.min(asked, other.asked));
    }

    private static void ask(Analysis analysis) {
      String text = analysis.source().text();
      for (String place : List.of("winner-of-all", "play tricks", "best by")) {
        int offset = text.indexOf(place);
        analysis.completion(offset, Locale.ENGLISH);
        analysis.hover(offset, Locale.ENGLISH);
        analysis.signature(offset, Locale.ENGLISH);
        analysis.uses(offset);
        analysis.renameable(offset).ifPresent(_ -> analysis.rename(offset, "another"));
      }
      // To try a fix takes as long as to read the script, so all of them would hide the rest.
      analysis.fixes(analysis.diagnostics().stream().limit(1).toList(), Locale.ENGLISH);
      analysis.outline();
      analysis.folds();
      analysis.colours();
      analysis.format();
    }

    private static long bytes() {
      return THREADS.getCurrentThreadAllocatedBytes();
    }
  }

  private static String script(Map<String, String> lines) {
    return """
    game "Growing"
      players 2..4
    options { o 0..9 = 1
      %s
    }
    zones { pile: face up
      %s
    }
    state {
      n: number = 0
      winner-of-all: player = seat 1
      m[player]: number = 0
      a word-type is w %s
      word: word-type
      %s
    }
    define worth(number) = by number { 0: 0, %s else 0 }
    %s
    match {
      new deal
      shuffle deck
      deal 5 to each player
      %s
      play tricks from seat 1 until hands are empty { winner scores 1 }
    }
    trick {
      %s
      best by "the higher" card.rank
      %s
    }
    procedure q(number) { n = number }
    %s
    translation ja { %s }
    tests {
      %s
    }
    """
        .formatted(
            List.of(
                    "options",
                    "zones",
                    "words",
                    "state",
                    "rows",
                    "define",
                    "match",
                    "trick",
                    "criteria",
                    "end",
                    "translation",
                    "tests")
                .stream()
                .map(section -> lines.getOrDefault(section, ""))
                .toArray());
  }

  private static String sum(int terms, IntFunction<String> term) {
    return IntStream.range(0, terms).mapToObj(term).collect(Collectors.joining(" + "));
  }

  private static String each(int times, IntFunction<String> text) {
    return IntStream.range(0, times).mapToObj(text).collect(Collectors.joining("\n"));
  }
}
