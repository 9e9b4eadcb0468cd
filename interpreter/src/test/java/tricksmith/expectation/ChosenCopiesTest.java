package tricksmith.expectation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tricksmith.script.GameScript;
import tricksmith.source.Diagnostic;
import tricksmith.source.Problem;
import tricksmith.source.Source;

/** In games with copies, a test chooses as many of a card as it names. */
class ChosenCopiesTest {

  @ParameterizedTest
  @CsvSource({
    "2 cards, AS AD KS, AS AD",
    "2 cards, AS AS KS, AS AS",
    "2 cards, AS AS AD, AD AS",
    "3 cards, AS AS AD, AS AD AS",
    "1 card, AS AD KS, AS",
    "1..2 cards, AS AS KS, AS"
  })
  void chooseWhatIsNamed(String number, String hand, String chosen) {
    assertThat(failures("some cards", number, hand, chosen)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"AS AD KS", "AS AS KS"})
  void chooseOneCard(String hand) {
    assertThat(failures("card", "", hand, "AS")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"2 cards, AS AD KS, AS AS", "2 cards, AS AS AD, AS", "1 card, AS AS KS, AS AS"})
  void cannotChooseOtherNumbers(String number, String hand, String chosen) {
    assertThat(failures("some cards", number, hand, chosen))
        .containsExactly(ExpectationProblem.CANNOT_CHOOSE);
  }

  private static List<Problem> failures(String type, String number, String hand, String chosen) {
    String text =
        """
        game "Copies"
          players 2
        deck {
          suits D S
          ranks 7 8 9 J Q K A
          copies 2
        }
        state { shown: %s }
        match {
          new deal
          shuffle deck
          deal 8 to each player from seat 1
          seat 1 chooses shown: %s from hand where card.rank == A {
            seat 1 scores 5
          }
          play tricks from seat 1 until hands are empty { winner scores 1 if shown is chosen }
        }
        tests {
          test "chosen" {
            hand of seat 1: %s
            seat 1 chooses shown %s
            seat 1 scores 5
          }
        }
        """
            .formatted(type, number, hand, chosen)
            .replace("shown:  from", "shown from");
    GameScript script = GameScript.read(new Source("copies.trick", text));
    assertThat(script.isPlayable()).as(script.diagnostics().toString()).isTrue();
    return ScriptTests.run(script).stream()
        .flatMap(result -> result.failures().stream())
        .<Problem>map(Diagnostic::problem)
        .toList();
  }
}
