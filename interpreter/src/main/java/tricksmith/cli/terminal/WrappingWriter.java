package tricksmith.cli.terminal;

import java.io.Writer;
import tricksmith.source.DisplayWidth;

/** Wraps lines that are wider than a terminal. */
final class WrappingWriter extends PassingWriter {

  private final int columns;

  /** What has been written of a line that has not ended yet. */
  private final StringBuilder pending = new StringBuilder();

  /** How many columns of that line have been passed on already, such as those of a prompt. */
  private int begun;

  WrappingWriter(Writer writer, int columns) {
    super(writer);
    this.columns = columns;
  }

  @Override
  public void write(char[] signs, int from, int count) {
    int begin = from;
    for (int place = from; place < from + count; place++) {
      if (signs[place] == '\n') {
        pending.append(signs, begin, place - begin);
        endLine("\n");
        begin = place + 1;
      }
    }
    pending.append(signs, begin, from + count - begin);
  }

  /** Passes on the line so far, wrapped, and its end; an empty one if the line goes on. */
  private void endLine(String end) {
    boolean windows = !pending.isEmpty() && pending.charAt(pending.length() - 1) == '\r';
    int before = begun;
    String lineEnd = windows ? "\r\n" : "\n";
    String text = " ".repeat(begun) + pending.substring(0, pending.length() - (windows ? 1 : 0));
    String wrapped = String.join(lineEnd, Paragraph.lines(text, columns));
    begun = end.isEmpty() ? DisplayWidth.of(text) % columns : 0;
    pending.setLength(0);
    passOn(wrapped.substring(Math.min(before, wrapped.length())));
    passOn(windows ? "\r" + end : end);
  }

  @Override
  public void flush() {
    endLine("");
    super.flush();
  }
}
