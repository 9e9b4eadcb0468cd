package tricksmith.editor.view.tab;

import javafx.geometry.Orientation;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.Region;
import javafx.scene.text.Font;

/**
 * The match and, if somebody wants to see them, the figures of many others: beside it where there
 * is room, and otherwise under it.
 */
final class BesideScript extends SplitPane {
  /** So much room is needed for both beside each other, in widths of a letter. */
  private static final double WIDE = 76;

  private static final double SHARE_OF_MATCH = 0.55;

  private final Region figures;

  BesideScript(Region match, Region figures) {
    this.figures = figures;
    getStyleClass().add("beside-script");
    figures.setMinSize(0, 0);
    getItems().setAll(match);
    setMinSize(120, 0);
    widthProperty().subscribe(_ -> turn());
  }

  private void turn() {
    boolean wide = getWidth() > WIDE * Font.getDefault().getSize();
    setOrientation(wide ? Orientation.HORIZONTAL : Orientation.VERTICAL);
  }

  /** Whether figures are shown. */
  boolean showsFigures() {
    return getItems().contains(figures);
  }

  /** Shows the figures, or hides them. */
  void showFigures(boolean shown) {
    if (shown && !showsFigures()) {
      getItems().add(figures);
      setDividerPositions(SHARE_OF_MATCH);
    } else if (!shown) {
      getItems().remove(figures);
    }
  }
}
