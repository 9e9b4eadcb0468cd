package tricksmith.editor.table.felt;

import static tricksmith.editor.node.Styled.styled;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import tricksmith.editor.node.Hint;
import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.RedSigns;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.words.PlainWords;
import tricksmith.editor.table.words.Words;

/**
 * The variables of the script that belong to no player, the lowest first; for those without room
 * there is a button that shows all of them. A name that is too long takes two lines if all
 * variables have room.
 */
final class StatePane extends VBox {
  private static final PseudoClass DENSE = PseudoClass.getPseudoClass("dense");
  private static final PseudoClass TIGHT = PseudoClass.getPseudoClass("tight");

  private static final Spacing USUAL = new Spacing(38, 6, 38);
  private static final Spacing CLOSE = new Spacing(21, 3, 17);
  private static final Spacing CLOSEST = new Spacing(17, 2, 17);

  private static final int SHORT_VALUE = 6;

  /** The number of variables after which the list of all of them ends. */
  private static final int MOST_LISTED = 300;

  private final List<Table.Variable> variables;

  /** The number of all variables, with those that the table does not list. */
  private final int all;

  private final ScriptWords script;

  /** The first lines, as many as have been in sight at once so far. */
  private final List<Region> lines = new ArrayList<>();

  private final Button more = styled(new Button(), "variables-more", "flat");

  /**
   * Shows variables.
   *
   * @param others how many more there are
   * @param overlay shows something beside a part of this pane
   */
  StatePane(
      List<Table.Variable> variables,
      int others,
      ScriptWords script,
      Words words,
      BiConsumer<Region, Node> overlay) {
    this.variables = List.copyOf(variables);
    all = variables.size() + others;
    this.script = script;
    setId("variables");
    getStyleClass().add("variables");
    setPickOnBounds(false);
    more.setId("all-variables");
    more.setAccessibleText(words.say("variables.all", all));
    Hint.on(more, more.getAccessibleText());
    more.setOnAction(_ -> overlay.accept(all(), more));
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
    Spacing spacing =
        Stream.of(USUAL, CLOSE, CLOSEST)
            .filter(each -> each.fitting(all, height) == all)
            .findFirst()
            .orElse(CLOSE);
    pseudoClassStateChanged(DENSE, !spacing.equals(USUAL));
    pseudoClassStateChanged(TIGHT, spacing.equals(CLOSEST));
    int shown = Math.min(variables.size(), spacing.fitting(all, height));
    boolean roomForMore = height >= spacing.more();
    setSpacing(spacing.gap());
    more.setMinHeight(spacing.more());
    more.setMaxHeight(spacing.more());
    more.setText("+" + (all - shown));
    getChildren().clear();
    variables.stream().limit(shown).skip(lines.size()).map(this::variable).forEach(lines::add);
    for (Region line : lines) {
      line.setMinHeight(spacing.line());
      line.setMaxHeight(spacing.line());
      nameOf(line).setWrapText(spacing.equals(USUAL));
    }
    if (shown < all && roomForMore) {
      getChildren().add(more);
    }
    for (int i = shown - 1; i >= 0; i--) {
      getChildren().add(lines.get(i));
    }
  }

  private static Label nameOf(Region line) {
    return (Label) line.getChildrenUnmodifiable().getFirst();
  }

  /** Returns all variables, with their whole names. */
  private Region all() {
    GridPane grid = styled(new GridPane(), "all-variables");
    int listed = Math.min(variables.size(), MOST_LISTED);
    for (int row = 0; row < listed; row++) {
      Table.Variable variable = variables.get(row);
      Label value = RedSigns.on(new Label(told(variable)));
      value.getStyleClass().add("all-variables-value");
      grid.addRow(row, new Label(name(variable)), value);
    }
    if (listed < all) {
      grid.addRow(listed, new Label("+" + (all - listed)));
    }
    return grid;
  }

  private Region variable(Table.Variable variable) {
    Label name = styled(new Label(name(variable)), "variable-name");
    name.setMinWidth(0);
    Hint.on(name, name.getText());
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    HBox both = styled(new HBox(name, space, value(variable)), "variable");
    both.setUserData(variable.name());
    return both;
  }

  private String name(Table.Variable variable) {
    String name = script.title(variable.name());
    return variable.indices().isEmpty() ? name : name + " " + script.values(variable.indices());
  }

  /** Returns a value, with each suit in it as on paper. */
  private Node value(Table.Variable variable) {
    List<String> parts =
        variable.values().stream().flatMap(value -> Stream.of(value.split("\\."))).toList();
    if (variable.hidden() || parts.stream().noneMatch(script::isSuit)) {
      return word(told(variable));
    }
    HBox line = styled(new HBox(), "variable-parts");
    line.setMinWidth(USE_PREF_SIZE);
    for (String part : parts) {
      Label word = word(text(List.of(part)));
      if (script.isSuit(part)) {
        word.getStyleClass().addAll("suit-value", script.style(part));
      }
      line.getChildren().add(word);
    }
    return line;
  }

  private static Label word(String text) {
    Label word = styled(new Label(text), "variable-value");
    word.setMinWidth(USE_PREF_SIZE);
    if (text.length() > SHORT_VALUE) {
      word.getStyleClass().add("long-value");
    }
    return word;
  }

  private String told(Table.Variable variable) {
    return variable.hidden() ? "?" : text(variable.values());
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
