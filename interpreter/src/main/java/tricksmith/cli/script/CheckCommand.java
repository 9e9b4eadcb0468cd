package tricksmith.cli.script;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tricksmith.cli.terminal.Environment;
import tricksmith.cli.terminal.ExitCode;

/** {@code tricksmith check}: checks scripts. */
@Command(
    name = "check",
    description = "Checks scripts.",
    footer = {
      "",
      "Exit codes: 0 no errors, 1 errors, 2 usage, 3 a file cannot be read.",
      "Warnings do not count as errors."
    })
public final class CheckCommand implements Callable<Integer> {

  private final Environment environment;

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "Scripts (*.trick).")
  private List<Path> files = List.of();

  @Option(names = "--json", description = "Prints the findings as JSON.")
  private boolean json;

  public CheckCommand(Environment environment) {
    this.environment = environment;
  }

  @Override
  public Integer call() {
    List<CheckedFile> checked = files.stream().map(CheckedFile::check).toList();
    CheckReport report = new CheckReport(checked, environment.messages());
    if (json) {
      report.printJson(environment.terminal().unwrappedOut());
    } else {
      report.printText(environment.terminal().out());
    }
    return exitCode(checked);
  }

  private static int exitCode(List<CheckedFile> checked) {
    if (checked.stream().anyMatch(UnreadFile.class::isInstance)) {
      return ExitCode.FILE;
    }
    return checked.stream().allMatch(CheckedFile::isRight) ? ExitCode.FINE : ExitCode.WRONG;
  }
}
