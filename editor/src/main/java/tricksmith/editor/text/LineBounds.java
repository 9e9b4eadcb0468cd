package tricksmith.editor.text;

import tricksmith.source.Span;

/** Lines of a text, which end in {@code \n}. */
final class LineBounds {
  private final String text;

  LineBounds(String text) {
    this.text = text;
  }

  /** Where the line begins in which a place is. */
  int startOf(int offset) {
    return text.lastIndexOf('\n', offset - 1) + 1;
  }

  /** Where it ends, without its line break. */
  int endOf(int offset) {
    int end = text.indexOf('\n', offset);
    return end < 0 ? text.length() : end;
  }

  /** The whole lines that a stretch touches; one that it ends before the first character of not. */
  Span around(Span stretch) {
    boolean endsBeforeALine =
        stretch.end() > stretch.start() && startOf(stretch.end()) == stretch.end();
    int last = endsBeforeALine ? stretch.end() - 1 : stretch.end();
    return new Span(startOf(stretch.start()), endOf(last));
  }

  /** The spaces with which a line begins. */
  String indentationAt(int offset) {
    int start = startOf(offset);
    int end = start;
    while (end < offset && text.charAt(end) == ' ') {
      end++;
    }
    return text.substring(start, end);
  }

  /** The spaces with which the line begins in which a place is, all of them. */
  String indentationOfLineAt(int offset) {
    return indentationAt(endOf(offset));
  }
}
