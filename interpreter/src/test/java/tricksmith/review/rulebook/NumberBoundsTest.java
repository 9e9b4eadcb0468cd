package tricksmith.review.rulebook;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.script.GameScript;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;

/** How far the bounds of numbers are followed, however long the script is. */
class NumberBoundsTest {

  private static boolean neverHolds(String statements) {
    String text =
        """
        game "Bounds"
          players 2

        state { n: number; y: yes/no }

        match {
          new deal
          shuffle deck
          deal 5 to each player from seat 1
        %s
          play tricks from seat 1 until hands are empty { winner scores 1 if y }
        }
        """
            .formatted(statements);
    return GameScript.read(new Source("bounds.trick", text)).found().stream()
        .map(Diagnostic::problem)
        .anyMatch(
            problem ->
                problem == ReviewProblem.NEVER_HOLDS || problem == ReviewProblem.NEVER_SO_LARGE);
  }

  private static String each(int count, IntFunction<String> line) {
    return IntStream.range(0, count).mapToObj(line).collect(joining("\n"));
  }

  @Test
  void knowsWhatIsSetInAThousandPlaces() {
    String places = each(1_000, i -> "  n = " + i);
    assertThat(neverHolds(places + "\n  y = n > 2000")).isTrue();
    assertThat(neverHolds(places + "\n  y = n > 900")).isFalse();
  }

  @Test
  void followsVariablesThroughOneAnother() {
    String chain = each(100, i -> i == 0 ? "  v0 = 1" : "  v" + i + " = v" + (i - 1) + " + 1");
    assertThat(neverHolds(chain + "\n  y = v99 > 100")).isTrue();
    assertThat(neverHolds(chain + "\n  y = v99 > 99")).isFalse();
  }

  @Test
  void saysNothingOfWhatGrowsFromPassToPass() {
    assertThat(neverHolds("  n = 1\n  repeat 9 times { n = n + 1 }\n  y = n > 5")).isFalse();
  }
}
