package tricksmith.editor.text;

import tricksmith.source.Span;

/** Finds the bounds of lines, which end in {@code \n}. */
record LineBounds(String text) {
  int startOf(int offset) {
    return text.lastIndexOf('\n', offset - 1) + 1;
  }

  /** Returns the end of the line that holds an offset, without its line break. */
  int endOf(int offset) {
    int end = text.indexOf('\n', offset);
    return end < 0 ? text.length() : end;
  }

  /**
   * Returns the whole lines that a stretch touches; a line that it only reaches the start of does
   * not count.
   */
  Span around(Span stretch) {
    boolean endsBeforeALine =
        stretch.end() > stretch.start() && startOf(stretch.end()) == stretch.end();
    int last = endsBeforeALine ? stretch.end() - 1 : stretch.end();
    return new Span(startOf(stretch.start()), endOf(last));
  }

  /** Returns the indentation of a line, up to an offset in it. */
  String indentationAt(int offset) {
    int start = startOf(offset);
    int end = start;
    while (end < offset && text.charAt(end) == ' ') {
      end++;
    }
    return text.substring(start, end);
  }

  String indentationOfLineAt(int offset) {
    return indentationAt(endOf(offset));
  }
}
