package tricksmith.editor.table.felt;

import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.words.PlainWords;

/**
 * The variables of the script that belong to no player, the lowest first; those without room are
 * shown as a number.
 */
final class StatePane extends VBox {
  private static final double LINE = 38;
  private static final double GAP = 6;
  private static final int SHORT_VALUE = 6;

  private final List<Table.Variable> variables;
  private final ScriptWords script;
  private final List<Node> lines;
  private final Label more = new Label();

  StatePane(List<Table.Variable> variables, ScriptWords script) {
    this.variables = List.copyOf(variables);
    this.script = script;
    setId("variables");
    getStyleClass().add("variables");
    setPickOnBounds(false);
    lines = variables.stream().map(this::variable).toList();
    more.getStyleClass().add("variables-more");
  }

  /** Shows as many variables as fit into a height. */
  void fit(double height) {
    int room = (int) Math.max(0, Math.floor((height + GAP) / (LINE + GAP)));
    int shown = lines.size() <= room ? lines.size() : Math.max(0, room - 1);
    more.setText("+" + (lines.size() - shown));
    more.setTooltip(new Tooltip(told(shown)));
    getChildren().clear();
    if (shown < lines.size() && room > 0) {
      getChildren().add(more);
    }
    for (int i = shown - 1; i >= 0; i--) {
      getChildren().add(lines.get(i));
    }
  }

  private String told(int from) {
    return variables.stream()
        .skip(from)
        .map(variable -> name(variable) + " " + (variable.hidden() ? "?" : text(variable.values())))
        .collect(Collectors.joining("\n"));
  }

  private Node variable(Table.Variable variable) {
    Label name = new Label(name(variable));
    name.setMinWidth(0);
    name.setTooltip(new Tooltip(name.getText()));
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    HBox both = new HBox(name, space, value(variable));
    both.getStyleClass().add("variable");
    both.setUserData(variable.name());
    both.setMinHeight(LINE);
    both.setMaxHeight(LINE);
    return both;
  }

  /** Returns the name of a variable, with the entry that is meant. */
  private String name(Table.Variable variable) {
    String name = script.title(variable.name());
    return variable.indices().isEmpty() ? name : name + " " + script.values(variable.indices());
  }

  private Node value(Table.Variable variable) {
    Label value = new Label(variable.hidden() ? "?" : text(variable.values()));
    value.getStyleClass().add("variable-value");
    value.setMinWidth(USE_PREF_SIZE);
    if (value.getText().length() > SHORT_VALUE) {
      value.getStyleClass().add("long-value");
    }
    if (variable.values().size() == 1 && script.isSuit(variable.values().getFirst())) {
      value.getStyleClass().addAll("suit-value", script.style(variable.values().getFirst()));
    }
    return value;
  }

  private String text(List<String> values) {
    return String.join(" ", values.stream().map(PlainWords::number).map(script::value).toList());
  }

  /** Highlights variables that a rule has set. */
  void light(List<String> names) {
    for (Node each : lines) {
      each.getStyleClass().remove("lit");
      if (each.getUserData() instanceof String name && names.contains(name)) {
        each.getStyleClass().add("lit");
      }
    }
  }
}
