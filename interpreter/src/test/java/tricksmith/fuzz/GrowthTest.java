package tricksmith.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * Scripts of two things, of which one asks for the other: twice as many of both take about twice as
 * much to read, check and review, as nothing goes through all of the one for each of the other.
 * Counted in bytes, like repetitions.
 */
class GrowthTest {
  private static final int SOME = 6;

  /** Four times as much would be too much; something grows a little faster than the text. */
  private static final double MOST = 2.5;

  /** What a long definition adds up. */
  private static final List<String> PARTS =
      List.of(
          "m[player]",
          "m[left of player]",
          "score of player",
          "score of left of player",
          "number of tricks",
          "number of tricks of player",
          "number of hand of player",
          "number of won of player where card.number > 3");

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
          "repeat until all(seat 1) > # { n = n + 1 }",
          "repeat all(seat 1) times { n = n + # }",
          "deal all(seat 1) to each player",
          "play 1 tricks from seat 1 { winner scores all(winner) if all(leader) == # }");

  @ParameterizedTest
  @FieldSource("CALLS")
  void aDefinitionIsNotGoneThroughForEachCall(String call) {
    isInProportion(
        size ->
            script(
                "define all(player) = "
                    + sum(size, i -> "d" + i + "(player)")
                    + "\n"
                    + each(
                        size,
                        i ->
                            "define d%d(player) = %s\n"
                                .formatted(i, sum(40, part -> PARTS.get(part % PARTS.size())))),
                each(25 * size, i -> call.replace("#", String.valueOf(i)) + "\n")));
  }

  private static void isInProportion(IntFunction<String> script) {
    // What happens only once is not counted.
    RepetitionTest.bytes(script.apply(1));
    double few = RepetitionTest.bytes(script.apply(SOME));
    double many = RepetitionTest.bytes(script.apply(2 * SOME));
    assertThat(many / few).as(script.apply(1)).isLessThan(MOST);
  }

  private static String script(String definitions, String statements) {
    return """
    game "Growing"
      players 2..4
    state {
      n: number = 0
      winner-of-all: player = seat 1
      m[player]: number = 0
    }
    %s
    match {
      new deal
      shuffle deck
      deal 5 to each player
      %s
      play tricks from seat 1 until hands are empty { winner scores 1 }
    }
    """
        .formatted(definitions, statements);
  }

  private static String sum(int terms, IntFunction<String> term) {
    return IntStream.range(0, terms).mapToObj(term).collect(Collectors.joining(" + "));
  }

  private static String each(int times, IntFunction<String> text) {
    return IntStream.range(0, times).mapToObj(text).collect(Collectors.joining());
  }
}
