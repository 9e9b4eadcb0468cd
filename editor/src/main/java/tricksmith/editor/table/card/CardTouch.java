package tricksmith.editor.table.card;

import javafx.animation.PauseTransition;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.TouchEvent;
import javafx.util.Duration;

/**
 * How fingers act on a card: a touch raises it, a second touch or a stroke away from the hand plays
 * it, and a long touch explains it. A finger hides what it touches, so nothing is played by the
 * first touch.
 */
final class CardTouch {
  private static final Duration LONG = Duration.millis(500);

  /** The distance, in heights of the card, from which a finger's movement is a stroke. */
  private static final double STROKE = 0.35;

  private final CardButton card;
  private final PauseTransition longTouch = new PauseTransition(LONG);
  private double downAt;
  private boolean asksFirst;
  private boolean isRaised;

  /** Needed because mouse events marked as synthesized do not always come from a finger. */
  private boolean isFinger;

  /** Whether the current touch has already had its effect, so that lifting the finger has none. */
  private boolean isDone;

  CardTouch(CardButton card) {
    this.card = card;
    longTouch.setOnFinished(
        _ -> {
          isDone = true;
          card.point();
        });
  }

  void listen() {
    card.addEventFilter(TouchEvent.TOUCH_PRESSED, this::pressed);
    card.addEventFilter(TouchEvent.TOUCH_MOVED, this::moved);
    card.addEventFilter(TouchEvent.TOUCH_RELEASED, _ -> longTouch.stop());
    // Buttons know of fingers by the events of a mouse that are made of theirs.
    card.addEventFilter(MouseEvent.MOUSE_RELEASED, this::lifted);
  }

  /** Lets the first touch only raise the card. */
  void askFirst() {
    asksFirst = true;
  }

  boolean isRaised() {
    return isRaised;
  }

  /** Lowers a raised card that has lost the focus. */
  void left(boolean focused) {
    if (!focused && isRaised) {
      isRaised = false;
      card.raise();
    }
  }

  private void pressed(TouchEvent touch) {
    isDone = false;
    isFinger = true;
    downAt = touch.getTouchPoint().getSceneY();
    longTouch.playFromStart();
  }

  private void moved(TouchEvent touch) {
    double away = downAt - touch.getTouchPoint().getSceneY();
    if (Math.abs(away) > card.getHeight() * STROKE / 2) {
      longTouch.stop();
    }
    if (!isDone && away > card.getHeight() * STROKE) {
      isDone = true;
      card.fire();
    }
  }

  private void lifted(MouseEvent lift) {
    if (!isFinger || !lift.isSynthesized()) {
      return;
    }
    isFinger = false;
    boolean onlyRaises = asksFirst && !isRaised && !isDone;
    if (onlyRaises) {
      isRaised = true;
      card.raise();
      card.point();
    }
    if (onlyRaises || isDone) {
      card.disarm();
      lift.consume();
    }
  }
}
