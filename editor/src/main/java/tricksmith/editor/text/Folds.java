package tricksmith.editor.text;

import java.util.Map;
import java.util.TreeMap;
import tricksmith.source.Span;

/**
 * The folds of a text: blocks of more than one line.
 *
 * @param lastLines the last line of a block by its first; both from 0
 */
public record Folds(Map<Integer, Integer> lastLines) {

  public Folds {
    lastLines = Map.copyOf(lastLines);
  }

  public static Folds of(String text, BracketPairs brackets) {
    int[] lines = lineNumbers(text);
    Map<Integer, Integer> lastLines = new TreeMap<>();
    for (Span block : brackets.blocks()) {
      int first = lines[block.start()];
      int last = lines[block.end() - 1];
      if (last > first) {
        lastLines.merge(first, last, Math::max);
      }
    }
    return new Folds(lastLines);
  }

  private static int[] lineNumbers(String text) {
    int[] lines = new int[text.length()];
    int line = 0;
    for (int i = 0; i < lines.length; i++) {
      lines[i] = line;
      line += text.charAt(i) == '\n' ? 1 : 0;
    }
    return lines;
  }

  public boolean beginsIn(int line) {
    return lastLines.containsKey(line);
  }
}
