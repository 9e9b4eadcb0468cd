package tricksmith.cli.script;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tricksmith.cli.game.StepsOption;
import tricksmith.cli.game.ThreadsOption;
import tricksmith.cli.terminal.Environment;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.Progress;
import tricksmith.mutation.MutationAnalysis;
import tricksmith.mutation.TriedMutations;
import tricksmith.program.evaluation.Budget;
import tricksmith.script.GameScript;

/** {@code tricksmith test}: runs the tests in scripts. */
@Command(
    name = "test",
    description = "Runs the tests in scripts.",
    footer = {
      "",
      "Exit codes: 0 all tests pass, 1 a test fails or a script has errors, 2 usage, 3 a file"
          + " cannot be read."
    })
public final class TestCommand implements Callable<Integer> {

  private final Environment environment;

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "Scripts (*.trick).")
  private List<Path> files = List.of();

  @Option(names = "--json", description = "Prints the results as JSON.")
  private boolean json;

  @Option(
      names = "--mutants",
      description =
          "Alters each script in many small ways, one at a time, and lists the alterations that"
              + " neither a test nor a warning notices.")
  private boolean mutants;

  @Option(
      names = {"-t", "--threads"},
      paramLabel = "T",
      description = "With --mutants: number of threads (default: one for each processor).")
  private @Nullable Integer threads;

  @Mixin private StepsOption steps = new StepsOption();

  public TestCommand(Environment environment) {
    this.environment = environment;
  }

  @Override
  public Integer call() {
    Budget budget = steps.budget(environment.messages());
    List<TestedFile> tested = files.stream().map(file -> TestedFile.test(file, budget)).toList();
    TestReport report = new TestReport(tested, environment.messages());
    if (mutants && tested.stream().allMatch(file -> file.exitCode() == ExitCode.FINE)) {
      reportMutants(tested, budget);
    } else if (json) {
      report.printJson(environment.terminal().unwrappedOut());
    } else {
      report.printText(environment.terminal().out());
    }
    return tested.stream().mapToInt(TestedFile::exitCode).max().orElse(ExitCode.FINE);
  }

  private void reportMutants(List<TestedFile> tested, Budget budget) {
    Messages messages = environment.messages();
    int workers = ThreadsOption.of(threads, messages);
    List<MutantReport.File> analysed = new ArrayList<>();
    for (TestedFile file : tested) {
      if (file instanceof TestedFile.Tested(GameScript script, _)) {
        analysed.add(
            new MutantReport.File(script.source().name(), mutantsOf(script, budget, workers)));
      }
    }
    MutantReport report = new MutantReport(analysed, messages);
    if (json) {
      report.printJson(environment.terminal().unwrappedOut());
    } else {
      report.printText(environment.terminal().out());
    }
  }

  private TriedMutations mutantsOf(GameScript script, Budget budget, int workers) {
    Messages messages = environment.messages();
    int all = Math.max(1, MutationAnalysis.size(script));
    try (Progress progress =
        new Progress(environment.terminal(), messages, all, "progress.mutants")) {
      return MutationAnalysis.of(script, budget, workers, progress::done);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException();
    }
  }
}
