package tricksmith.editor.table.felt;

import java.util.HashMap;
import java.util.List;
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
import tricksmith.editor.table.card.Fan;
import tricksmith.editor.table.geometry.Area;

/**
 * Lets cards glide from their old to their new places, to show what has happened. Each picture is
 * drawn whole; this only makes its cards come from elsewhere, and lets old ones leave. Nothing but
 * translation, size and opacity is animated. With reduced motion, cards fade in at their places.
 */
final class Motion {
  /** How long a card takes to get to the table. */
  static final Duration PLAY = Duration.millis(260);

  private static final Duration GATHER = Duration.millis(320);
  private static final Duration CLOSE_UP = Duration.millis(200);
  private static final Duration FADE = Duration.millis(80);
  private static final double DEAL_CARD = 120;
  private static final double DEAL_APART = 35;
  private static final double DEAL_IN_ALL = 900;
  private static final Interpolator OUT = Interpolator.ofSpline(.2, .8, .2, 1);
  private static final double NOT_WORTH_IT = 3;

  private final Parent table;
  private final Group leaving;
  private final Map<Integer, Seen> before = new HashMap<>();
  private CardMotion kind = CardMotion.GLIDE;

  private record Seen(Point2D centre, double width, boolean held) {}

  /**
   * Creates the motion on a table.
   *
   * @param leaving where cards are drawn that are on their way off the table
   */
  Motion(Parent table, Group leaving) {
    this.table = table;
    this.leaving = leaving;
  }

  void become(CardMotion other) {
    kind = other;
  }

  /** Remembers where cards are, before new ones are drawn. */
  void remember() {
    before.clear();
    if (kind != CardMotion.NONE && table.getScene() != null) {
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
    return new Seen(
        new Point2D(bounds.getCenterX(), bounds.getCenterY()), face.getWidth(), isHeld(face));
  }

  private static boolean isHeld(CardFace face) {
    Node parent = face.getParent();
    return parent instanceof Fan || (parent != null && parent.getParent() instanceof Fan);
  }

  /**
   * Moves the cards that have changed places; called once they have been laid out.
   *
   * @param origin where a card comes from that was not visible before; empty if from nowhere
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
        glide(face, was.centre(), was.held() && isHeld(face) ? CLOSE_UP : PLAY);
      } else if (face.card() >= 0) {
        origin
            .apply(face)
            .ifPresent(from -> glide(face, new Point2D(from.centerX(), from.centerY()), PLAY));
      }
    } else if (node instanceof Parent parent && !parent.equals(leaving)) {
      parent.getChildrenUnmodifiable().forEach(child -> move(child, origin));
    }
  }

  private void glide(CardFace face, Point2D from, Duration duration) {
    Point2D by = from.subtract(seen(face).centre());
    if (by.magnitude() < NOT_WORTH_IT) {
      return;
    }
    if (kind != CardMotion.GLIDE) {
      fadeIn(face, Duration.ZERO);
      return;
    }
    glide(face, by, duration, Duration.ZERO);
  }

  private static void fadeIn(CardFace face, Duration delay) {
    FadeTransition fading = new FadeTransition(FADE, face);
    fading.setFromValue(0);
    fading.setToValue(1);
    fading.setDelay(delay);
    face.setOpacity(0);
    fading.play();
  }

  private static void glide(CardFace face, Point2D by, Duration duration, Duration delay) {
    double rests = face.getTranslateX();
    double restsAt = face.getTranslateY();
    TranslateTransition way = new TranslateTransition(duration, face);
    way.setDelay(delay);
    way.setFromX(rests + by.getX());
    way.setFromY(restsAt + by.getY());
    way.setToX(rests);
    way.setToY(restsAt);
    way.setInterpolator(OUT);
    face.setTranslateX(rests + by.getX());
    face.setTranslateY(restsAt + by.getY());
    way.play();
  }

  /**
   * Deals hands: cards come from a place one by one, to one seat after the other.
   *
   * @param hands their cards, from the seat that gets the first one
   */
  void deal(List<List<CardFace>> hands, Area from) {
    int most = hands.stream().mapToInt(List::size).max().orElse(0);
    long all = hands.stream().mapToLong(List::size).sum();
    double apart = Math.min(DEAL_APART, (DEAL_IN_ALL - DEAL_CARD) / Math.max(1, all));
    int dealt = 0;
    for (int card = 0; card < most; card++) {
      for (List<CardFace> hand : hands) {
        if (card < hand.size()) {
          deal(hand.get(card), from, Duration.millis(dealt * apart));
          dealt++;
        }
      }
    }
  }

  private void deal(CardFace face, Area from, Duration delay) {
    if (kind != CardMotion.GLIDE) {
      fadeIn(face, Duration.ZERO);
      return;
    }
    Point2D by = new Point2D(from.centerX(), from.centerY()).subtract(seen(face).centre());
    fadeIn(face, delay);
    glide(face, by, Duration.millis(DEAL_CARD), delay);
  }

  /** Gathers cards that are gone from the table: they move to a place, shrink, and vanish. */
  void gather(Iterable<CardFace> cards, Area to) {
    leaving.getChildren().clear();
    if (kind != CardMotion.GLIDE) {
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
