package tricksmith.editor.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.picture.Table;

/** Cards that are passed on: to whom they go, and which came in return. */
class PassedCardsTest extends TableTest {

  private static String question(FxRobot robot) {
    return robot.lookup("#question").queryAs(Label.class).getText();
  }

  private List<Table.Held> received() {
    return table().seat(1).hand().stream().filter(Table.Held::received).toList();
  }

  private void pass(FxRobot robot) {
    for (int card = 0; card < 3; card++) {
      int next = card;
      robot.interact(
          () ->
              robot.lookup(".card-button").queryAllAs(Button.class).stream()
                  .toList()
                  .get(next)
                  .fire());
    }
    robot.interact(() -> robot.lookup("#confirm").queryAs(Button.class).fire());
  }

  @Test
  void whatIsPassedGoesToSomebodyAndWhatIsReceivedIsMarkedUntilACardIsPlayed(FxRobot robot) {
    openBundled(robot, "classics/hearts", 4);
    assertThat(question(robot)).isEqualTo("Choose your pass for Seat 2");
    assertThat(received()).isEmpty();

    pass(robot);

    assertThat(Objects.requireNonNull(table().question()).play()).isTrue();
    assertThat(received()).hasSize(3).allMatch(held -> held.face() != null);
    assertThat(robot.lookup(".hand .received").<Node>queryAll())
        .hasSize(3)
        .allMatch(card -> card.getAccessibleText().endsWith(", just received"));

    robot.interact(() -> playground.playOn((match, wanted) -> match.forward(Stride.TRICK, wanted)));
    assertThat(received()).as("after the own card").isEmpty();
    assertThat(robot.lookup(".hand .received").queryAll()).isEmpty();
  }

  @Test
  void japaneseSaysSoInItsOwnWords(FxRobot robot) {
    Playground.Look look = new Playground.Look(Locale.JAPANESE, false, 742, 745);
    open(robot, Playground.bundled("classics/hearts"), 4, look);

    assertThat(question(robot)).endsWith("（席2に渡す）");
  }

  /** Who gets the cards must not tell who holds which card. */
  @Test
  void aReceiverWhoDependsOnHiddenCardsIsNotTold(FxRobot robot) {
    String text =
        Playground.bundled("classics/hearts")
            .replace("hand of steps left of player", "hand of player holding AC");
    open(robot, text, 4, Playground.Look.USUAL);

    assertThat(question(robot)).isEqualTo("Choose your pass");
  }
}
