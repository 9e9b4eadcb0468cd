package tricksmith.cli.terminal;

import java.io.PrintWriter;
import java.io.Writer;

/**
 * Output of untrusted text for people. It is made harmless, and wrapped where the number of columns
 * is limited.
 */
public final class TextOutput extends PrintWriter {

  private static final int UNLIMITED = Integer.MAX_VALUE;

  private final int columns;

  private TextOutput(Writer writer, int columns) {
    super(new HarmlessWriter(writer), true);
    this.columns = columns;
  }

  static TextOutput wrapped(Writer writer, int columns) {
    return new TextOutput(new WrappingWriter(writer, columns), columns);
  }

  /** Output to a file or another program. */
  static TextOutput unlimited(Writer writer) {
    return new TextOutput(writer, UNLIMITED);
  }

  /** The most columns of a line, for what can be laid out better than by wrapping it. */
  public int columns() {
    return columns;
  }
}
