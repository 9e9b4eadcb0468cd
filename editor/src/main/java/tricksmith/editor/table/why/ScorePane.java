package tricksmith.editor.table.why;

import java.util.List;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.picture.ScoreSheet;
import tricksmith.editor.picture.Table;
import tricksmith.editor.table.words.PlainWords;
import tricksmith.editor.table.words.Words;

/** The score sheet: a line for each deal or round, with each seat's gain and total. */
public final class ScorePane extends GridPane {

  public ScorePane(ScoreSheet sheet, Table table, PlaytestActions actions, Words words) {
    setId("score-lines");
    getStyleClass().add("score-lines");
    int seats = table.seats().size();
    for (int seat = 1; seat <= seats; seat++) {
      put(quiet(words.seat(table, seat)), seat, 0);
    }
    List<ScoreSheet.Line> lines = sheet.lines();
    for (int row = 1; row <= lines.size(); row++) {
      ScoreSheet.Line line = lines.get(row - 1);
      Hyperlink number = new Hyperlink(String.valueOf(row));
      number.setAccessibleText(words.say("scores.line", row, line.choices()));
      number.setOnAction(_ -> actions.play(playtest -> playtest.to(line.choices())));
      put(number, 0, row);
      for (int seat = 1; seat <= Math.min(seats, line.totals().size()); seat++) {
        Node entry = entry(line, seat, words);
        takeWishes(entry, line, seat, actions, words);
        put(entry, seat, row);
      }
    }
    if (lines.isEmpty()) {
      add(quiet(words.say("scores.none")), 1, 1, Math.max(1, seats), 1);
    }
  }

  private static Node entry(ScoreSheet.Line line, int seat, Words words) {
    String total = PlainWords.number(line.totals().get(seat - 1));
    String gain = PlainWords.number(line.gains().get(seat - 1));
    Label entry = new Label(total);
    Label gained = quiet(gain.equals("0") ? "" : gain);
    gained.getStyleClass().add("score-gain");
    entry.setGraphic(gained);
    entry.setAccessibleText(words.say("scores.entry", seat, gain, total));
    return entry;
  }

  /** Opens a field by the right button, for the score that should have been. */
  private static void takeWishes(
      Node entry, ScoreSheet.Line line, int seat, PlaytestActions actions, Words words) {
    ContextMenu menu = new ContextMenu();
    String total = PlainWords.number(line.totals().get(seat - 1));
    WishedScore score =
        new WishedScore(seat, total, line.choices(), actions, words).whenWished(menu::hide);
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

  private void put(Node node, int column, int row) {
    setHalignment(node, HPos.RIGHT);
    add(node, column, row);
  }

  private static Label quiet(String text) {
    Label label = new Label(text);
    label.getStyleClass().add("text-muted");
    return label;
  }
}
