package tricksmith.editor.figures;

import java.util.List;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;

/** Figures in columns; the first column labels them. */
final class FigureGrid extends GridPane {

  /** Creates a grid with these headings. */
  FigureGrid(String... headings) {
    getStyleClass().add("figure-grid");
    for (int column = 0; column < headings.length; column++) {
      Label heading = label(headings[column]);
      heading.getStyleClass().add("figure-heading");
      put(heading, column, 0);
    }
  }

  /** Adds a row: texts, or nodes as they are. */
  FigureGrid row(Object... cells) {
    int row = getRowCount();
    for (int column = 0; column < cells.length; column++) {
      Node cell = cells[column] instanceof Node node ? node : label(cells[column].toString());
      put(cell, column, row);
    }
    return this;
  }

  /** Adds a row whose last cell stands out if it matters. */
  void verdict(List<String> cells, boolean weighty) {
    row(cells.toArray());
    Node last = getChildren().getLast();
    last.getStyleClass().add(weighty ? "verdict-weighty" : "verdict");
  }

  private void put(Node cell, int column, int row) {
    add(cell, column, row);
    setHalignment(cell, column == 0 ? HPos.LEFT : HPos.RIGHT);
  }

  private static Label label(String text) {
    Label label = new Label(text);
    label.setMinWidth(Region.USE_PREF_SIZE);
    return label;
  }
}
