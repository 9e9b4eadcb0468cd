package tricksmith.cli.terminal;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/**
 * Writes UTF-8 whatever the platform's encoding. Throws on failure, whereas {@link
 * java.io.PrintWriter} would swallow it and let a long batch run on for nothing.
 */
final class OutputWriter extends Writer {

  private final Writer writer;

  OutputWriter(OutputStream stream) {
    this.writer = new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
  }

  @Override
  public void write(char[] signs, int from, int count) {
    try {
      writer.write(signs, from, count);
    } catch (IOException e) {
      throw new LostOutput(e);
    }
  }

  @Override
  public void flush() {
    try {
      writer.flush();
    } catch (IOException e) {
      throw new LostOutput(e);
    }
  }

  @Override
  public void close() {
    flush();
  }
}
