package tricksmith.editor.view.look;

import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;

/** What waits until a window has been laid out. */
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
   * Does something when the window of a node has been laid out the next time, so that it does not
   * hold up what is to be seen there already; at once if the node is in no window that is shown. On
   * the JavaFX thread.
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

  /** What is done now would be in time for this drawing, and hold it up. */
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
