package tricksmith.cli.script;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tricksmith.cli.terminal.Environment;
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
public final class TestCommand implements Callable<Integer> {

  private final Environment environment;

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "Scripts (*.trick).")
  private List<Path> files = List.of();

  @Option(names = "--json", description = "Prints the results as JSON.")
  private boolean json;

  public TestCommand(Environment environment) {
    this.environment = environment;
  }

  @Override
  public Integer call() {
    List<TestedFile> tested = files.stream().map(TestedFile::test).toList();
    TestReport report = new TestReport(tested, environment.messages());
    if (json) {
      report.printJson(environment.terminal().out());
    } else {
      report.printText(environment.terminal().out());
    }
    return tested.stream().mapToInt(TestedFile::exitCode).max().orElse(ExitCode.FINE);
  }
}
