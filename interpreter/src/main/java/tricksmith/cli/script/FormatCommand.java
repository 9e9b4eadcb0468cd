package tricksmith.cli.script;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tricksmith.cli.terminal.Environment;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.Refusal;
import tricksmith.cli.terminal.Terminal;
import tricksmith.cli.terminal.TextFiles;
import tricksmith.source.Diagnostic;
import tricksmith.source.ReadResult;
import tricksmith.source.ReadingProblem;
import tricksmith.source.Source;
import tricksmith.source.Span;

/** {@code tricksmith format}: formats scripts in the canonical layout. */
@Command(
    name = "format",
    description = "Formats scripts in place.",
    footer = {
      "",
      "Exit codes: 0 fine, 1 errors in a script, or with --check one that is not formatted,"
          + " 2 usage, 3 a file cannot be read or written."
    })
public final class FormatCommand implements Callable<Integer> {

  private static final Path STANDARD_INPUT = Path.of("-");

  /** The decoder's replacement for bytes that are not UTF-8. */
  private static final char UNREADABLE = '\uFFFD';

  private final Environment environment;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Scripts (*.trick); - formats standard input to standard output.")
  private List<Path> files = List.of();

  @Option(
      names = "--check",
      description = "Changes nothing and lists the scripts that are not formatted.")
  private boolean check;

  @Option(names = "--stdout", description = "Changes nothing and prints the formatted scripts.")
  private boolean stdout;

  @Option(names = "--json", description = "Prints the results as JSON.")
  private boolean json;

  public FormatCommand(Environment environment) {
    this.environment = environment;
  }

  @Override
  public Integer call() {
    boolean prints = !check && (stdout || files.contains(STANDARD_INPUT));
    if (stdout && check) {
      throw new Refusal(ExitCode.USAGE, both("--stdout", "--check"));
    }
    if (json && prints) {
      throw new Refusal(ExitCode.USAGE, both(stdout ? "--stdout" : "-", "--json"));
    }
    List<FormattedFile> formatted = files.stream().map(this::formatted).toList();
    report(new FormatReport(formatted, check, environment.messages()), prints);
    return formatted.stream().mapToInt(this::exitCode).max().orElse(ExitCode.FINE);
  }

  private String both(String option, String other) {
    return environment.messages().text("format.both", option, other);
  }

  private FormattedFile formatted(Path file) {
    if (file.equals(STANDARD_INPUT)) {
      return standardInput();
    }
    FormattedFile formatted = FormattedFile.of(file);
    return check || stdout
        ? formatted
        : formatted.written(file, new TextFiles(environment.messages()));
  }

  private FormattedFile standardInput() {
    String text = read();
    int unreadable = text.indexOf(UNREADABLE);
    Source source = new Source(STANDARD_INPUT.toString(), text);
    return unreadable < 0
        ? FormattedFile.of(source, false)
        : new UnreadFile(notUtf8(source, unreadable));
  }

  private static ReadResult.Failed notUtf8(Source source, int offset) {
    String line = Integer.toString(source.place(offset).line());
    return new ReadResult.Failed(
        source.name(), Diagnostic.of(ReadingProblem.NOT_UTF_8, new Span(0, 0), line));
  }

  private String read() {
    StringWriter text = new StringWriter();
    try {
      environment.terminal().in().transferTo(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  private void report(FormatReport report, boolean prints) {
    if (json) {
      report.printJson(environment.terminal().unwrappedOut());
    } else if (prints) {
      report.printScripts(asTheyAre(environment.terminal()), environment.terminal().err());
    } else {
      report.printText(environment.terminal().out());
    }
  }

  /** Output is verbatim for files and programs, and made harmless for humans. */
  private static PrintWriter asTheyAre(Terminal terminal) {
    return terminal.outIsSeen() ? terminal.unwrappedOut() : terminal.verbatimOut();
  }

  private int exitCode(FormattedFile file) {
    return check && file instanceof FormattedFile.Changed ? ExitCode.WRONG : file.exitCode();
  }
}
