package tricksmith.cli.terminal;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * Where a command reads and writes.
 *
 * @param outIsSeen whether a human sees the output, and not a file or another program
 * @param errIsSeen likewise
 * @param locale whose language the user is greeted in
 */
public record Terminal(
    BufferedReader in,
    PrintWriter out,
    PrintWriter err,
    boolean outIsSeen,
    boolean errIsSeen,
    Locale locale) {

  /** The terminal of this process: its standard input, output and error. */
  public static Terminal ofProcess(Locale locale) {
    return new Terminal(
        new BufferedReader(
            new InputStreamReader(new FileInputStream(FileDescriptor.in), StandardCharsets.UTF_8)),
        writer(FileDescriptor.out),
        writer(FileDescriptor.err),
        TerminalCheck.isTerminal(1),
        TerminalCheck.isTerminal(2),
        locale);
  }

  private static PrintWriter writer(FileDescriptor descriptor) {
    return new PrintWriter(new OutputWriter(new FileOutputStream(descriptor)), true);
  }
}
