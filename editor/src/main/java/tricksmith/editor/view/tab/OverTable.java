package tricksmith.editor.view.tab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.text.Font;
import org.jspecify.annotations.Nullable;

/**
 * The match and what lies over it for a while: figures of many others, which slide in from the
 * right, and notices where the text is not in sight. The match never becomes smaller for them.
 */
final class OverTable extends Pane {
  /** The width of figures, in letters. */
  private static final double SHEET = 34;

  private final BorderPane match;
  private final Region figures;
  private boolean showsFigures;
  private @Nullable Region notices;

  /**
   * A table with nothing over it.
   *
   * @param match with a bar at its top and one at its bottom, which are never covered
   */
  OverTable(BorderPane match, Region figures) {
    this.match = match;
    this.figures = figures;
    getStyleClass().add("over-table");
    figures.getStyleClass().add("figures-sheet");
    setMinSize(120, 0);
    arrange();
  }

  boolean showsFigures() {
    return showsFigures;
  }

  void showFigures(boolean shown) {
    showsFigures = shown;
    arrange();
  }

  /** Notices to float at the top; null if they are somewhere else. */
  void show(@Nullable Region floating) {
    notices = floating;
    arrange();
  }

  private void arrange() {
    List<Node> shown = new ArrayList<>(List.of(match));
    if (showsFigures) {
      shown.add(figures);
    }
    Optional.ofNullable(notices).ifPresent(shown::add);
    getChildren().retainAll(shown);
    for (Node node : shown) {
      if (!getChildren().contains(node)) {
        getChildren().add(node);
      }
    }
    Optional.ofNullable(notices).ifPresent(Node::toFront);
  }

  @Override
  protected void layoutChildren() {
    match.resizeRelocate(0, 0, getWidth(), getHeight());
    double top = heightOf(match.getTop());
    if (notices != null) {
      double height = notices.prefHeight(getWidth());
      notices.resizeRelocate(0, top, getWidth(), height);
      top += height;
    }
    if (showsFigures) {
      double width = Math.min(getWidth(), SHEET * Font.getDefault().getSize());
      double height = getHeight() - top - heightOf(match.getBottom());
      figures.resizeRelocate(getWidth() - width, top, width, Math.max(0, height));
    }
  }

  private double heightOf(@Nullable Node bar) {
    return bar == null || !bar.isManaged() ? 0 : bar.prefHeight(getWidth());
  }
}
