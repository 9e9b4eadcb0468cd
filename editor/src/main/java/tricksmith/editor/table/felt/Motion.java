package tricksmith.editor.table.felt;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.animation.FadeTransition;
import javafx.animation.Interpolator;
import javafx.animation.ParallelTransition;
import javafx.animation.ScaleTransition;
import javafx.animation.TranslateTransition;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.util.Duration;
import tricksmith.editor.table.card.CardFace;
import tricksmith.editor.table.geometry.Area;

/**
 * Lets cards glide from where they were to where they are, so that one sees what has happened. Each
 * picture is drawn whole; this only makes its cards come from elsewhere, and those that are gone
 * leave. Nothing but translation, size and opacity is animated.
 */
final class Motion {
  private static final Duration PLAY = Duration.millis(260);
  private static final Duration GATHER = Duration.millis(320);
  private static final Interpolator OUT = Interpolator.ofSpline(.2, .8, .2, 1);
  private static final double NOT_WORTH_IT = 3;

  private final Parent table;
  private final Group leaving;
  private final Map<Integer, Seen> before = new HashMap<>();
  private boolean on = true;

  private record Seen(Point2D centre, double width) {}

  /**
   * Motion on a table.
   *
   * @param leaving where cards are drawn that are on their way off the table
   */
  Motion(Parent table, Group leaving) {
    this.table = table;
    this.leaving = leaving;
  }

  /** Switches it on or off. */
  void turn(boolean nowOn) {
    on = nowOn;
  }

  /** Remembers where cards are, before others are drawn. */
  void remember() {
    before.clear();
    if (on && table.getScene() != null) {
      remember(table);
    }
  }

  private void remember(Node node) {
    if (node instanceof CardFace face) {
      if (face.card() >= 0) {
        before.put(face.card(), seen(face));
      }
    } else if (node instanceof Parent parent && !parent.equals(leaving)) {
      parent.getChildrenUnmodifiable().forEach(this::remember);
    }
  }

  private Seen seen(CardFace face) {
    Bounds bounds = table.sceneToLocal(face.localToScene(face.getLayoutBounds()));
    return new Seen(new Point2D(bounds.getCenterX(), bounds.getCenterY()), face.getWidth());
  }

  /**
   * Moves the cards that lie elsewhere now; to be called when they have been laid out.
   *
   * @param origin where a card comes from that was not seen before; empty for out of nowhere
   */
  void play(Function<CardFace, Optional<Area>> origin) {
    if (!before.isEmpty()) {
      move(table, origin);
      before.clear();
    }
  }

  private void move(Node node, Function<CardFace, Optional<Area>> origin) {
    if (node instanceof CardFace face) {
      Seen was = before.get(face.card());
      if (was != null) {
        glide(face, was.centre());
      } else if (face.card() >= 0) {
        origin
            .apply(face)
            .ifPresent(from -> glide(face, new Point2D(from.centerX(), from.centerY())));
      }
    } else if (node instanceof Parent parent && !parent.equals(leaving)) {
      parent.getChildrenUnmodifiable().forEach(child -> move(child, origin));
    }
  }

  private void glide(CardFace face, Point2D from) {
    Point2D by = from.subtract(seen(face).centre());
    if (by.magnitude() < NOT_WORTH_IT) {
      return;
    }
    double rests = face.getTranslateX();
    double restsAt = face.getTranslateY();
    TranslateTransition way = new TranslateTransition(PLAY, face);
    way.setFromX(rests + by.getX());
    way.setFromY(restsAt + by.getY());
    way.setToX(rests);
    way.setToY(restsAt);
    way.setInterpolator(OUT);
    way.play();
  }

  /** Gathers cards that are gone from the table: they go to a place, become small, and vanish. */
  void gather(Iterable<CardFace> cards, Area to) {
    leaving.getChildren().clear();
    if (!on) {
      return;
    }
    for (CardFace card : cards) {
      Seen was = before.get(card.card());
      if (was != null) {
        leave(card, was, to);
      }
    }
  }

  private void leave(CardFace card, Seen was, Area to) {
    double height = was.width() * 1.4;
    card.wide(was.width());
    card.setManaged(false);
    card.setMouseTransparent(true);
    card.resizeRelocate(
        was.centre().getX() - was.width() / 2,
        was.centre().getY() - height / 2,
        was.width(),
        height);
    leaving.getChildren().add(card);
    TranslateTransition way = new TranslateTransition(GATHER, card);
    way.setToX(to.centerX() - was.centre().getX());
    way.setToY(to.centerY() - was.centre().getY());
    ScaleTransition smaller = new ScaleTransition(GATHER, card);
    smaller.setToX(0.25);
    smaller.setToY(0.25);
    FadeTransition fading = new FadeTransition(GATHER, card);
    fading.setToValue(0.2);
    ParallelTransition all = new ParallelTransition(way, smaller, fading);
    all.setInterpolator(Interpolator.EASE_BOTH);
    all.setOnFinished(_ -> leaving.getChildren().remove(card));
    all.play();
  }
}
