package tricksmith.cli.play;

import java.util.ArrayList;
import java.util.List;
import tricksmith.source.DisplayWidth;

/** Items side by side, on as many lines as they need. */
final class Wrapped {

  private static final String GAP = "   ";

  private Wrapped() {}

  /** Lines of at most so many columns, unless an item alone has more. */
  static List<String> lines(String indent, List<String> items, int columns) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String item : items) {
      int width = DisplayWidth.of(line.toString()) + GAP.length() + DisplayWidth.of(item);
      if (!line.isEmpty() && width > columns) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? indent : GAP).append(item);
    }
    if (!line.isEmpty()) {
      lines.add(line.toString());
    }
    return lines;
  }
}
