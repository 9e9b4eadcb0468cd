package tricksmith.cli.play;

import java.util.ArrayList;
import java.util.List;

/** Items side by side, on as many lines as they need. */
final class Wrapped {

  private static final int WIDTH = 78;
  private static final String GAP = "   ";

  private Wrapped() {}

  static List<String> lines(String indent, List<String> items) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String item : items) {
      if (!line.isEmpty() && line.length() + GAP.length() + item.length() > WIDTH) {
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
