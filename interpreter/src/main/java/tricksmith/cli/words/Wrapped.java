package tricksmith.cli.words;

import java.util.ArrayList;
import java.util.List;
import tricksmith.cli.terminal.Paragraph;
import tricksmith.source.DisplayWidth;

/** Lays out items side by side, wrapping to as many lines as they need. */
public final class Wrapped {

  private static final String GAP = "   ";

  private Wrapped() {}

  /** Lines of at most {@code columns} columns. An item that is wider goes on in the next line. */
  public static List<String> lines(String indent, List<String> items, int columns) {
    int room = columns - indent.length();
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String item : items) {
      boolean begins = true;
      for (String piece : Paragraph.pieces(item, room)) {
        int width = DisplayWidth.of(line.toString()) + GAP.length() + DisplayWidth.of(piece);
        if (!line.isEmpty() && (width > columns || !begins)) {
          lines.add(line.toString());
          line.setLength(0);
        }
        line.append(line.isEmpty() ? indent : GAP).append(piece);
        begins = false;
      }
    }
    if (!line.isEmpty()) {
      lines.add(line.toString());
    }
    return lines;
  }
}
