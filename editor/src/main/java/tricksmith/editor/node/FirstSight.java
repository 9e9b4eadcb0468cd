package tricksmith.editor.node;

import javafx.scene.Node;

/** Fills a pane when it is first seen: parts that nobody sees need no styles until then. */
public final class FirstSight {
  private boolean isFilled;

  private FirstSight() {}

  /** Fills a pane once, as soon as it is visible in a scene. */
  public static void of(Node pane, Runnable filling) {
    FirstSight first = new FirstSight();
    pane.sceneProperty()
        .flatMap(_ -> pane.visibleProperty())
        .orElse(false)
        .subscribe(isSeen -> first.fill(isSeen, filling));
  }

  private void fill(boolean isSeen, Runnable filling) {
    if (isSeen && !isFilled) {
      isFilled = true;
      filling.run();
    }
  }
}
