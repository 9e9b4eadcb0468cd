package tricksmith.editor.learning;

import static tricksmith.editor.node.Wrapping.wrapped;

import java.util.List;
import tricksmith.editor.signs.NumberedLine;

/** What a game is about, and the lines of its script that match the search. */
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
      add(new NumberedLine(line.number(), line.text(), "learn-line"));
    }
  }
}
