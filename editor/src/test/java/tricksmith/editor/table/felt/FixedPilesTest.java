package tricksmith.editor.table.felt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import javafx.geometry.Bounds;
import javafx.scene.Parent;
import javafx.stage.Stage;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.table.Playground;

/**
 * Shared piles stay where they are for a whole deal, also when others appear, grow or are used up.
 */
@ExtendWith(ApplicationExtension.class)
class FixedPilesTest {
  private Stage stage;

  @Start
  void open(Stage primary) {
    stage = primary;
  }

  @ParameterizedTest
  @CsvSource({
    "norimachigai, 3, 742, 657",
    "norimachigai, 4, 742, 657",
    "norimachigai, 3, 1270, 800",
    "supertrump, 0, 742, 657",
    "classics/wizard, 3, 742, 657",
    "classics/oh-hell, 7, 742, 657"
  })
  void pilesStayWhereTheyAre(String game, int players, int width, int height, FxRobot robot) {
    Playground[] opened = new Playground[1];
    robot.interact(
        () -> {
          opened[0] =
              Playground.open(
                  stage,
                  Playground.bundled(game),
                  players,
                  new Playground.Look(Locale.ENGLISH, false, width, height));
          opened[0].play(
              match -> match.seat(1, Occupant.RANDOM_BOT).forward(Stride.ROUND, () -> true).to(0));
        });
    Playground playground = Objects.requireNonNull(opened[0]);
    int last = Objects.requireNonNull(playground.playtest.live()).course().length();
    Map<String, Bounds> first = new LinkedHashMap<>();
    for (int choices = 0; choices < last; choices++) {
      int moment = choices;
      robot.interact(
          () -> {
            playground.play(match -> match.to(moment));
            Parent root = stage.getScene().getRoot();
            root.applyCss();
            root.layout();
          });
      Map<String, Bounds> now = LaidPiles.in(stage);
      now.forEach(first::putIfAbsent);
      now.forEach(
          (name, place) ->
              assertThat(LaidPiles.change(Objects.requireNonNull(first.get(name)), place))
                  .as("%s after %s choices", name, moment)
                  .isLessThan(1));
    }
    assertThat(first).isNotEmpty();
  }
}
