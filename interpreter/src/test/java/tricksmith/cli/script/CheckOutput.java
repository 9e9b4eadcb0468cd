package tricksmith.cli.script;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.Terminal;
import tricksmith.cli.terminal.TerminalWidth;
import tricksmith.script.GameScript;

/** What {@code check} prints about scripts that tests have read and played already. */
public final class CheckOutput {
  private CheckOutput() {}

  /** Returns it for a script with what its first matches show. */
  public static String of(GameScript played) {
    StringWriter out = new StringWriter();
    Terminal terminal =
        new Terminal(
            new BufferedReader(Reader.nullReader()),
            new PrintWriter(out),
            new PrintWriter(Writer.nullWriter()),
            false,
            false,
            new TerminalWidth(80, false),
            Locale.ENGLISH);
    CheckedFile checked = new CheckedFile.Read(played);
    new CheckReport(List.of(checked), new Messages(Locale.ENGLISH)).printText(terminal.out());
    terminal.out().flush();
    return out.toString();
  }
}
