package tricksmith.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Locale;
import tricksmith.cli.terminal.Terminal;
import tricksmith.cli.terminal.TerminalWidth;
import tricksmith.players.Policies;
import tricksmith.players.PolicyStore;

/** Runs commands as the process would, with captured output. */
public final class CapturedCommand {

  private static final int COLUMNS = 80;

  static {
    // Match files may name the bundled scripts, which the launcher usually tells where they are.
    System.setProperty("tricksmith.home", "..");
  }

  private final String input;
  private final boolean seen;
  private final TerminalWidth width;

  private CapturedCommand(String input, boolean seen) {
    this(input, seen, new TerminalWidth(COLUMNS, false));
  }

  private CapturedCommand(String input, boolean seen, TerminalWidth width) {
    this.input = input;
    this.seen = seen;
    this.width = width;
  }

  /** What a command has left. */
  public record Ran(int exitCode, String out, String err) {

    /** Its output, if all was well. */
    String fine() {
      assertThat(err).isEmpty();
      assertThat(exitCode).as(out).isZero();
      return out;
    }
  }

  /** Without anything typed. */
  public static Ran run(Object... arguments) {
    return new CapturedCommand("", false).ran(arguments);
  }

  /** With lines typed by somebody. */
  static CapturedCommand typing(String... lines) {
    return new CapturedCommand(input(lines), false);
  }

  /** With lines typed by somebody at a terminal. */
  static CapturedCommand typingSeen(String... lines) {
    return new CapturedCommand(input(lines), true);
  }

  private static String input(String... lines) {
    return lines.length == 0 ? "" : String.join("\n", lines) + "\n";
  }

  /** With a terminal that somebody looks at. */
  static CapturedCommand seen() {
    return new CapturedCommand("", true);
  }

  /** For a reader who has set how wide lines may be. */
  static CapturedCommand within(int columns, String... lines) {
    return new CapturedCommand(input(lines), false, new TerminalWidth(columns, true));
  }

  Ran ran(Object... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    Terminal terminal =
        new Terminal(
            new BufferedReader(new StringReader(input)),
            new PrintWriter(out, true),
            new PrintWriter(err, true),
            seen,
            seen,
            width,
            Locale.ENGLISH);
    String[] words = new String[arguments.length];
    for (int i = 0; i < words.length; i++) {
      words[i] = arguments[i].toString();
    }
    int exitCode =
        LastResort.guard(
            terminal,
            () ->
                Main.commandLine(terminal, CapturedCommand::learningLittle, words).execute(words));
    return new Ran(exitCode, out.toString(), err.toString());
  }

  /** Bots learn little, and nothing is kept. */
  static Policies learningLittle(Policies.Spectator spectator) {
    return new Policies(25_000, PolicyStore.NOTHING, spectator);
  }

  /** A terminal without input, the output of which is of no interest. */
  static Terminal terminal() {
    return new Terminal(
        new BufferedReader(new StringReader("")),
        new PrintWriter(new StringWriter()),
        new PrintWriter(new StringWriter()),
        false,
        false,
        new TerminalWidth(COLUMNS, false),
        Locale.ENGLISH);
  }

  /**
   * A script among the resources of the tests: below the working directory, as match files want.
   */
  static Path script(String name) {
    return Path.of("src", "test", "resources", "tricksmith", "cli", name);
  }
}
