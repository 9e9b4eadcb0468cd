package tricksmith.cli.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;

/**
 * Changes text and passes it on to another writer. Unlike the writers of the JDK, it throws the
 * failures of the other one unchecked, so that they also get through a {@link java.io.PrintWriter},
 * which would swallow an {@link IOException}.
 */
abstract class PassingWriter extends Writer {

  private final Writer writer;

  PassingWriter(Writer writer) {
    this.writer = writer;
  }

  final void passOn(String text) {
    try {
      writer.write(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void flush() {
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
