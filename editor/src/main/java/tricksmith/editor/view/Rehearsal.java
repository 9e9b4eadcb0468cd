package tricksmith.editor.view;

import java.util.List;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.util.Duration;
import tricksmith.editor.view.menu.Command;

/**
 * Performs the first steps of a user: types a letter and deletes it, looks at completions, and
 * closes the window. The build runs it to record the classes that this loads, so that the next
 * start is faster.
 */
final class Rehearsal {
  private final Stage stage;

  Rehearsal(Stage stage) {
    this.stage = stage;
  }

  /** Begins, on the JavaFX thread. The window closes after some seconds. */
  void begin() {
    new Timeline(
            new KeyFrame(Duration.seconds(2), _ -> type("x", KeyCode.X)),
            new KeyFrame(Duration.seconds(2.5), _ -> type("\b", KeyCode.BACK_SPACE)),
            new KeyFrame(Duration.seconds(3), _ -> complete()),
            new KeyFrame(Duration.seconds(3.5), _ -> type("", KeyCode.ESCAPE)),
            new KeyFrame(Duration.seconds(4), _ -> stage.hide()))
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
}
