package tricksmith.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tricksmith.cli.terminal.ExitCode;

/** {@code tricksmith test}: is it as the scripts expect? */
@Command(
    name = "test",
    description = "Runs the tests that stand in scripts.",
    footer = {
      "",
      "Exit codes: 0 all tests pass, 1 a test fails or a script has errors, 2 usage,",
      "3 a file cannot be read."
    })
final class Test implements Callable<Integer> {

  private final Main program;

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "Scripts (*.trick).")
  private List<Path> files = List.of();

  @Option(names = "--json", description = "Prints the results as JSON.")
  private boolean json;

  Test(Main program) {
    this.program = program;
  }

  @Override
  public Integer call() {
    List<TestedFile> tested = files.stream().map(TestedFile::test).toList();
    TestReport report = new TestReport(tested, program.messages());
    if (json) {
      report.printJson(program.terminal().out());
    } else {
      report.printText(program.terminal().out());
    }
    return tested.stream().mapToInt(TestedFile::exitCode).max().orElse(ExitCode.FINE);
  }
}
