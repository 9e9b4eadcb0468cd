package tricksmith.editor.view;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.util.Duration;
import tricksmith.editor.view.menu.Command;

/**
 * Performs the first steps of a user: types a letter and deletes it, looks at completions, lets a
 * card be played, and closes the window. The build runs it to record the classes that this loads,
 * so that the next start is faster, and to check that a packaged application works.
 */
final class Rehearsal {
  /** How long to wait for the match, on a machine that is busy with other work. */
  private static final int PATIENCE_SECONDS = 60;

  private final Stage stage;
  private final AtomicBoolean hasPlayed;

  /** The text of the moment at which the match was found. */
  private String beginning = "";

  /**
   * Creates a rehearsal in a window.
   *
   * @param hasPlayed set as soon as the match has gone on
   */
  Rehearsal(Stage stage, AtomicBoolean hasPlayed) {
    this.stage = stage;
    this.hasPlayed = hasPlayed;
  }

  /** Begins, on the JavaFX thread. The window closes after some seconds. */
  void begin() {
    new Timeline(
            new KeyFrame(Duration.seconds(2), _ -> type("x", KeyCode.X)),
            new KeyFrame(Duration.seconds(2.5), _ -> type("\b", KeyCode.BACK_SPACE)),
            new KeyFrame(Duration.seconds(3), _ -> complete()),
            new KeyFrame(Duration.seconds(3.5), _ -> type("", KeyCode.ESCAPE)),
            new KeyFrame(Duration.seconds(4), _ -> play()))
        .play();
  }

  private void complete() {
    Runnable action = stage.getScene().getAccelerators().get(Command.COMPLETE.keys());
    if (action != null) {
      action.run();
    }
  }

  private void type(String sign, KeyCode code) {
    Node script = stage.getScene().lookup("#script");
    if (script != null) {
      for (EventType<KeyEvent> type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_TYPED)) {
        Event.fireEvent(script, new KeyEvent(type, sign, sign, code, false, false, false, false));
      }
    }
  }

  /**
   * Presses the button that plays a card, once there is one, until the moment of the match changes.
   */
  private void play() {
    Timeline tries = new Timeline();
    tries.getKeyFrames().add(new KeyFrame(Duration.millis(250), _ -> tryToPlay(tries)));
    tries.setCycleCount(4 * PATIENCE_SECONDS);
    tries.setOnFinished(_ -> stage.hide());
    tries.play();
  }

  private void tryToPlay(Timeline tries) {
    if (beginning.isEmpty()) {
      beginning = moment();
    }
    if (!moment().equals(beginning)) {
      hasPlayed.set(true);
      tries.stop();
      stage.hide();
    } else if (stage.getScene().lookup("#forward-card") instanceof ButtonBase button) {
      button.fire();
    }
  }

  private String moment() {
    return stage.getScene().lookup("#moment") instanceof Label label ? label.getText() : "";
  }
}
