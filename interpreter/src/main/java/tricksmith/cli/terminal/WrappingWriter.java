package tricksmith.cli.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import tricksmith.source.DisplayWidth;

/** Wraps lines that are wider than a terminal. */
final class WrappingWriter extends Writer {

  private final Writer writer;
  private final int columns;

  /** What has been written of a line that has not ended yet. */
  private final StringBuilder pending = new StringBuilder();

  /** How many columns of that line have been passed on already, such as those of a prompt. */
  private int begun;

  WrappingWriter(Writer writer, int columns) {
    this.writer = writer;
    this.columns = columns;
  }

  @Override
  public void write(char[] signs, int from, int count) {
    int begin = from;
    for (int place = from; place < from + count; place++) {
      if (signs[place] == '\n') {
        pending.append(signs, begin, place - begin);
        passOn("\n");
        begin = place + 1;
      }
    }
    pending.append(signs, begin, from + count - begin);
  }

  /** Passes on the line so far, wrapped. */
  private void passOn(String end) {
    boolean windows = !pending.isEmpty() && pending.charAt(pending.length() - 1) == '\r';
    int before = begun;
    String lineEnd = windows ? "\r\n" : "\n";
    String text = " ".repeat(begun) + pending.substring(0, pending.length() - (windows ? 1 : 0));
    String wrapped = String.join(lineEnd, Paragraph.lines(text, columns));
    begun = end.isEmpty() ? DisplayWidth.of(text) % columns : 0;
    pending.setLength(0);
    try {
      writer.write(wrapped.substring(Math.min(before, wrapped.length())));
      writer.write(windows ? "\r" + end : end);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void flush() {
    passOn("");
    try {
      writer.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    flush();
  }
}
