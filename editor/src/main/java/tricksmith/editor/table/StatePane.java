package tricksmith.editor.table;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import tricksmith.editor.picture.Table;

/** The variables of the script that belong to nobody in particular. */
final class StatePane extends FlowPane {
  private static final String YES = "yes";

  private final SuitSigns signs;
  private final Words words;

  StatePane(Table table, SuitSigns signs, Words words) {
    this.signs = signs;
    this.words = words;
    setId("variables");
    getStyleClass().add("variables");
    table.variables().stream().map(this::variable).forEach(getChildren()::add);
    table.grids().stream().map(this::grid).forEach(getChildren()::add);
  }

  private Node variable(Table.Variable variable) {
    HBox both = new HBox(quiet(name(variable)), value(variable));
    both.getStyleClass().add("variable");
    both.setMaxHeight(USE_PREF_SIZE);
    both.setUserData(variable.name());
    return both;
  }

  /** What a variable is called, with the entry that is meant. */
  private String name(Table.Variable variable) {
    return variable.indices().isEmpty()
        ? PlainWords.name(variable.name())
        : PlainWords.name(variable.name())
            + " "
            + String.join(" ", variable.indices().stream().map(signs::words).toList());
  }

  private Node value(Table.Variable variable) {
    Label value = new Label(variable.hidden() ? "?" : text(variable.values()));
    value.getStyleClass().add("variable-value");
    if (variable.values().size() == 1 && signs.isSuit(variable.values().getFirst())) {
      value.getStyleClass().addAll("suit-value", signs.style(variable.values().getFirst()));
    }
    return RedSigns.on(value);
  }

  private String text(List<String> values) {
    return String.join(" ", values.stream().map(signs::words).toList());
  }

  private static Label quiet(String words) {
    Label label = new Label(words);
    label.getStyleClass().add("text-muted");
    return label;
  }

  private Node grid(Table.Grid grid) {
    GridPane cells = new GridPane();
    cells.getStyleClass().add("state-grid");
    cells.add(quiet(PlainWords.name(grid.name())), 0, 0);
    for (int column = 0; column < grid.columns().size(); column++) {
      cells.add(quiet(signs.words(grid.columns().get(column))), column + 1, 0);
    }
    for (int row = 0; row < grid.rows().size(); row++) {
      Label head = new Label(signs.words(grid.rows().get(row)));
      head.getStyleClass().addAll("grid-row", signs.style(grid.rows().get(row)));
      cells.add(head, 0, row + 1);
      for (int column = 0; column < grid.columns().size(); column++) {
        cells.add(cell(grid, row, column), column + 1, row + 1);
      }
    }
    VBox box = new VBox(cells);
    box.setUserData(grid.name());
    return box;
  }

  private Label cell(Table.Grid grid, int row, int column) {
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

  /** Marks variables: a rule has set them. */
  void light(List<String> names) {
    for (Node each : getChildren()) {
      each.getStyleClass().remove("lit");
      if (each.getUserData() instanceof String name && names.contains(name)) {
        each.getStyleClass().add("lit");
      }
    }
  }
}
