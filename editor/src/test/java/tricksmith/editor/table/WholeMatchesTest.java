package tricksmith.editor.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.view.Screenshot;
import tricksmith.engine.report.Status;

/** Whole matches through the interface, with a human at the first seat. */
class WholeMatchesTest extends TableTest {
  /** Then a bot takes the seat: that the interface bears whole games has been seen by then. */
  private static final int OWN_CHOICES = 22;

  @ParameterizedTest
  @CsvSource({"supertrump, 2", "mas-menos, 2", "norimachigai, 3", "head-and-tail, 4", "saizen, 3"})
  void areWonThroughTheInterface(String game, int players, FxRobot robot) {
    openBundled(robot, game, players);
    for (int step = 0; step < OWN_CHOICES && !isOver(); step++) {
      int before = at();
      robot.interact(() -> answer().fire());
      if (at() == before) {
        robot.interact(this::confirm);
      }
      assertThat(at()).as("something is done at %s", before).isGreaterThan(before);
    }
    if (!isOver()) {
      robot.interact(() -> playground.sit(1, Occupant.RANDOM_BOT));
    }
    assertThat(isOver()).isTrue();
    robot.interact(() -> Screenshot.take(stage.getScene(), "table-" + game + "-over"));
    assertThat(label("#question")).contains("The match is over");
  }

  private Button answer() {
    Node answer = stage.getScene().getRoot().lookup(".card-button .legal");
    return answer == null
        ? (Button) stage.getScene().getRoot().lookup(".answers .button")
        : (Button) answer.getParent();
  }

  private void confirm() {
    Set<Node> cards = stage.getScene().getRoot().lookupAll(".card-button .legal");
    Button confirm = (Button) stage.getScene().getRoot().lookup("#confirm");
    cards.stream()
        .skip(1)
        .map(card -> (Button) card.getParent())
        .forEach(
            card -> {
              if (confirm.isDisabled()) {
                card.fire();
              }
            });
    confirm.fire();
  }

  private boolean isOver() {
    return live().match().status() instanceof Status.Ended;
  }

  private int at() {
    return live().at();
  }

  private String label(String id) {
    return ((Labeled) stage.getScene().lookup(id)).getText();
  }
}
