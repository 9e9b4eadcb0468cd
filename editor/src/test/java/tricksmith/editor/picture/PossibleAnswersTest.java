package tricksmith.editor.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tricksmith.editor.table.Playground;
import tricksmith.rules.Action;
import tricksmith.rules.ChoiceWithin;
import tricksmith.script.Game;

/** What a choice may ever offer, whatever is ruled out at the moment. */
class PossibleAnswersTest {

  private static List<List<String>> answers(String script) {
    Game game = Playground.game(Playground.bundled(script), 0);
    Action.Choice choice =
        ChoiceWithin.all(Objects.requireNonNull(game.script().rules()).procedure())
            .map(ChoiceWithin::choice)
            .filter(each -> each.amount() == null)
            .findFirst()
            .orElseThrow();
    return new PossibleAnswers(game).of(choice);
  }

  @Test
  void everyCallOfAnAuctionHasItsPlace() {
    List<List<String>> answers = answers("classics/bridge");

    assertThat(answers).hasSize(7 * 5 + 2).startsWith(List.of("1", "C"), List.of("1", "D"));
    assertThat(answers.subList(34, 37))
        .containsExactly(List.of("7", "notrump"), List.of("double"), List.of("redouble"));
  }

  @Test
  void optionsDecideWhichNumbersThereAre() {
    assertThat(answers("classics/pinochle")).startsWith(List.of("20")).hasSize(81);
  }

  @Test
  void labelsThatWereChosenBeforeKeepTheirPlace() {
    assertThat(answers("mas-menos"))
        .containsExactly(List.of("mas"), List.of("menos"), List.of("antes"), List.of("despues"));
  }

  @Test
  void answersThatDependOnTheMatchHaveNoPlaces() {
    assertThat(answers("classics/oh-hell")).as("up to the size of the hand").isEmpty();
    assertThat(answers("classics/doppelkopf")).as("players who hold both queens").isEmpty();
  }
}
