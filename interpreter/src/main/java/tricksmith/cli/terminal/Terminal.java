package tricksmith.cli.terminal;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * Where a command reads and writes. Most of what is written comes from files of strangers: what it
 * would do to a terminal, beyond being shown, is replaced.
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
   * A terminal.
   *
   * @param outIsSeen whether a human sees the output, and not a file or another program
   * @param errIsSeen likewise
   * @param columns how wide it is
   * @param locale whose language the user is greeted in
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

  /** The terminal of this process: its standard input, output and error. */
  public static Terminal ofProcess(Locale locale) {
    return new Terminal(
        new BufferedReader(new InputStreamReader(StandardInput.open(), StandardCharsets.UTF_8)),
        writer(FileDescriptor.out),
        writer(FileDescriptor.err),
        TerminalCheck.isTerminal(1),
        TerminalCheck.isTerminal(2),
        TerminalWidth.ofProcess(),
        locale);
  }

  private static PrintWriter writer(FileDescriptor descriptor) {
    return new PrintWriter(new OutputWriter(new FileOutputStream(descriptor)), true);
  }

  public BufferedReader in() {
    return in;
  }

  /** Standard output, for text that may be anybody's. */
  public PrintWriter out() {
    return out;
  }

  /** Standard error, for text that may be anybody's. */
  public PrintWriter err() {
    return err;
  }

  /** Standard output for what the program itself says to the terminal, or passes on as it is. */
  public PrintWriter verbatimOut() {
    return verbatimOut;
  }

  /** The same for standard error. */
  public PrintWriter verbatimErr() {
    return verbatimErr;
  }

  /** Whether a human sees the output. */
  public boolean outIsSeen() {
    return outIsSeen;
  }

  /** Whether a human sees what goes wrong. */
  public boolean errIsSeen() {
    return errIsSeen;
  }

  /** How many columns a line may have. */
  public int columns() {
    return columns;
  }

  public Locale locale() {
    return locale;
  }
}
