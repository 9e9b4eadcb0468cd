package tricksmith.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.script.GameScript;
import tricksmith.source.Source;

/** A statement may end before its line: what is said of it does not depend on the layout. */
class RestOfStatementTest {

  @Test
  void anotherStatementOfTheLineIsNotQuoted() {
    String script =
        """
        game "Passing"
          players 3
        state { each deal { bid[player]: number } }
        match {
          new deal
          shuffle deck
          deal 5 to each player
          each player in turn { player may choose bid from 1..5 }
          play tricks from seat 1 until hands are empty { winner scores 1 }
        }
        tests { test "all pass" { everyone passes bid; seat 1 passes bid } }
        """;

    assertThat(GameScript.read(new Source("passing.trick", script)).diagnostics())
        .filteredOn(diagnostic -> diagnostic.problem() == CheckProblem.EVERYBODY_IN_A_TEST)
        .singleElement()
        .satisfies(
            diagnostic ->
                assertThat(diagnostic.arguments()).last().asString().isEqualTo("passes bid"));
  }
}
