package tricksmith.cli.terminal;

import java.io.OutputStream;
import java.io.PrintWriter;

/** What tests of commands need of a terminal. */
public final class TerminalFixture {

  private TerminalFixture() {}

  /** Writes to a stream as the program writes to standard output. */
  public static PrintWriter writer(OutputStream stream) {
    return new PrintWriter(new OutputWriter(stream), true);
  }
}
