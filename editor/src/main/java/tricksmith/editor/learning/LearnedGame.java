package tricksmith.editor.learning;

import java.util.List;
import java.util.stream.IntStream;
import tricksmith.recipe.Recipe;
import tricksmith.source.Source;

/**
 * A game to learn from.
 *
 * @param title in the reader's language
 * @param about a sentence; may be empty
 * @param text its script
 */
public record LearnedGame(String title, String about, String text) {

  record Line(int number, String text) {}

  /**
   * Returns the first lines with one of these words, without comments. The words are in lower case.
   */
  List<Line> linesWith(List<String> words, int most) {
    List<String> lines = text.lines().toList();
    return IntStream.range(0, lines.size())
        .mapToObj(place -> new Line(place + 1, Source.withoutComment(lines.get(place))))
        .filter(line -> words.stream().anyMatch(Recipe.wordsOf(line.text())::contains))
        .limit(most)
        .toList();
  }
}
