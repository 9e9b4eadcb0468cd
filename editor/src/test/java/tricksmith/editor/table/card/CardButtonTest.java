package tricksmith.editor.table.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.geometry.Bounds;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.view.Lookup;
import tricksmith.editor.view.SteadyRobot;
import tricksmith.translation.Translation;

/** When a card counts as pointed at. */
@ExtendWith(SteadyRobot.class)
class CardButtonTest {
  private final AtomicInteger pointed = new AtomicInteger();
  private final AtomicInteger left = new AtomicInteger();
  private CardButton card;

  @Start
  void open(Stage stage) {
    CardFace face =
        new CardFace(
            new Table.Face(0, "9H", "H", "9", null),
            ScriptWords.of(List.of("H"), Translation.NONE));
    card = new CardButton(face, "9 of hearts", () -> {});
    card.pointedAt(pointed::incrementAndGet, left::incrementAndGet);
    left.set(0);
    card.relocate(200, 20);
    stage.setScene(new Scene(new Pane(card), 400, 300));
    stage.show();
  }

  @Test
  void onlyAMouseThatMovesPointsAtACard(FxRobot robot) {
    Bounds place = Lookup.onScreen(card);
    robot.moveTo(place.getCenterX() - 150, place.getCenterY());

    robot.interact(() -> card.relocate(50, 20));
    WaitForAsyncUtils.waitForFxEvents();
    assertThat(card.isHover()).as("under the mouse").isTrue();
    assertThat(pointed).as("slid under a resting mouse").hasValue(0);

    robot.moveBy(2, 0);
    assertThat(pointed).hasValue(1);
    robot.moveBy(200, 100);
    assertThat(left).hasValue(1);
  }
}
