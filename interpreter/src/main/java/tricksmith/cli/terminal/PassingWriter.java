package tricksmith.cli.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;

/**
 * Passes text on to another writer, changed. Unlike those of the JDK it throws what the other one
 * does unchecked, through a {@link java.io.PrintWriter} too, which would keep an {@link
 * IOException} to itself.
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
