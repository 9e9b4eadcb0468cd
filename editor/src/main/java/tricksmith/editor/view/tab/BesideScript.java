package tricksmith.editor.view.tab;

import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import tricksmith.editor.table.PlaytestPane;

/** The match and, on request, the figures of many others, which slide over its table. */
final class BesideScript extends StackPane {
  private final PlaytestPane match;
  private final Region figures;

  BesideScript(PlaytestPane match, Region figures) {
    this.match = match;
    this.figures = figures;
    getStyleClass().add("beside-script");
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
}
