package tricksmith.editor.table;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Waiting.onFxThread;

import java.util.Locale;
import java.util.Objects;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import tricksmith.editor.view.SteadyRobot;

/** More answers than could be buttons. */
@ExtendWith(SteadyRobot.class)
class LongListTest {
  private static final String SCRIPT =
      """
      game "Many"
        players 2
      state { n: number, face up }
      deck { suits C D
        ranks 1..9 }
      match {
        seat 1 chooses n from 0..90000
        new deal
        deal 9 to each player
        play tricks from seat 1 until hands are empty { winner scores n }
      }
      trick { best by "rank" card.rank }
      """;

  private Stage stage;

  @Start
  void open(Stage primary) {
    stage = primary;
  }

  @Test
  void aShortWordIsNoLargerThanTheOthers(FxRobot robot) {
    String words =
        SCRIPT
            .replace("n: number", "n: mas | menos")
            .replace("0..90000", "mas, menos")
            .replace("winner scores n", "winner scores 1");
    Playground.Look look = new Playground.Look(Locale.ENGLISH, false, 742, 760);
    robot.interact(() -> Playground.open(stage, words, 2, look));

    assertThat(robot.lookup(".answer").queryAllAs(Labeled.class))
        .extracting(Labeled::getText)
        .containsExactly("Mas", "Menos");
    assertThat(robot.lookup(".short-answer").queryAll()).isEmpty();
  }

  @Test
  void isSearchedInsteadOfFillingTheTableWithButtons(FxRobot robot) {
    Playground.Look look = new Playground.Look(Locale.ENGLISH, false, 742, 760);
    Playground[] opened = new Playground[1];
    robot.interact(() -> opened[0] = Playground.open(stage, SCRIPT, 2, look));

    assertThat(size(robot.lookup("#long-answers").queryListView())).isEqualTo(90_001);
    assertThat(robot.lookup(".answer").queryAll()).isEmpty();

    robot.interact(
        () -> robot.lookup("#searched-answer").queryAs(TextField.class).setText("80123"));
    ListView<Object> found = robot.lookup("#long-answers").queryListView();
    assertThat(size(found)).isEqualTo(1);
    robot.interact(() -> found.getSelectionModel().select(0));
    robot.interact(found::requestFocus);
    robot.press(KeyCode.ENTER).release(KeyCode.ENTER);

    assertThat(Objects.requireNonNull(opened[0].playtest.live()).at()).isPositive();
  }

  private static int size(ListView<?> list) {
    return onFxThread(() -> list.getItems().size());
  }
}
