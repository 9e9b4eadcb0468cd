package tricksmith.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.script.GameScript;
import tricksmith.source.Source;

/**
 * What is written four times as often takes about four times as much to read, check and review:
 * nothing looks at all statements for each of them. Counted in bytes, which are the same every
 * time, and of which whatever goes through a script takes some.
 */
class RepetitionTest {

  private static final int SOME = 40;
  private static final int TIMES = 4;

  /** Sixteen times as much would be too much; some parts take more for what is larger. */
  private static final double MOST = 5;

  /** The first mistakes are explained at length, and a script with any is not reviewed. */
  private static final int MANY_MISTAKES = 100;

  /**
   * How often what takes too much is counted again, since tests that run meanwhile can make the
   * parser forget what it has learned.
   */
  private static final int AGAIN = 3;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** What the script takes without any repetition. */
  private static final double REST =
      Math.min(bytes(script("match", "", 0)), bytes(script("match", "", 0)));

  /** Each number sign stands for the number of the repetition. */
  private static String repeated(String line, int times) {
    return IntStream.range(0, times)
        .mapToObj(each -> line.replace("#", Integer.toString(each)))
        .collect(Collectors.joining("\n"));
  }

  private static String script(String place, String line, int times) {
    String lines = repeated(line, times);
    return """
    game "Repeated"
      players 2..4
    options { o 0..9 = 1 }
    zones { pile: face up }
    state {
      n: number = 0
      y: yes/no
      m[player]: number = 0
      %s
    }
    define f(number) = number + 1
    %s
    match {
      new deal
      shuffle deck
      deal 5 to each player
      %s
      play tricks from seat 1 until hands are empty { winner scores 1 }
      repeat 2 times { new deal
        %s
      }
    }
    procedure p { n = n + 1 }
    trick { %s
      best by card.rank
    }
    %s
    """
        .formatted(
            place.equals("state") ? lines : "",
            place.equals("define") ? lines : "",
            place.equals("match") ? lines : "",
            place.equals("deal") ? lines : "",
            place.equals("trick") ? lines : "",
            place.equals("end") ? lines : "");
  }

  private static double bytes(String text) {
    long before = THREADS.getCurrentThreadAllocatedBytes();
    GameScript read = GameScript.read(new Source("repeated.trick", text));
    assertThat(read.diagnostics()).isNotNull();
    return THREADS.getCurrentThreadAllocatedBytes() - before;
  }

  private static void isInProportion(String place, String line) {
    isInProportion(place, line, SOME, REST);
  }

  private static void isInProportion(String place, String line, int some, double rest) {
    // What happens only once is not counted: what the parser learns, and the rest of the script.
    bytes(script(place, line, 1));
    double few = bytes(script(place, line, some)) - rest;
    double many = bytes(script(place, line, TIMES * some)) - rest;
    for (int again = 0; again < AGAIN && many / few >= MOST; again++) {
      few = Math.min(few, bytes(script(place, line, some)) - rest);
      many = Math.min(many, bytes(script(place, line, TIMES * some)) - rest);
    }
    assertThat(few).as(line).isPositive();
    assertThat(many / few).as(line).isLessThan(MOST);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "n = n + 1",
        "v# = # if y",
        "v# = # if y; seat 1 scores v#",
        "if y: n = #",
        "seat 1 may choose e# from 1..3",
      })
  void statementsOfADealAreReadInProportion(String line) {
    isInProportion("deal", line);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "match | n = undefined",
        "match | score",
        "deal | define a# = n + #; n = a# + 1; seat 1 scores a#",
        "define | define same = #",
        "define | define d# = undefined",
        "end | score { each side scores # }",
        "end | tests { test \"t#\" { the match begins; expect n == # } }",
        "end | end { highest score wins }",
        "end | foo bar #",
      })
  void mistakesAreReadInProportion(String place, String line) {
    isInProportion(place, line, MANY_MISTAKES, 0);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "play 1 tricks from seat 1",
        "play 1 tricks from seat 1 { winner sits out }",
        "play 1 tricks from seat 1 { before each trick { n = 1 }; after each card { n = 2 } }",
        "n = n + 1",
        "v# = n",
        "v# = # if y, else 2",
        "if n == # { n = n + 1 }",
        "if y { n = # } else { y = yes }",
        "repeat # times { n = n + 1 }",
        "repeat until n > # { n = n + 1 }",
        "repeat with i in 1..# { n = i }",
        "each player { m[player] = # }",
        "each player in turn { m[player] = # }",
        "each player at once chooses c# from 1..3",
        "each player round and round until n > # { n = n + 1 }",
        "each of hands { n = # }",
        "each side scores #",
        "seat 1 scores #",
        "seat 1 chooses c# from 1..3",
        "seat 1 chooses n from 1..3",
        "seat 1 chooses d#, yes or no { n = 1 } else { n = 2 }",
        "seat 1 may choose e#: 1 cards from hand { move e# to pile }",
        "seat 1 draws from deck",
        "seat 1 sits out",
        "seat 1 drops out",
        "seat 1 takes the trick",
        "seat 1 plays for seat 2",
        "(seat 1, seat 2) form a side",
        "new deal",
        "shuffle deck",
        "turn up top of deck",
        "show hand of seat 1 to everyone",
        "deal # to each player",
        "deal deck to players",
        "move top # of deck to pile",
        "move pile to hand of seat 1",
        "perform p",
        "end the match",
        "reverse direction",
        "n = random from 1..#",
        "n = number of (cards where card.rank == 7 and card.number > #)",
        "s# = cards where card.suit == H",
      })
  void statementsAreReadInProportion(String line) {
    isInProportion("match", line);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "must card.suit == led.suit or card.number == #",
        "must \"text #\" beats(card) when n == #",
        "may not lead card.number == # unless y",
      })
  void obligationsAreReadInProportion(String line) {
    isInProportion("trick", line);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "v#: number",
        "v#: yes/no = no, face up",
        "v#[player]: some cards",
        "a t# is x | y#",
      })
  void variablesAreReadInProportion(String line) {
    isInProportion("state", line);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "define d# = n + #",
        "define d#(card) = card.number + #",
        "define d#(player) = m[player] == #",
      })
  void definitionsAreReadInProportion(String line) {
    isInProportion("define", line);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "procedure q# { n = # }",
        "translation l# { n \"x\" }",
        "title l# \"x\"",
      })
  void sectionsAreReadInProportion(String line) {
    isInProportion("end", line);
  }
}
