package tricksmith.editor.view.look;

import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;

/** Runs an action after the window's next layout. */
public final class Drawing {
  private final Scene scene;
  private final Runnable action;
  private final Runnable laidOut = this::laidOut;
  private boolean done;

  private Drawing(Scene scene, Runnable action) {
    this.scene = scene;
    this.action = action;
  }

  /**
   * Runs an action after the next layout of a node's window, so that it does not delay what is
   * already visible; at once if the window is not shown. On the JavaFX thread.
   */
  public static void afterNext(Node node, Runnable action) {
    Scene scene = node.getScene();
    if (scene == null || scene.getWindow() == null || !scene.getWindow().isShowing()) {
      action.run();
    } else {
      scene.addPostLayoutPulseListener(new Drawing(scene, action).laidOut);
      Platform.requestNextPulse();
    }
  }

  /** Runs the action a little later: running it right now would still delay this drawing. */
  private void laidOut() {
    if (!done) {
      done = true;
      Platform.runLater(this::act);
    }
  }

  private void act() {
    scene.removePostLayoutPulseListener(laidOut);
    action.run();
  }
}
