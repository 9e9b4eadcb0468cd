package tricksmith.editor.table.felt;

import java.util.List;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
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
  private static final PseudoClass DENSE = PseudoClass.getPseudoClass("dense");

  private static final Spacing USUAL = new Spacing(38, 6, 38);
  private static final Spacing CLOSE = new Spacing(24, 4, 17);

  private static final int SHORT_VALUE = 6;

  private final List<Table.Variable> variables;
  private final ScriptWords script;
  private final List<Region> lines;
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

  /** The height of a line, the gap between two, and the height of the number of the others. */
  private record Spacing(double line, double gap, double more) {
    /** Returns how many lines fit, beside the number of the others if there are more. */
    int fitting(int lines, double height) {
      int room = (int) Math.max(0, Math.floor((height + gap) / (line + gap)));
      double left = height - more;
      return lines <= room ? lines : (int) Math.max(0, Math.floor(left / (line + gap)));
    }
  }

  /** Shows as many variables as fit into a height, closer together if not all of them do. */
  void fit(double height) {
    int all = lines.size();
    Spacing spacing = USUAL.fitting(all, height) < all ? CLOSE : USUAL;
    pseudoClassStateChanged(DENSE, spacing.equals(CLOSE));
    int shown = spacing.fitting(all, height);
    boolean roomForMore = height >= spacing.more();
    setSpacing(spacing.gap());
    more.setMinHeight(spacing.more());
    more.setText("+" + (lines.size() - shown));
    more.setTooltip(new Tooltip(told(shown)));
    getChildren().clear();
    for (Region line : lines) {
      line.setMinHeight(spacing.line());
      line.setMaxHeight(spacing.line());
    }
    if (shown < all && roomForMore) {
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

  private Region variable(Table.Variable variable) {
    Label name = new Label(name(variable));
    name.setMinWidth(0);
    name.setTooltip(new Tooltip(name.getText()));
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    HBox both = new HBox(name, space, value(variable));
    both.getStyleClass().add("variable");
    both.setUserData(variable.name());
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
