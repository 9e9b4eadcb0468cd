package tricksmith.editor.view.tab;

import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.table.PlaytestPane;

/**
 * The match and what lies over it for a while: figures of many others, and notices where the text
 * is not in sight. The match never becomes smaller for them.
 */
final class OverTable extends Pane {
  private final PlaytestPane match;
  private final Region figures;
  private @Nullable Region notices;

  /** A table with nothing over it. */
  OverTable(PlaytestPane match, Region figures) {
    this.match = match;
    this.figures = figures;
    getStyleClass().add("over-table");
    figures.setMinSize(0, 0);
    getChildren().setAll(match);
    setMinSize(120, 0);
  }

  boolean showsFigures() {
    return match.hasOverTable(figures);
  }

  void showFigures(boolean shown) {
    match.slideOver(figures, shown);
  }

  /** Notices to float at the top; null if they are somewhere else. */
  void show(@Nullable Region floating) {
    if (notices != null && !notices.equals(floating)) {
      getChildren().remove(notices);
    }
    notices = floating;
    if (floating != null && !getChildren().contains(floating)) {
      getChildren().add(floating);
    }
  }

  /** Notices never cover the bar of the match. */
  @Override
  protected void layoutChildren() {
    match.resizeRelocate(0, 0, getWidth(), getHeight());
    if (notices != null) {
      Node bar = match.getTop();
      double top = bar == null || !bar.isManaged() ? 0 : bar.prefHeight(getWidth());
      notices.resizeRelocate(0, top, getWidth(), notices.prefHeight(getWidth()));
    }
  }
}
