package tricksmith.editor.table;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import tricksmith.editor.table.card.CardButton;
import tricksmith.editor.table.card.Fan;
import tricksmith.editor.table.felt.TablePane;

/**
 * The arrow keys at the table: in a hand they move from card to card, elsewhere to the next button.
 * They stop at the ends and never leave the table, so that the next key is not typed into the
 * script.
 *
 * @param within what they never leave
 */
record ArrowKeys(Pane within) {
  /**
   * How much a distance across the direction of an arrow key counts, because going left should
   * reach what is on the same line rather than what is near.
   */
  private static final double ASIDE = 4;

  /** Moves on from the button that has the focus. */
  void pressed(KeyEvent event) {
    boolean alone =
        !event.isControlDown() && !event.isAltDown() && !event.isMetaDown() && !event.isShiftDown();
    if (!alone || !event.getCode().isArrowKey()) {
      return;
    }
    if (event.getTarget() instanceof TablePane) {
      event.consume(); // Nothing is asked, and the next key is for the table, too.
    } else if (event.getTarget() instanceof ButtonBase from && !opens(from, event.getCode())) {
      next(from, event.getCode())
          .ifPresent(
              to -> {
                to.requestFocus();
                if (to instanceof CardButton card) {
                  card.point();
                }
              });
      event.consume();
    }
  }

  private static boolean opens(ButtonBase button, KeyCode key) {
    return button instanceof MenuButton && (key == KeyCode.DOWN || key == KeyCode.UP);
  }

  private Optional<? extends Node> next(ButtonBase from, KeyCode key) {
    boolean sideways = key == KeyCode.LEFT || key == KeyCode.RIGHT;
    if (sideways && from.getParent() instanceof Fan hand) {
      return inHand(hand, from, key == KeyCode.LEFT ? -1 : 1);
    }
    Parent group = sideways ? from.getParent() : around(from);
    return buttons(group)
        .filter(Predicate.not(from::equals))
        .filter(to -> lies(to, from, key))
        .min(Comparator.comparingDouble(to -> distance(to, from, sideways)));
  }

  /**
   * Returns the pane within which the arrow keys stay: the table, or a sheet that has slid over it.
   */
  private Parent around(Node from) {
    Parent around = from.getParent();
    while (around != null
        && !around.equals(within)
        && !around.getStyleClass().contains("sliding-sheet")) {
      around = around.getParent();
    }
    return around == null ? within : around;
  }

  private static Optional<CardButton> inHand(Fan hand, Node from, int by) {
    List<CardButton> cards =
        hand.getChildrenUnmodifiable().stream()
            .filter(CardButton.class::isInstance)
            .map(CardButton.class::cast)
            .toList();
    int place = cards.indexOf(from) + by;
    return place < 0 || place >= cards.size() ? Optional.empty() : Optional.of(cards.get(place));
  }

  private static Stream<Node> buttons(Node node) {
    if (!node.isVisible() || node.isDisabled()) {
      return Stream.empty();
    }
    if (node instanceof ButtonBase) {
      return Stream.of(node);
    }
    return node instanceof Parent parent
        ? parent.getChildrenUnmodifiable().stream().flatMap(ArrowKeys::buttons)
        : Stream.empty();
  }

  private static boolean lies(Node to, Node from, KeyCode key) {
    Bounds there = bounds(to);
    Bounds here = bounds(from);
    return switch (key) {
      case LEFT -> there.getCenterX() < here.getMinX();
      case RIGHT -> there.getCenterX() > here.getMaxX();
      case UP -> there.getCenterY() < here.getMinY();
      default -> there.getCenterY() > here.getMaxY();
    };
  }

  private static double distance(Node to, Node from, boolean sideways) {
    Bounds there = bounds(to);
    Bounds here = bounds(from);
    Point2D way =
        new Point2D(
            Math.abs(there.getCenterX() - here.getCenterX()),
            Math.abs(there.getCenterY() - here.getCenterY()));
    return sideways ? way.getX() + ASIDE * way.getY() : way.getY() + way.getX() / ASIDE;
  }

  private static Bounds bounds(Node node) {
    return node.localToScene(node.getBoundsInLocal());
  }
}
