package tricksmith.editor.view.tab;

import javafx.geometry.Orientation;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.Region;
import javafx.scene.text.Font;

/**
 * The match and, on request, the figures of many others: next to it where there is room, otherwise
 * below it.
 */
final class BesideScript extends SplitPane {
  /** The width needed for both side by side, in letters. */
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

  boolean showsFigures() {
    return getItems().contains(figures);
  }

  void showFigures(boolean shown) {
    if (shown && !showsFigures()) {
      getItems().add(figures);
      setDividerPositions(SHARE_OF_MATCH);
    } else if (!shown) {
      getItems().remove(figures);
    }
  }
}
