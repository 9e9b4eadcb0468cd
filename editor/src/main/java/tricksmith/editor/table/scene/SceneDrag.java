package tricksmith.editor.table.scene;

import java.util.Comparator;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.picture.Table;
import tricksmith.editor.table.card.CardButton;
import tricksmith.editor.table.card.CardFace;
import tricksmith.editor.table.felt.OverMat;

/** Drags cards of a table that is being set, with the mouse, onto other cards or places. */
final class SceneDrag {
  /** The distance in pixels that the mouse moves before it drags. */
  private static final double FAR = 6;

  private final Pane pane;
  private final Dropping dropping;
  private @Nullable SceneDrawing scene;
  private @Nullable Held held;

  /** Receives a card that was dropped. */
  interface Dropping {
    /** Puts a card somewhere; null leaves it where it was. */
    void drop(int card, @Nullable SceneGoal goal);
  }

  /** A card, from where it was pressed; once it is dragged, its ghost follows the mouse. */
  private record Held(CardButton card, double fromX, double fromY, @Nullable CardFace ghost) {
    Table.Face face() {
      return (Table.Face) card.getUserData();
    }
  }

  SceneDrag(Pane pane, Dropping dropping) {
    this.pane = pane;
    this.dropping = dropping;
    pane.addEventFilter(MouseEvent.MOUSE_PRESSED, this::pressed);
    pane.addEventFilter(MouseEvent.MOUSE_DRAGGED, this::dragged);
    pane.addEventFilter(MouseEvent.MOUSE_RELEASED, this::released);
  }

  /** From now on, drags the cards of this drawing. */
  void over(SceneDrawing drawn) {
    scene = drawn;
  }

  private void pressed(MouseEvent event) {
    held =
        event.isPrimaryButtonDown()
                && scene != null
                && under(event, scene.cards()) instanceof CardButton card
            ? new Held(card, event.getX(), event.getY(), null)
            : null;
  }

  private void dragged(MouseEvent event) {
    if (held == null || scene == null) {
      return;
    }
    double moved = Math.hypot(event.getX() - held.fromX(), event.getY() - held.fromY());
    if (held.ghost() == null && moved < FAR) {
      return;
    }
    CardFace ghost = held.ghost() == null ? lift(held, scene) : held.ghost();
    double wide = ghost.prefWidth(-1);
    double high = ghost.prefHeight(-1);
    ghost.resizeRelocate(event.getX() - wide / 2, event.getY() - high / 2, wide, high);
    mark(goalUnder(event, held.card(), scene), scene);
    event.consume();
  }

  private CardFace lift(Held begun, SceneDrawing from) {
    CardFace ghost = from.loose(begun.face()).marked("taken-up");
    ghost.setMouseTransparent(true);
    pane.getChildren().add(ghost);
    begun.card().setOpacity(0.3);
    OverMat over = from.over();
    if (over != null) {
      // It stays in the scene, or it would receive no more mouse events.
      over.setOpacity(over.isHover() ? 0.25 : 0);
    }
    held = new Held(begun.card(), begun.fromX(), begun.fromY(), ghost);
    return ghost;
  }

  private static void mark(@Nullable Node target, SceneDrawing drawn) {
    drawn.goals().forEach(goal -> goal.getStyleClass().remove("target"));
    if (target != null) {
      target.getStyleClass().add("target");
    }
  }

  /**
   * Drops a dragged card on what is under the mouse. That has to be looked up, since the pressed
   * node receives all mouse events until the release.
   */
  private void released(MouseEvent event) {
    Held begun = held;
    held = null;
    if (begun == null || begun.ghost() == null || scene == null) {
      return;
    }
    event.consume();
    Node target = goalUnder(event, begun.card(), scene);
    dropping.drop(begun.face().card(), target == null ? null : goalOf(target));
  }

  private static SceneGoal goalOf(Node target) {
    return switch (target.getUserData()) {
      case SceneGoal goal -> goal;
      case Table.Face face -> new SceneGoal.Onto(face.card());
      default -> throw new IllegalStateException("no goal: " + target);
    };
  }

  /** Returns where the dragged card would be dropped: not within the sheet that it leaves. */
  private static @Nullable Node goalUnder(
      MouseEvent event, CardButton dragged, SceneDrawing drawn) {
    List<Node> possible =
        drawn.goals().stream()
            .filter(goal -> !goal.equals(dragged))
            .filter(goal -> !isInside(goal, drawn.over()))
            .sorted(Comparator.comparing(goal -> goal instanceof SceneSeat))
            .toList();
    return under(event, possible);
  }

  private static @Nullable Node under(MouseEvent event, List<? extends Node> nodes) {
    return nodes.reversed().stream()
        .filter(node -> node.contains(node.sceneToLocal(event.getSceneX(), event.getSceneY())))
        .findFirst()
        .orElse(null);
  }

  /** Whether a node is another one, or inside it. */
  static boolean isInside(Node node, @Nullable Node outer) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (at.equals(outer)) {
        return true;
      }
    }
    return false;
  }
}
