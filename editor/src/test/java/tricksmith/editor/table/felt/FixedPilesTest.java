package tricksmith.editor.table.felt;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.node.Styled.styled;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import javafx.geometry.Bounds;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.picture.Table;
import tricksmith.editor.table.Playground;
import tricksmith.editor.table.words.Words;
import tricksmith.editor.view.SteadyRobot;

/**
 * Shared piles stay where they are for a whole deal, also when others appear, grow or are used up.
 * Between two moments with the same piles, nothing about them depends on anything but their slot,
 * which {@link FixedPlacesTest} sees stay.
 */
@ExtendWith(SteadyRobot.class)
class FixedPilesTest {

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
    robot.interact(
        () -> {
          Playground.Look look = new Playground.Look(Locale.ENGLISH, false, width, height);
          Playground playground =
              Playground.begin(Playground.bundled(game), players, look.language());
          check(
              playground.playtest.seat(1, Occupant.RANDOM_BOT).forward(Stride.ROUND, () -> true),
              table(playground, look));
        });
  }

  private static TablePane table(Playground playground, Playground.Look look) {
    TablePane table = new TablePane(playground, new Words(look.language()));
    table.move(CardMotion.NONE);
    look.applyTo(new Scene(styled(new StackPane(table), "playtest"), look.width(), look.height()));
    return table;
  }

  private static void check(Playtest match, TablePane table) {
    int last = Objects.requireNonNull(match.live()).course().length();
    Map<String, Bounds> first = new LinkedHashMap<>();
    List<Table.Pile> before = List.of();
    for (int moment = 0; moment < last; moment++) {
      Playtest now = match.to(moment);
      List<Table.Pile> piles = Objects.requireNonNull(now.table()).piles();
      if (!piles.equals(before)) {
        before = piles;
        table.show(now, now.timeline().orElseThrow());
        table.getScene().getRoot().applyCss();
        table.getScene().getRoot().layout();
        checkPlaces(table, first, moment);
      }
    }
    assertThat(first).isNotEmpty();
  }

  private static void checkPlaces(TablePane table, Map<String, Bounds> first, int moment) {
    Map<String, Bounds> now = LaidPiles.in(table);
    now.forEach(first::putIfAbsent);
    now.forEach(
        (name, place) ->
            assertThat(LaidPiles.change(Objects.requireNonNull(first.get(name)), place))
                .as("%s after %s choices", name, moment)
                .isLessThan(1));
  }
}
