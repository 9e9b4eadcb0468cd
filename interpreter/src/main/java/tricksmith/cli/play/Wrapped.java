package tricksmith.cli.play;

import java.util.ArrayList;
import java.util.List;
import tricksmith.source.DisplayWidth;

/** Lays out items side by side, wrapping to as many lines as they need. */
final class Wrapped {

  private static final String GAP = "   ";

  private Wrapped() {}

  /** Lines of at most {@code columns} columns, unless a single item is wider. */
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
