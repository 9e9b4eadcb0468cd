package tricksmith.source;

/**
 * A line of text as a terminal displays it, and the line of {@code ^} beneath it.
 *
 * @param line the line with tabs expanded; a line that is too long is cut to the part around the
 *     place
 * @param underline spaces followed by at least one {@code ^}
 */
record Underlined(String line, String underline) {

  /** How many columns of a very long line to show. */
  private static final int WIDEST = 160;

  private static final String CUT = "…";

  /**
   * Underlines the characters from {@code start} to {@code end}, clipped to the line. An empty
   * range gets a single {@code ^}.
   *
   * @param columns how many there are for the line and a mark after it; of a very long line less is
   *     shown. A quarter of them stands before the place
   */
  static Underlined of(String line, int start, int end, int columns) {
    int from = Math.clamp(start, 0, line.length());
    int to = Math.clamp(end, from, line.length());
    int room = Math.min(columns, WIDEST) - 1;
    int first = first(line, from, room);

    StringBuilder shown = new StringBuilder(first > 0 ? CUT : "");
    StringBuilder marks = new StringBuilder(first > 0 ? " " : "");
    int column = marks.length();
    int index = first;
    while (index < line.length()) {
      int character = line.codePointAt(index);
      int next = index + Character.charCount(character);
      String cell = DisplayWidth.shown(character, marks.length());
      int width = DisplayWidth.of(cell);
      if (marks.length() + width > room - (next < line.length() ? 1 : 0)) {
        break;
      }
      if (index <= from) {
        column = marks.length();
      }
      shown.append(cell);
      marks.append((from <= index && index < to ? "^" : " ").repeat(width));
      index = next;
    }
    if (from >= index) {
      column = marks.length();
    }
    shown.append(index < line.length() ? CUT : "");
    return new Underlined(
        shown.toString().stripTrailing(), atLeastOne(marks.toString().stripTrailing(), column));
  }

  /** Where to begin, so that the place is seen. */
  private static int first(String line, int from, int room) {
    if (fits(line, room)) {
      return 0;
    }
    int first = from;
    for (int width = 0; first > 0; ) {
      int character = line.codePointBefore(first);
      width += Math.max(1, DisplayWidth.of(DisplayWidth.shown(character, 0)));
      if (width > room / 4) {
        break;
      }
      first -= Character.charCount(character);
    }
    return first;
  }

  private static boolean fits(String line, int room) {
    int width = 0;
    for (int index = 0; index < line.length() && width <= room; ) {
      int character = line.codePointAt(index);
      width += DisplayWidth.of(DisplayWidth.shown(character, width));
      index += Character.charCount(character);
    }
    return width <= room;
  }

  private static String atLeastOne(String marks, int column) {
    return marks.isEmpty() ? " ".repeat(column) + "^" : marks;
  }
}
