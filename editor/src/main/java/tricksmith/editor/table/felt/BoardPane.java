package tricksmith.editor.table.felt;

import java.util.List;
import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.SuitSigns;
import tricksmith.editor.table.words.PlainWords;
import tricksmith.editor.table.words.Words;

/** A variable with entries for two things, as a board in the middle of the table. */
final class BoardPane extends GridPane {
  private static final String YES = "yes";

  private final Words words;
  private final SuitSigns signs;
  private final Table.Grid grid;

  BoardPane(Table.Grid grid, SuitSigns signs, Words words) {
    this.grid = grid;
    this.signs = signs;
    this.words = words;
    getStyleClass().add("board");
    setUserData(grid.name());
    setMouseTransparent(true);
    addColumn(0.6);
    head(PlainWords.title(grid.name()), 0);
    for (int column = 0; column < grid.columns().size(); column++) {
      addColumn(1);
      head(signs.words(grid.columns().get(column)), column + 1);
    }
    for (int row = 0; row < grid.rows().size(); row++) {
      Label head = new Label(signs.words(grid.rows().get(row)));
      head.getStyleClass().addAll("board-row", signs.style(grid.rows().get(row)));
      add(head, 0, row + 1);
      for (int column = 0; column < grid.columns().size(); column++) {
        Label cell = cell(row, column);
        setHalignment(cell, HPos.CENTER);
        add(cell, column + 1, row + 1);
      }
    }
  }

  private void addColumn(double share) {
    ColumnConstraints constraints = new ColumnConstraints();
    constraints.setHgrow(Priority.ALWAYS);
    constraints.setPercentWidth(100 * share / (grid.columns().size() + 0.6));
    getColumnConstraints().add(constraints);
  }

  private void head(String text, int column) {
    Label head = new Label(text);
    head.getStyleClass().add("board-head");
    setHalignment(head, column == 0 ? HPos.LEFT : HPos.CENTER);
    add(head, column, 0);
  }

  private Label cell(int row, int column) {
    String value = grid.cells().get(row).get(column);
    boolean yes = grid.yesNo() && value.equals(YES);
    Label cell = new Label(grid.yesNo() ? (yes ? "●" : "○") : signs.words(value));
    cell.getStyleClass().add(yes ? "grid-yes" : "grid-cell");
    cell.setAccessibleText(
        words.say(
            "grid.cell",
            PlainWords.name(grid.name()),
            grid.rows().get(row),
            grid.columns().get(column),
            value));
    return cell;
  }

  /** Marks the board if it is among these variables. */
  void light(List<String> names) {
    getStyleClass().remove("lit");
    if (names.contains(grid.name())) {
      getStyleClass().add("lit");
    }
  }
}
