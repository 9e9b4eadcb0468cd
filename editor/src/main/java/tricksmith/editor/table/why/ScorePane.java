package tricksmith.editor.table.why;

import static tricksmith.editor.node.Presence.present;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.node.Hint;
import tricksmith.editor.picture.ScoreSheet;
import tricksmith.editor.picture.Table;
import tricksmith.editor.table.words.PlainWords;
import tricksmith.editor.table.words.Words;

/**
 * The score sheet: a line for each deal or round, with the gain and the total of each side that
 * scores as one, or else of each seat.
 */
public final class ScorePane extends GridPane {
  private final Table table;
  private final Words words;
  private final PlaytestActions actions;
  private final List<Column> columns;

  /** What stands in each line, from the first. */
  private final Map<Integer, List<Node>> lines = new HashMap<>();

  public ScorePane(ScoreSheet sheet, Table table, PlaytestActions actions, Words words) {
    this.table = table;
    this.words = words;
    this.actions = actions;
    columns = columns(sheet, table, words);
    setId("score-lines");
    getStyleClass().add("score-lines");
    columns.forEach(column -> put(head(column), columns.indexOf(column) + 1, 0));
    for (int row = 1; row <= sheet.lines().size(); row++) {
      addLine(row, sheet.lines().get(row - 1));
    }
    if (sheet.lines().isEmpty()) {
      add(quiet(words.say("scores.none")), 1, 1, columns.size(), 1);
    } else {
      lines
          .getOrDefault(sheet.lines().size(), List.of())
          .forEach(each -> each.getStyleClass().add("score-last"));
    }
  }

  /**
   * Those who score as one.
   *
   * @param seats whose scores are always the same
   */
  private record Column(List<Integer> seats, String name) {
    int seat() {
      return seats.getFirst();
    }
  }

  /** Returns a column for each side if its seats always score the same, or else for each seat. */
  private static List<Column> columns(ScoreSheet sheet, Table table, Words words) {
    Map<Integer, List<Integer>> sides = new LinkedHashMap<>();
    table
        .seats()
        .forEach(
            seat -> sides.computeIfAbsent(seat.side(), _ -> new ArrayList<>()).add(seat.number()));
    boolean haveSides = !sides.containsKey(0) && sides.size() < table.seats().size();
    if (haveSides && sides.values().stream().allMatch(side -> scoreAlike(side, sheet))) {
      return sides.values().stream()
          .sorted(Comparator.comparing(side -> side.stream().noneMatch(table::isYours)))
          .map(side -> new Column(side, words.side(table, side)))
          .toList();
    }
    return table.seats().stream()
        .map(Table.SeatPlace::number)
        .map(seat -> new Column(List.of(seat), words.seat(table, seat)))
        .toList();
  }

  private static boolean scoreAlike(List<Integer> side, ScoreSheet sheet) {
    return sheet.lines().stream()
        .allMatch(
            line ->
                side.stream()
                        .map(seat -> List.of(line.gain(seat), line.total(seat)))
                        .distinct()
                        .count()
                    == 1);
  }

  private Label head(Column column) {
    boolean hasWon =
        table.outcome() instanceof Table.Ended(List<Integer> winners)
            && winners.containsAll(column.seats());
    Label head = quiet(hasWon ? words.say("scores.won", column.name()) : column.name());
    head.getStyleClass().add(hasWon ? "score-won" : "score-head");
    if (column.seats().size() > 1) {
      Hint.on(head, words.seats(column.seats()));
    }
    return head;
  }

  private void addLine(int row, ScoreSheet.Line line) {
    Hyperlink number = new Hyperlink(String.valueOf(row));
    number.setAccessibleText(words.say("scores.line", row, line.choices()));
    number.setOnAction(_ -> actions.play(playtest -> playtest.to(line.choices())));
    put(number, 0, row);
    for (Column column : columns) {
      Node entry = entry(line, column);
      takeWishes(entry, line, column.seat());
      put(entry, columns.indexOf(column) + 1, row);
    }
  }

  private Node entry(ScoreSheet.Line line, Column column) {
    String total = PlainWords.number(line.total(column.seat()));
    String gain = PlainWords.number(line.gain(column.seat()));
    Label entry = new Label(total);
    Label gained = quiet(gain.equals("0") ? "" : gain);
    gained.getStyleClass().add("score-gain");
    entry.setGraphic(gained);
    entry.setAccessibleText(words.say("scores.entry", column.name(), gain, total));
    return entry;
  }

  /** Opens a field by the right button, for the score that should have been. */
  private void takeWishes(Node entry, ScoreSheet.Line line, int seat) {
    ContextMenu menu = new ContextMenu();
    String total = PlainWords.number(line.total(seat));
    WishedScore score =
        new WishedScore(seat, total, line.choices(), table, actions, words).whenWished(menu::hide);
    menu.getItems().add(new CustomMenuItem(score, false));
    menu.setId("wishes");
    entry.setFocusTraversable(true);
    entry.setOnContextMenuRequested(
        request -> {
          menu.show(entry, request.getScreenX(), request.getScreenY());
          score.field().requestFocus();
          request.consume();
        });
  }

  /** Shows as many of the last lines as fit into a height, but at least the last. */
  public void fit(double height) {
    applyCss();
    int shown = lines.size();
    showLast(shown);
    while (shown > 1 && prefHeight(-1) > height) {
      shown--;
      showLast(shown);
    }
  }

  /** Shows only so many of the last lines. */
  public void showLast(int shown) {
    int first = lines.size() - shown + 1;
    lines.forEach((row, parts) -> parts.forEach(part -> present(part, row >= first)));
  }

  /** Returns how many lines there are. */
  public int lines() {
    return lines.size();
  }

  private void put(Node node, int column, int row) {
    setHalignment(node, HPos.RIGHT);
    if (row > 0) {
      lines.computeIfAbsent(row, _ -> new ArrayList<>()).add(node);
    }
    add(node, column, row);
  }

  private static Label quiet(String text) {
    Label label = new Label(text);
    label.getStyleClass().add("text-muted");
    return label;
  }
}
