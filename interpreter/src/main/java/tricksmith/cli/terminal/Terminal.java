package tricksmith.cli.terminal;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * What a command reads from and writes to. Output often includes text from untrusted files, so
 * anything that would control the terminal is replaced.
 */
public final class Terminal {

  private final BufferedReader in;
  private final PrintWriter out;
  private final PrintWriter err;
  private final PrintWriter verbatimOut;
  private final PrintWriter verbatimErr;
  private final boolean outIsSeen;
  private final boolean errIsSeen;
  private final int columns;
  private final Locale locale;

  /**
   * Creates a terminal.
   *
   * @param outIsSeen whether standard output goes to a human rather than to a file or program
   * @param errIsSeen the same for standard error
   * @param columns the width
   * @param locale the language of messages until another is chosen
   */
  public Terminal(
      BufferedReader in,
      PrintWriter out,
      PrintWriter err,
      boolean outIsSeen,
      boolean errIsSeen,
      int columns,
      Locale locale) {
    this.in = in;
    this.verbatimOut = out;
    this.verbatimErr = err;
    this.out = new PrintWriter(new HarmlessWriter(out), true);
    this.err = new PrintWriter(new HarmlessWriter(err), true);
    this.outIsSeen = outIsSeen;
    this.errIsSeen = errIsSeen;
    this.columns = columns;
    this.locale = locale;
  }

  public static Terminal ofProcess(Locale locale) {
    boolean outIsSeen = TerminalCheck.isTerminal(1);
    return new Terminal(
        new BufferedReader(new InputStreamReader(StandardInput.open(), StandardCharsets.UTF_8)),
        writer(FileDescriptor.out),
        writer(FileDescriptor.err),
        outIsSeen,
        TerminalCheck.isTerminal(2),
        TerminalWidth.ofProcess(outIsSeen),
        locale);
  }

  private static PrintWriter writer(FileDescriptor descriptor) {
    return new PrintWriter(new OutputWriter(new FileOutputStream(descriptor)), true);
  }

  public BufferedReader in() {
    return in;
  }

  /** Standard output for untrusted text. */
  public PrintWriter out() {
    return out;
  }

  /** Standard error for untrusted text. */
  public PrintWriter err() {
    return err;
  }

  /** Standard output for control sequences, or for text to be passed on unchanged. */
  public PrintWriter verbatimOut() {
    return verbatimOut;
  }

  /** Standard error for control sequences, or for text to be passed on unchanged. */
  public PrintWriter verbatimErr() {
    return verbatimErr;
  }

  /** Whether standard output goes to a human. */
  public boolean outIsSeen() {
    return outIsSeen;
  }

  /** Whether standard error goes to a human. */
  public boolean errIsSeen() {
    return errIsSeen;
  }

  /** The maximum number of columns in a line. */
  public int columns() {
    return columns;
  }

  public Locale locale() {
    return locale;
  }
}
