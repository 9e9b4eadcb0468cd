package tricksmith.editor.table.question;

import static tricksmith.editor.node.Styled.styled;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.RowConstraints;
import javafx.scene.text.TextAlignment;
import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.words.Words;

/**
 * A variable with two indices as a board in the middle of the table; enlarged to be answered on
 * when one of its entries is asked for.
 */
public final class BoardPane extends GridPane {
  private static final String YES = "yes";

  /** What stands for a value that is secret. */
  private static final String UNSEEN = "?";

  /** The names of the two sides of a chip, alone or after what they are sides of. */
  private static final Pattern SIDES =
      Pattern.compile("(?:([^(（]*)[(（])?([^/／()（）]+)[/／]([^/／()（）]+)[)）]?");

  private final Words words;
  private final ScriptWords script;
  private final Table.Grid grid;

  /** Creates a board that only shows how things stand. */
  public BoardPane(Table.Grid grid, ScriptWords script, Words words) {
    this(grid, script, words, List.of("board"));
    setUserData(grid.name());
    setMouseTransparent(true);
    fill(this::cell);
  }

  private BoardPane(Table.Grid grid, ScriptWords script, Words words, List<String> styles) {
    this.grid = grid;
    this.script = script;
    this.words = words;
    getStyleClass().addAll(styles);
    getColumnConstraints().add(new ColumnConstraints());
    for (int column = 0; column < grid.columns().size(); column++) {
      ColumnConstraints asWideAsItsHead = new ColumnConstraints();
      asWideAsItsHead.setHgrow(Priority.ALWAYS);
      getColumnConstraints().add(asWideAsItsHead);
    }
    getRowConstraints().add(new RowConstraints());
    for (int row = 0; row < grid.rows().size(); row++) {
      RowConstraints sharingTheRoom = new RowConstraints();
      sharingTheRoom.setVgrow(Priority.ALWAYS);
      getRowConstraints().add(sharingTheRoom);
    }
  }

  /**
   * Creates a board to be answered on.
   *
   * @param answer returns the node for an entry, given its row and column
   */
  static BoardPane answered(
      Table.Grid grid, ScriptWords script, Words words, BiFunction<Integer, Integer, Node> answer) {
    BoardPane board = new BoardPane(grid, script, words, List.of("answers", "answer-board"));
    board.fill(answer);
    return board;
  }

  /** Returns the board whose entries a question asks for: every two-part answer is one of them. */
  static Optional<Table.Grid> asked(Table.Question question, List<Table.Grid> grids) {
    List<List<String>> pairs =
        question.choices().stream()
            .map(Table.Choice::parts)
            .filter(parts -> parts.size() == 2)
            .toList();
    return grids.stream()
        .filter(Table.Grid::yesNo)
        .filter(_ -> !pairs.isEmpty())
        .filter(grid -> pairs.stream().allMatch(pair -> isEntry(grid, pair)))
        .findFirst();
  }

  private static boolean isEntry(Table.Grid grid, List<String> pair) {
    return grid.rows().contains(pair.getFirst()) && grid.columns().contains(pair.getLast());
  }

  private void fill(BiFunction<Integer, Integer, Node> entry) {
    for (int column = 0; column < grid.columns().size(); column++) {
      String text = heading(column);
      if (!text.isBlank()) {
        head(text, column + 1);
      }
    }
    for (int row = 0; row < grid.rows().size(); row++) {
      Label head =
          styled(
              new Label(script.value(grid.rows().get(row))),
              "board-row",
              script.style(grid.rows().get(row)));
      add(head, 0, row + 1);
      for (int column = 0; column < grid.columns().size(); column++) {
        Node cell = entry.apply(row, column);
        setHalignment(cell, HPos.CENTER);
        add(cell, column + 1, row + 1);
      }
    }
  }

  /** Outlines the row of what was led, if it has one. */
  public void led(String what) {
    int row = grid.rows().indexOf(what);
    if (row >= 0) {
      Region outline = styled(new Region(), "board-led");
      outline.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
      outline.setMouseTransparent(true);
      add(outline, 0, row + 1, grid.columns().size() + 1, 1);
    }
  }

  /** Whether a value of a variable is an entry of this board, which then shows it. */
  public static boolean shows(Table.Grid grid, Table.Variable variable) {
    return !variable.values().isEmpty()
        && variable.values().stream()
            .map(value -> List.of(value.split("\\.")))
            .allMatch(parts -> parts.size() == 2 && isEntry(grid, parts));
  }

  /**
   * Returns the names of the two sides of the chips in a column, if its own says them: 大／小, or
   * 強さ（大／小）.
   */
  static List<String> sides(Table.Grid grid, int column, ScriptWords script) {
    Matcher sides = SIDES.matcher(script.value(grid.columns().get(column)));
    return grid.yesNo() && sides.matches() && !sides.group(2).isBlank() && !sides.group(3).isBlank()
        ? List.of(sides.group(2).strip(), sides.group(3).strip())
        : List.of();
  }

  /**
   * Returns what is written above a column, without the sides that are named in each row anyway.
   */
  private String heading(int column) {
    return heading(grid, column, script);
  }

  private static String heading(Table.Grid grid, int column, ScriptWords script) {
    String name = script.value(grid.columns().get(column));
    if (sides(grid, column, script).isEmpty()) {
      return name;
    }
    Matcher sides = SIDES.matcher(name);
    return sides.matches() && sides.group(1) != null ? sides.group(1).strip() : "";
  }

  private void head(String text, int column) {
    Label head = styled(new Label(text), "board-head");
    head.setWrapText(true);
    head.setTextAlignment(TextAlignment.CENTER);
    setHalignment(head, column == 0 ? HPos.LEFT : HPos.CENTER);
    add(head, column, 0);
  }

  private Node cell(int row, int column) {
    if (grid.yesNo()) {
      BoardSwitch chip = new BoardSwitch(isYes(grid, row, column), sides(grid, column, script));
      chip.setAccessibleText(entry(grid, row, column, script, words));
      return chip;
    }
    Label cell = styled(new Label(script.value(grid.cells().get(row).get(column))), "grid-cell");
    cell.setAccessibleText(entry(grid, row, column, script, words));
    return cell;
  }

  static boolean isYes(Table.Grid grid, int row, int column) {
    return grid.cells().get(row).get(column).equals(YES);
  }

  static String entry(Table.Grid grid, int row, int column, ScriptWords script, Words words) {
    String value = grid.cells().get(row).get(column);
    return words.say(
        "grid.cell",
        script.name(grid.name()),
        script.value(grid.rows().get(row)),
        script.value(grid.columns().get(column)),
        grid.yesNo() && !value.equals(UNSEEN) ? words.say(value) : script.value(value));
  }

  /** Returns what is said about an entry that is pointed at: which side of its chip lies up. */
  static String pointedAt(Table.Grid grid, int row, int column, ScriptWords script, Words words) {
    List<String> sides = sides(grid, column, script);
    if (sides.isEmpty() || grid.cells().get(row).get(column).equals(UNSEEN)) {
      return entry(grid, row, column, script, words);
    }
    boolean moved = isYes(grid, row, column);
    return words.say(
        "board.pointed",
        script.value(grid.rows().get(row)),
        heading(grid, column, script),
        moved ? sides.getLast() : sides.getFirst(),
        moved ? sides.getFirst() : sides.getLast());
  }

  /** Highlights the board if it is among these variables. */
  public void light(List<String> names) {
    getStyleClass().remove("lit");
    if (names.contains(grid.name())) {
      getStyleClass().add("lit");
    }
  }
}
