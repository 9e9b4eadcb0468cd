package tricksmith.editor.table;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Waiting.until;

import java.util.List;
import java.util.Locale;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import javafx.scene.input.TouchEvent;
import javafx.scene.input.TouchPoint;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import tricksmith.editor.table.card.CardButton;

/** Cards under a finger: the events are those that JavaFX makes of one. */
class TouchTest extends TableTest {
  @BeforeEach
  void playUntilSomethingIsForbidden(FxRobot robot) {
    Playground.Look look = new Playground.Look(Locale.ENGLISH, false, 742, 700);
    open(robot, Playground.bundled("classics/whist"), 4, look);
    while (robot.lookup(".card.illegal").queryAll().isEmpty()) {
      robot.interact(card(robot, ".card.legal")::fire);
    }
  }

  private static CardButton card(FxRobot robot, String face) {
    return (CardButton) robot.lookup(face).queryAll().iterator().next().getParent();
  }

  private int at() {
    return live().at();
  }

  private static void touch(
      FxRobot robot, CardButton card, EventType<TouchEvent> type, double away) {
    robot.interact(
        () -> {
          Point2D place =
              card.getLocalToSceneTransform().transform(10, card.getHeight() / 2 - away);
          PickResult picked = new PickResult(card, place.getX(), place.getY());
          TouchPoint.State state =
              type == TouchEvent.TOUCH_PRESSED
                  ? TouchPoint.State.PRESSED
                  : type == TouchEvent.TOUCH_MOVED
                      ? TouchPoint.State.MOVED
                      : TouchPoint.State.RELEASED;
          TouchPoint point =
              new TouchPoint(
                  1, state, place.getX(), place.getY(), place.getX(), place.getY(), card, picked);
          Event.fireEvent(
              card, new TouchEvent(type, point, List.of(point), 1, false, false, false, false));
          EventType<MouseEvent> mouse =
              type == TouchEvent.TOUCH_PRESSED
                  ? MouseEvent.MOUSE_PRESSED
                  : type == TouchEvent.TOUCH_MOVED
                      ? MouseEvent.MOUSE_DRAGGED
                      : MouseEvent.MOUSE_RELEASED;
          Event.fireEvent(card, ofMouse(card, mouse, place, picked));
        });
  }

  private static MouseEvent ofMouse(
      Node card, EventType<MouseEvent> type, Point2D place, PickResult picked) {
    boolean down = type != MouseEvent.MOUSE_RELEASED;
    return new MouseEvent(
        card,
        card,
        type,
        place.getX(),
        place.getY(),
        place.getX(),
        place.getY(),
        MouseButton.PRIMARY,
        1,
        false,
        false,
        false,
        false,
        down,
        false,
        false,
        true,
        false,
        true,
        picked);
  }

  private static void tap(FxRobot robot, CardButton card) {
    touch(robot, card, TouchEvent.TOUCH_PRESSED, 0);
    touch(robot, card, TouchEvent.TOUCH_RELEASED, 0);
  }

  private static double raised(CardButton card) {
    return card.face().getLocalToParentTransform().getTy();
  }

  @Test
  void theFirstTouchRaisesACardAndTheSecondPlaysIt(FxRobot robot) {
    CardButton card = card(robot, ".card.legal");
    int before = at();
    double lying = raised(card);

    tap(robot, card);
    assertThat(at()).isEqualTo(before);
    assertThat(raised(card)).isLessThan(lying);
    tap(robot, card);

    assertThat(at()).isGreaterThan(before);
  }

  @Test
  void aStrokeAwayFromTheHandPlaysACard(FxRobot robot) {
    CardButton card = card(robot, ".card.legal");
    int before = at();

    touch(robot, card, TouchEvent.TOUCH_PRESSED, 0);
    touch(robot, card, TouchEvent.TOUCH_MOVED, card.getHeight() * 0.2);
    assertThat(at()).isEqualTo(before);
    touch(robot, card, TouchEvent.TOUCH_MOVED, card.getHeight() * 0.5);

    assertThat(at()).isGreaterThan(before);
  }

  @Test
  void aLongTouchSaysWhyACardMayNotBePlayed(FxRobot robot) {
    CardButton card = card(robot, ".card.illegal");
    int before = at();

    touch(robot, card, TouchEvent.TOUCH_PRESSED, 0);
    until("the rule", () -> robot.lookup("#exclusion-rule").tryQuery().isPresent());
    touch(robot, card, TouchEvent.TOUCH_RELEASED, 0);

    assertThat(robot.lookup("#exclusion-title").queryAs(Label.class).getText())
        .contains("may not be played");
    assertThat(playground.revealed).as("lifting the finger does nothing more").isEmpty();
    assertThat(at()).isEqualTo(before);
  }
}
