package tricksmith.editor.table;

import java.util.HashMap;
import java.util.Map;
import javafx.animation.Interpolator;
import javafx.animation.TranslateTransition;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.util.Duration;

/**
 * Lets cards glide from where they were to where they are, so that one sees what has happened. Each
 * picture is drawn whole; this only makes its cards come from elsewhere.
 */
final class Motion {
  private static final Duration TIME = Duration.millis(210);
  private static final double NOT_WORTH_IT = 3;

  private final Parent table;
  private final Map<Integer, Point2D> before = new HashMap<>();
  private boolean on = true;

  Motion(Parent table) {
    this.table = table;
  }

  /** Switches it on or off. */
  void turn(boolean nowOn) {
    on = nowOn;
  }

  /** Remembers where cards are, before others are drawn. */
  void remember() {
    before.clear();
    if (on && table.getScene() != null) {
      cards(table, before);
    }
  }

  private void cards(Node node, Map<Integer, Point2D> places) {
    if (node instanceof CardFace face) {
      if (face.card() >= 0) {
        places.put(face.card(), place(face));
      }
    } else if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(child -> cards(child, places));
    }
  }

  private Point2D place(Node node) {
    return table.sceneToLocal(node.localToScene(0, 0));
  }

  /** Moves the cards that lie elsewhere now; to be called when they have been laid out. */
  void play() {
    if (!before.isEmpty()) {
      move(table);
      before.clear();
    }
  }

  private void move(Node node) {
    if (node instanceof CardFace face) {
      Point2D was = before.get(face.card());
      if (was != null) {
        glide(face, was.subtract(place(face)));
      }
    } else if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(this::move);
    }
  }

  private static void glide(Node face, Point2D from) {
    if (from.magnitude() < NOT_WORTH_IT) {
      return;
    }
    TranslateTransition way = new TranslateTransition(TIME, face);
    way.setFromX(from.getX());
    way.setFromY(from.getY());
    way.setToX(0);
    way.setToY(0);
    way.setInterpolator(Interpolator.EASE_OUT);
    way.play();
  }
}
