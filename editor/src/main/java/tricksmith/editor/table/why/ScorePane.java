package tricksmith.editor.table.why;

import java.util.List;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.picture.ScoreSheet;
import tricksmith.editor.table.words.PlainWords;
import tricksmith.editor.table.words.Words;

/** The score sheet: a line for each deal or round, with what each seat has gained and has then. */
public final class ScorePane extends GridPane {

  public ScorePane(ScoreSheet sheet, int seats, PlaytestActions actions, Words words) {
    setId("score-lines");
    getStyleClass().add("score-lines");
    for (int seat = 1; seat <= seats; seat++) {
      put(quiet(words.say("seat", seat)), seat, 0);
    }
    List<ScoreSheet.Line> lines = sheet.lines();
    for (int row = 1; row <= lines.size(); row++) {
      ScoreSheet.Line line = lines.get(row - 1);
      Hyperlink number = new Hyperlink(String.valueOf(row));
      number.setAccessibleText(words.say("scores.line", row, line.choices()));
      number.setOnAction(_ -> actions.play(playtest -> playtest.to(line.choices())));
      put(number, 0, row);
      for (int seat = 1; seat <= Math.min(seats, line.totals().size()); seat++) {
        put(entry(line, seat, words), seat, row);
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
