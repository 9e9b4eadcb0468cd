package tricksmith.cli.terminal;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * The input and output of a command. Output often includes text from untrusted files, so anything
 * that would control the terminal is replaced.
 */
public final class Terminal {

  private final BufferedReader in;
  private final TextOutput out;
  private final TextOutput err;
  private final PrintWriter unwrappedOut;
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
   * @param width lines are wrapped to it where a human reads them; if the user has set it, always
   * @param locale the language of messages until another is chosen
   */
  public Terminal(
      BufferedReader in,
      PrintWriter out,
      PrintWriter err,
      boolean outIsSeen,
      boolean errIsSeen,
      TerminalWidth width,
      Locale locale) {
    this.in = in;
    this.verbatimOut = out;
    this.verbatimErr = err;
    this.out = text(out, outIsSeen, width);
    this.err = text(err, errIsSeen, width);
    this.unwrappedOut = TextOutput.unlimited(out);
    this.outIsSeen = outIsSeen;
    this.errIsSeen = errIsSeen;
    this.columns = width.columns();
    this.locale = locale;
  }

  private static TextOutput text(PrintWriter stream, boolean isSeen, TerminalWidth width) {
    return isSeen || width.isSet()
        ? TextOutput.wrapped(stream, width.columns())
        : TextOutput.unlimited(stream);
  }

  public static Terminal ofProcess(Locale locale) {
    boolean outIsSeen = TerminalCheck.isTerminal(TerminalWidth.OUT);
    boolean errIsSeen = TerminalCheck.isTerminal(TerminalWidth.ERR);
    return new Terminal(
        new BufferedReader(new InputStreamReader(StandardInput.open(), StandardCharsets.UTF_8)),
        writer(FileDescriptor.out),
        writer(FileDescriptor.err),
        outIsSeen,
        errIsSeen,
        TerminalWidth.ofProcess(outIsSeen, errIsSeen),
        locale);
  }

  private static PrintWriter writer(FileDescriptor descriptor) {
    return new PrintWriter(new OutputWriter(new FileOutputStream(descriptor)), true);
  }

  public BufferedReader in() {
    return in;
  }

  /** Standard output for untrusted text. */
  public TextOutput out() {
    return out;
  }

  /** Standard output for untrusted text with a layout of its own, such as scripts and JSON. */
  public PrintWriter unwrappedOut() {
    return unwrappedOut;
  }

  /** Standard error for untrusted text. */
  public TextOutput err() {
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

  /** How many columns to lay out a table of cards or alternatives for, wherever output goes. */
  public int columns() {
    return columns;
  }

  public Locale locale() {
    return locale;
  }
}
