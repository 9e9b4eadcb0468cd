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
  private final Region change;
  private @Nullable Region notices;
  private boolean isChanged;

  /** A table with nothing over it. */
  OverTable(PlaytestPane match, Region figures) {
    this.match = match;
    this.figures = figures;
    change = match.changeSheet();
    change.setVisible(false);
    getStyleClass().add("over-table");
    figures.setMinSize(0, 0);
    getChildren().setAll(match, change);
    setMinSize(120, 0);
  }

  boolean showsFigures() {
    return match.hasOverTable(figures);
  }

  void showFigures(boolean shown) {
    match.slideOver(figures, shown);
    arrange();
  }

  /** Lays what an edit has made of the match over it, or takes it away; figures stay in front. */
  void showChange(boolean nowChanged) {
    isChanged = nowChanged;
    arrange();
  }

  /**
   * Nobody answers at a table that is not in sight: whoever was there finds the keyboard on what
   * lies over it.
   */
  private void arrange() {
    boolean shown = isChanged && !showsFigures();
    if (change.isVisible() != shown) {
      boolean there = isFocusIn(shown ? match : change);
      change.setVisible(shown);
      match.setDisable(shown);
      if (there) {
        match.answerByKeys();
      }
    }
  }

  /** Whether an edit has made something of the match that lies over it, or waits to. */
  boolean isChanged() {
    return isChanged;
  }

  private boolean isFocusIn(Node part) {
    Node owner = getScene() == null ? null : getScene().getFocusOwner();
    while (owner != null && !owner.equals(part)) {
      owner = owner.getParent();
    }
    return owner != null;
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
    Node bar = match.getTop();
    double top = bar == null || !bar.isManaged() ? 0 : bar.prefHeight(getWidth());
    change.resizeRelocate(0, top, getWidth(), getHeight() - top);
    if (notices != null) {
      notices.resizeRelocate(0, top, getWidth(), notices.prefHeight(getWidth()));
    }
  }
}
