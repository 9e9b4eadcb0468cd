package tricksmith.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import tricksmith.cli.terminal.Environment;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.Refusal;

/** {@code tricksmith edit} in an installation without the editor: explains how to get it. */
@Command(name = "edit", description = "Opens the editor (not part of this installation).")
record MissingEditor(Environment environment) implements Callable<Integer> {
  @Override
  public Integer call() {
    throw new Refusal(ExitCode.USAGE, environment.messages().text("edit.missing"));
  }
}
