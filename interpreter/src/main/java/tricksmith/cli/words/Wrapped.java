package tricksmith.cli.words;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
      for (String piece : pieces(item, room)) {
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

  /** Cuts an item into pieces that fit, between characters as readers see them. */
  private static List<String> pieces(String item, int room) {
    if (DisplayWidth.of(item) <= room) {
      return List.of(item);
    }
    List<String> pieces = new ArrayList<>();
    BreakIterator characters = BreakIterator.getCharacterInstance(Locale.ROOT);
    characters.setText(item);
    int begin = 0;
    int width = 0;
    int start = characters.first();
    for (int end = characters.next(); end != BreakIterator.DONE; end = characters.next()) {
      int own = DisplayWidth.of(item.substring(start, end));
      if (width + own > room && start > begin) {
        pieces.add(item.substring(begin, start));
        begin = start;
        width = 0;
      }
      width += own;
      start = end;
    }
    pieces.add(item.substring(begin));
    return pieces;
  }
}
