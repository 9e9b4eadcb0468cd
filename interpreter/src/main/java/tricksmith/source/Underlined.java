package tricksmith.source;

/**
 * A line of text as a terminal displays it, and the line of {@code ^} beneath it.
 *
 * @param line the line with tabs expanded; a very long line is cut to the part around the place
 * @param underline spaces followed by at least one {@code ^}
 */
record Underlined(String line, String underline) {

  /**
   * How many characters of a very long line to show; {@code BEFORE} of them stand before the place.
   */
  private static final int LONGEST = 160;

  private static final int BEFORE = 40;

  private static final String CUT = "…";

  /**
   * Underlines the characters from {@code start} to {@code end}, clipped to the line. An empty
   * range gets a single {@code ^}.
   */
  static Underlined of(String line, int start, int end) {
    int from = Math.clamp(start, 0, line.length());
    int to = Math.clamp(end, from, line.length());
    int first = line.length() > LONGEST ? whole(line, Math.max(0, from - BEFORE)) : 0;
    int last = whole(line, Math.min(line.length(), first + LONGEST));

    StringBuilder shown = new StringBuilder(first > 0 ? CUT : "");
    StringBuilder marks = new StringBuilder(first > 0 ? " " : "");
    int column = marks.length();
    for (int index = first; index < last; ) {
      int character = line.codePointAt(index);
      if (index <= from) {
        column = marks.length();
      }
      String cell = DisplayWidth.shown(character, marks.length());
      String mark = from <= index && index < to ? "^" : " ";
      shown.append(cell);
      marks.append(mark.repeat(DisplayWidth.of(cell)));
      index += Character.charCount(character);
    }
    if (from >= last) {
      column = marks.length();
    }
    shown.append(last < line.length() ? CUT : "");
    return new Underlined(
        shown.toString().stripTrailing(), atLeastOne(marks.toString().stripTrailing(), column));
  }

  private static String atLeastOne(String marks, int column) {
    return marks.isEmpty() ? " ".repeat(column) + "^" : marks;
  }

  /** Returns the index, moved back by one if it would split a surrogate pair. */
  private static int whole(String line, int index) {
    boolean inside =
        0 < index
            && index < line.length()
            && Character.isSurrogatePair(line.charAt(index - 1), line.charAt(index));
    return inside ? index - 1 : index;
  }
}
