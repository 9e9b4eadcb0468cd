package tricksmith.editor.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import javafx.scene.control.Button;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.table.card.CardButton;
import tricksmith.editor.view.Lookup;
import tricksmith.editor.view.Screenshot;
import tricksmith.engine.report.Status;

/** Whole matches through the interface, with a human at the first seat. */
class WholeMatchesTest extends TableTest {
  /** Then a bot takes the seat: that the interface bears whole games has been seen by then. */
  private static final int OWN_CHOICES = 22;

  @ParameterizedTest
  @CsvSource({"supertrump, 2", "mas-menos, 2", "norimachigai, 3", "head-and-tail, 4", "saizen, 3"})
  void areWonThroughTheInterface(String game, int players, FxRobot robot) {
    open(robot, Playground.bundled(game), players, Playground.Look.USUAL, this::play);
    assertThat(isOver()).isTrue();
    robot.interact(() -> Screenshot.take(stage.getScene(), "table-" + game + "-over"));
    assertThat(text("#question")).contains("The match is over");
  }

  private void play(Playground opened) {
    playground = opened;
    for (int step = 0; step < OWN_CHOICES && !isOver(); step++) {
      int before = at();
      answer().fire();
      if (at() == before) {
        confirm();
      }
      assertThat(at()).as("something is done at %s", before).isGreaterThan(before);
    }
    if (!isOver()) {
      playground.sit(1, Occupant.RANDOM_BOT);
    }
  }

  private Button answer() {
    return legal()
        .findFirst()
        .orElseGet(() -> (Button) Lookup.find(playground.pane, ".answers .button"));
  }

  private Stream<Button> legal() {
    return Lookup.all(playground.pane, ".card-button").stream()
        .map(CardButton.class::cast)
        .filter(card -> card.face().getStyleClass().contains("legal"))
        .map(Button.class::cast);
  }

  private void confirm() {
    Button confirm = (Button) Lookup.find(playground.pane, "#confirm");
    legal()
        .skip(1)
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
}
