package tricksmith.editor.learning;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import tricksmith.editor.signs.ScriptLine;

/** What a game is about, and the lines of it that one looks for. */
final class GamePage extends Page {
  private static final int MOST_LINES = 6;

  GamePage(Entry.OfGame found, LearningWords words) {
    super(found.game().title(), false);
    if (!found.game().about().isEmpty()) {
      add(wrapped(found.game().about(), "learn-about"));
    }
    List<LearnedGame.Line> lines = found.game().linesWith(found.words(), MOST_LINES);
    if (!lines.isEmpty()) {
      add(wrapped(words.say("lines"), "learn-heading"));
    }
    for (LearnedGame.Line line : lines) {
      Label number = new Label(String.valueOf(line.number()));
      number.getStyleClass().add("line-number");
      number.setMinWidth(USE_PREF_SIZE);
      ScriptLine text = new ScriptLine(line.text());
      HBox.setHgrow(text, Priority.ALWAYS);
      HBox row = new HBox(number, text);
      row.getStyleClass().add("learn-line");
      add(row);
    }
  }
}
