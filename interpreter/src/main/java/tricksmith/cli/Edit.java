package tricksmith.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import tricksmith.cli.terminal.Environment;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.Refusal;

/** Stands in for the editor where it is not there, and says how to get it. */
@Command(name = "edit", description = "Opens the editor (not part of this installation).")
final class Edit implements Callable<Integer> {

  private final Environment environment;

  Edit(Environment environment) {
    this.environment = environment;
  }

  @Override
  public Integer call() {
    throw new Refusal(ExitCode.USAGE, environment.messages().text("edit.missing"));
  }
}
